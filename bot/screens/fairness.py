"""The promise of fair dice: what is fixed before a game, and what anybody can check after it."""

from collections.abc import Iterable

from bot.store.tables import Table
from bot.tables.record import shown_digest
from bot.ui.markup import link_to_lobby, shortened
from bot.words import Speaker
from rules.core.chance import commitment


def promised(table: Table, say: Speaker) -> Iterable[str]:
    """The fingerprint of the secret in short, and the words that were added to it."""
    yield f"-# {say('seed-promised', value=shortened(commitment(table.seed)))}"
    if table.words:
        yield f"-# {_words(table, say)}"


def kept(table: Table, say: Speaker) -> Iterable[str]:
    """At the end: the secret, its fingerprint, and the digest of the game, in short."""
    promise = shortened(commitment(table.seed))
    if table.secret:
        yield f"-# {say('seed-promised', value=promise)}"
    else:
        yield f"-# {say('seed-shown', value=shortened(table.seed.hex()), name=promise)}"
    if table.record:
        yield f"-# {say('record-shown', value=shortened(shown_digest(table.record)))}"


def signature(table: Table, say: Speaker) -> str:
    """The secret in short for the final picture; nothing before it may be known."""
    return "" if table.secret else say("picture-signature", value=shortened(table.seed.hex()))


def whole(table: Table, say: Speaker) -> Iterable[str]:
    """Everything in full, as far as it may be known."""
    yield say("fair-fingerprint", value=commitment(table.seed))
    if table.luck == "keyed" and table.anchor:
        yield say("fair-message", value=str(table.anchor), link=link_to_lobby(table))
    if table.words:
        yield _words(table, say)
    if not table.secret:
        yield say("fair-secret", value=table.seed.hex())
    if table.record:
        yield say("fair-record", value=shown_digest(table.record))


def _words(table: Table, say: Speaker) -> str:
    words = [say("word-added", text=word.text) for word in table.words]
    return say("words-added", who=say.listed(words))
