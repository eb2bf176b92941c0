"""A form on somebody's screen: what is filled in already, and what is sent when it is submitted."""

from collections.abc import Mapping
from typing import Any

from playground.discord import limits
from playground.discord.world import Json, Modal
from playground.people.typed import Impossible


def fields(modal: Modal) -> dict[str, Json]:
    """The parts that can be filled, by label."""
    found: dict[str, Json] = {}
    for part in modal.components:
        if part["type"] == limits.LABEL:
            found[part["label"]] = part["component"]
        for inner in part.get("components") or []:
            found[inner.get("label") or inner["custom_id"]] = inner
    return found


def filled(modal: Modal, values: Mapping[str, Any]) -> list[Json]:
    """The components that a client sends; what nobody touched keeps what it showed."""
    known = fields(modal)
    for label in values:
        if label not in known:
            raise Impossible(f"the form has no {label!r}; it has {', '.join(known)}")
    return [_part(part, values) for part in modal.components if _sent(part)]


def _sent(part: Json) -> bool:
    return part["type"] in (limits.LABEL, limits.ROW, limits.TEXT)


def _part(part: Json, values: Mapping[str, Any]) -> Json:
    number = part.get("id") or 0
    if part["type"] == limits.TEXT:
        return {"type": limits.TEXT, "id": number}
    if part["type"] == limits.LABEL:
        inner = _field(part["component"], part["label"], values)
        return {"type": limits.LABEL, "id": number, "component": inner}
    inside = [_field(f, f.get("label") or f["custom_id"], values) for f in part["components"]]
    return {"type": limits.ROW, "id": number, "components": inside}


def _field(field: Json, label: str, values: Mapping[str, Any]) -> Json:
    sent: Json = {
        "type": field["type"],
        "id": field.get("id") or 0,
        "custom_id": field["custom_id"],
    }
    given = values.get(label)
    match field["type"]:
        case 4:
            return sent | {"value": _text(field, label, given)}
        case 21:
            chosen = _options(field, label, None if given is None else [given], most=1)
            return sent | {"value": chosen[0] if chosen else None}
        case 22:
            return sent | {"values": _options(field, label, given, most=len(field["options"]))}
        case 23:
            return sent | {"value": bool(field.get("default") if given is None else given)}
        case 3:
            picked = [given] if isinstance(given, str) else given
            return sent | {"values": _options(field, label, picked, most=1)}
    picked = [] if given is None else given if isinstance(given, list | tuple) else [given]
    return sent | {"values": [str(person.id) for person in picked]}


def _text(field: Json, label: str, given: Any) -> str:
    text = (field.get("value") or "") if given is None else str(given)
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if field.get("required", True) is not False and not text:
        raise Impossible(f"{label!r} must be filled in")
    if text and not least <= len(text) <= most:
        raise Impossible(f"{label!r} takes {least} to {most} characters")
    return text


def _options(field: Json, label: str, given: Any, *, most: int) -> list[str]:
    """Values of the options that were named by label or value."""
    options = field["options"]
    if given is None:
        chosen = [option["value"] for option in options if option.get("default")]
    else:
        chosen = [_value(options, label, wanted) for wanted in given]
    most = field.get("max_values") or most
    required = field.get("required", True) is not False
    least = field.get("min_values")
    least = int(required) if least is None else least
    if (chosen or required) and not least <= len(chosen) <= most:
        raise Impossible(f"{label!r} takes {least} to {most}, not {len(chosen)}")
    return chosen


def _value(options: list[Json], label: str, wanted: str) -> str:
    for option in options:
        if wanted in (option["label"], option["value"]):
            return str(option["value"])
    raise Impossible(f"{label!r} does not offer {wanted!r}")
