"""The luck of a table: where its draws come from."""

import hmac
from collections.abc import Iterable

import msgspec

from bot.store.tables import Table
from rules.core.chance import KeyedLuck, KnownLuck, Luck, SameLuck


def luck_of(table: Table) -> Luck:
    """The luck of the next move, the way in which this game began."""
    if table.luck == "numbered":
        return Luck(table.seed, table.drawn)
    root = bound(table.seed, str(table.anchor), (word.text for word in table.words))
    if table.throws:
        return KnownLuck(root, table.drawn, table.throws)
    return (SameLuck if table.series else KeyedLuck)(root, table.drawn)


def bound(secret: bytes, message: str, words: Iterable[str]) -> bytes:
    """What all draws come from: the secret, with what came to the table after it was fixed.

    The secret is promised in a message before Discord has given that message its number, and before
    the players have added their words; so nobody can have chosen it with the dice in mind.
    """
    return hmac.digest(secret, msgspec.json.encode([message, *words]), "sha256")
