"""Forms, which Discord's API calls modals: what one shows, and what a client submits."""

from collections.abc import Mapping
from typing import Any

from playground.discord.component_limits import text_length_range
from playground.discord.components import is_required, value_range
from playground.discord.enums import ComponentType
from playground.discord.world import Json, Modal
from playground.people.impossible import Impossible


class Form:
    """An open modal as a person sees it: its title, and its fields by label."""

    def __init__(self, modal: Modal) -> None:
        self.title = modal.title
        self.fields = fields(modal)

    @property
    def labels(self) -> list[str]:
        """The labels of the fields, from top to bottom."""
        return list(self.fields)


def fields(modal: Modal) -> dict[str, Json]:
    """The fields that can be filled, by label."""
    found: dict[str, Json] = {}
    for part in modal.components:
        if part["type"] == ComponentType.LABEL:
            found[part["label"]] = part["component"]
        for inner in part.get("components") or []:
            found[_label_in_row(inner)] = inner
    return found


def _label_in_row(field: Json) -> str:
    return str(field.get("label") or field["custom_id"])


def submitted_components(modal: Modal, values: Mapping[str, Any]) -> list[Json]:
    """The components that a client sends, with values by label; other fields stay as shown."""
    known = fields(modal)
    for label in values:
        if label not in known:
            raise Impossible(f"the form has no {label!r}; it has {', '.join(known)}")
    parts = (_submitted_part(part, values) for part in modal.components)
    return [part for part in parts if part is not None]


def _submitted_part(part: Json, values: Mapping[str, Any]) -> Json | None:
    """A top-level component as it is sent; None for those that are not."""
    sent: Json = {"type": part["type"], "id": part.get("id") or 0}
    match part["type"]:
        case ComponentType.TEXT_DISPLAY:
            return sent
        case ComponentType.LABEL:
            return sent | {"component": _submitted_field(part["component"], part["label"], values)}
        case ComponentType.ACTION_ROW:
            inside = [_submitted_field(f, _label_in_row(f), values) for f in part["components"]]
            return sent | {"components": inside}
    return None


def _submitted_field(field: Json, label: str, values: Mapping[str, Any]) -> Json:
    sent: Json = {
        "type": field["type"],
        "id": field.get("id") or 0,
        "custom_id": field["custom_id"],
    }
    given = values.get(label)
    match field["type"]:
        case ComponentType.TEXT_INPUT:
            return sent | {"value": _text(field, label, given)}
        case ComponentType.RADIO_GROUP:
            chosen = _options(field, label, given)
            return sent | {"value": chosen[0] if chosen else None}
        case ComponentType.CHECKBOX_GROUP | ComponentType.STRING_SELECT:
            return sent | {"values": _options(field, label, given)}
        case ComponentType.CHECKBOX:
            return sent | {"value": bool(field.get("default") if given is None else given)}
    return sent | {"values": [str(picked.id) for picked in listed(given)]}


def listed(given: Any) -> list[Any]:
    """What was given for a field, as a list: one value or several, or None for nothing."""
    if given is None:
        return []
    return list(given) if isinstance(given, list | tuple | set) else [given]


def _text(field: Json, label: str, given: Any) -> str:
    text = (field.get("value") or "") if given is None else str(given)
    least, most = text_length_range(field)
    if is_required(field) and not text:
        raise Impossible(f"{label!r} must be filled in")
    if text and not least <= len(text) <= most:
        raise Impossible(f"{label!r} takes {least} to {most} characters")
    return text


def _options(field: Json, label: str, given: Any) -> list[str]:
    """The values of the options given by label or value; if nothing was, of the defaults."""
    options = field["options"]
    if given is None:
        chosen = [option["value"] for option in options if option.get("default")]
    else:
        chosen = [_value(options, label, wanted) for wanted in listed(given)]
    least, most = value_range(field)
    if (chosen or is_required(field)) and not least <= len(chosen) <= most:
        raise Impossible(f"{label!r} takes {least} to {most}, not {len(chosen)}")
    return chosen


def _value(options: list[Json], label: str, wanted: str) -> str:
    for option in options:
        if wanted in (option["label"], option["value"]):
            return str(option["value"])
    raise Impossible(f"{label!r} does not offer {wanted!r}")
