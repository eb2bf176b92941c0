"""`python whole_game.py SIXPIPS`: plays a whole game of Yahtzee against an installed bot.

It is run in an environment that has the wheel and nothing else, so it imports nothing of the tests.
The bot is the command SIXPIPS, and Discord is the playground of the same wheel.
"""

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from playground import Person, Playground
from playground.discord.world import Channel

MOST = 400
"""Moves of one person in a game of Yahtzee: far more than there can be."""


async def main(sixpips: str) -> None:
    """Opens a table with a robot, and plays until the game is over."""
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as playground:
            server = playground.server("Friends")
            channel = playground.channel(server, "table")
            ana = playground.person("Ana", servers=[server])
            bot = await started(sixpips, playground, Path(folder))
            try:
                await playground.registered(60)
                moves = await play(playground, ana, channel)
            finally:
                bot.terminate()
                await asyncio.wait_for(bot.wait(), 30)
            assert bot.returncode == 0, bot.returncode
            playground.verify()
    sys.stdout.write(f"a whole game in {moves} moves\n")


async def started(sixpips: str, playground: Playground, folder: Path) -> asyncio.subprocess.Process:
    """The bot, pointed at the playground."""
    return await asyncio.create_subprocess_exec(
        sixpips,
        "run",
        cwd=folder,
        env={
            **os.environ,
            "DISCORD_TOKEN": playground.token,
            "PLAYGROUND": playground.url,
            "DATABASE": str(folder / "sixpips.db"),
            "LOG_LEVEL": "warning",
        },
    )


async def play(playground: Playground, ana: Person, channel: Channel) -> int:
    """Ana types the first move that is suggested to her, until the game is over."""
    await ana.types(channel, "/play", game="yahtzee", robots=1)
    moves = 0
    while not over(ana, channel):
        offered = await ana.autocompletes(channel, "/move", "move", "")
        if offered:
            await ana.types(channel, "/move", move=offered[0][1])
            moves += 1
        else:
            await asyncio.sleep(0.05)  # the robot thinks
        await playground.quiet(0.01, 30)
        assert moves < MOST, "the game does not end"
    return moves


def over(ana: Person, channel: Channel) -> bool:
    """Whether the newest board offers another game."""
    boards = [seen for seen in ana.sees(channel) if seen.pictures]
    return bool(boards) and any(button.label == "Again?" for button in boards[-1].buttons)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
