"""Which language somebody reads."""

from bot.store.people import Person
from bot.words import LANGUAGES


def language_of(person: Person) -> str:
    """The one they chose, else that of their Discord as last seen, else the first we have."""
    return person.language or person.seen or LANGUAGES[0]
