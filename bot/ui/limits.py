"""Discord's limits, in one place."""

from typing import Any

BUTTON_LABEL = 80
OPTION_TEXT = 100
PLACEHOLDER = 150
MENU_ENTRIES = 25
CUSTOM_ID = 100
COMPONENTS = 40
TEXT = 4000
ALT = 1024
MODAL_TITLE = 45
MODAL_PARTS = 5
NAME = 32
FILE = 10 * 1024 * 1024


def cut(text: str, most: int) -> str:
    """The text, or as much of it as fits, with an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def walk(components: list[dict[str, Any]]) -> Any:
    """All of them, those inside others too."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "accessory" in component:
            yield component["accessory"]
