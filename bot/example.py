"""`.env.example`, which explains every setting."""

from importlib import metadata
from pathlib import Path

NAME = ".env.example"


def example() -> str:
    """Its text: it stands beside the code in a checkout, and with a wheel where pip has put it."""
    beside = Path(__file__).parents[1] / NAME
    return (beside if beside.exists() else _installed()).read_text(encoding="utf-8")


def _installed() -> Path:
    shipped = metadata.files("sixpips") or ()
    return next(Path(str(file.locate())) for file in shipped if file.name == NAME)
