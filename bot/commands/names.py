"""Names and descriptions of commands in every language, from the Fluent files."""

import discord
from discord import app_commands

from bot.words import LANGUAGES, Speaker

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
            if locale in locales and "message" in string.extras:
                return Speaker(language, string.extras.get("game"))(string.extras["message"])
        return None
