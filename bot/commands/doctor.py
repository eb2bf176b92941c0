"""`/doctor`: what is missing, by name."""

from bot import __version__
from bot.handlers.opening import FOR_THREADS, NEEDED, WANTED, missing
from bot.ui.screen import Screen
from bot.visit import Visit


async def doctor(visit: Visit) -> None:
    """Permissions in this channel, direct messages, database and version."""
    say = visit.say
    lines = [
        *(_permission(visit, name) for name in _needed(visit)),
        await _direct_messages(visit),
        _line(await visit.app.store.works(), say("doctor-database")),
        _line(True, say("doctor-version", value=__version__)),
    ]
    await visit.whisper(Screen(head="\n".join([f"## {say('doctor-head')}", *lines])))


def _needed(visit: Visit) -> tuple[str, ...]:
    return tuple(dict.fromkeys(NEEDED + WANTED + FOR_THREADS)) if visit.guild else ()


def _permission(visit: Visit, name: str) -> str:
    met = not missing(visit.interaction, (name,))
    return _line(met, visit.say(f"permission-{name.replace('_', '-')}"))


async def _direct_messages(visit: Visit) -> str:
    """Tried for real, so that the answer is today's."""
    test = Screen(head=visit.say("doctor-dm"))
    sent = await visit.app.delivery.send_direct(visit.user, test)
    return _line(sent is not None, visit.say("doctor-dms" if sent else "doctor-dms-closed"))


def _line(good: bool, text: str) -> str:
    return f"{'✅' if good else '❌'} {text}"
