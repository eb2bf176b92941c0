"""Names and descriptions of commands in every language, from the Fluent files."""

import discord
from discord import app_commands

from bot.ui.limits import OPTION_TEXT
from bot.words import LANGUAGES, Speaker
from bot.words.sanitize import cut

LOCALES = {"fr": (discord.Locale.french,)}
"""Discord's locales for the languages beside the first."""


def word(message: str, **facts: str) -> app_commands.locale_str:
    """A command's word: in the first language, and a key for the others."""
    return app_commands.locale_str(Speaker(LANGUAGES[0])(message), message=message, **facts)


def game_word(game: str) -> app_commands.locale_str:
    """A game's name, as a choice."""
    return app_commands.locale_str(
        Speaker(LANGUAGES[0], game)("game-name"), message="game-name", game=game
    )


def game_line(game: str) -> app_commands.locale_str:
    """A game's name and what it is about, as a choice; the line ends where Discord's room does."""
    return app_commands.locale_str(
        _game_line(LANGUAGES[0], game), message="game-about", game=game, line="1"
    )


def _game_line(language: str, game: str) -> str:
    say = Speaker(language, game)
    return cut(f"{say('game-name')} · {say('game-about')}", OPTION_TEXT)


class Translator(app_commands.Translator):
    """Finds a command's word in the language of a locale."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002  (the key says enough)
    ) -> str | None:
        """The word, where we have it in that language."""
        for language, locales in LOCALES.items():
            if locale in locales and "line" in string.extras:
                return _game_line(language, string.extras["game"])
            if locale in locales and "message" in string.extras:
                return Speaker(language, string.extras.get("game"))(string.extras["message"])
        return None
