"""Numbers as they are written in a language."""


def decimal(value: float, language: str, digits: int = 1) -> str:
    """With so many digits behind the point, or the comma."""
    written = f"{value:.{digits}f}".replace("-", "−")
    return written.replace(".", ",") if language == "fr" else written


def signed(value: float, language: str, digits: int = 1) -> str:
    """The same with its sign, whether plus or minus; what rounds to nothing has none."""
    written = decimal(value, language, digits)
    if not written.strip("−0.,"):
        return written.removeprefix("−")
    return written if written.startswith("−") else f"+{written}"
