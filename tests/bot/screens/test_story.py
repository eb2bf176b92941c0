"""The story of a turn: what one player did in a row is one line; milestones stand out."""

from bot.screens.story import fitting, lines_of
from bot.ui.screen import Screen, layout
from bot.words import Speaker
from bot.words.signs import MARK, length, sign, undrawn
from renderers.catalog import PICTURES
from rules.core.record import Event
from rules.desfausse.events import NobodyCalled, NobodyCursed, Stopped
from rules.think_str8.state import Revealed, RoundBegins
from rules.think_str8.state import Rolled as Colours
from rules.tres_fute_4ever.events import CrossedBlue, Gained, TookDie, UsedMark, WroteGreen
from rules.yahtzee.state import Rolled, SheetOver, StartingRoll, Starts, UpperBonus, Wrote

OVER = SheetOver(sheet=1, seats=(1,), points=212)


def story(*events: Event, game: str = "yahtzee", language: str = "en") -> list[str]:
    """The lines without their icons."""
    declared = PICTURES[game].story
    say = Speaker(language, game, ["Ana", "Ben", "Cleo"], icon=declared.icon)
    return [undrawn(line.text) for line in lines_of(events, say, declared)]


def roll(seat: int, number: int, *dice: int) -> Rolled:
    return Rolled(seat=seat, roll=number, count=5, dice=dice)


def test_a_turn_is_a_line_with_the_name_once() -> None:
    turn = (
        roll(0, 1, 1, 5, 1, 4, 4),
        roll(0, 2, 5, 4, 4, 4, 4),
        Wrote(seat=0, box="fours", points=16),
        UpperBonus(seat=0, points=35),
    )
    assert story(*turn) == ["**Ana** rolls 1 5 1 4 4 → 5 4 4 4 4 · Fours: **16** · upper bonus +35"]


def test_the_next_turn_of_the_same_player_is_another_line() -> None:
    wrote = Wrote(seat=0, box="chance", points=20)
    assert len(story(roll(0, 1, 1), wrote, roll(0, 1, 2), wrote)) == 2


def test_a_milestone_is_a_line_of_its_own_in_bold() -> None:
    wrote, starts = Wrote(seat=0, box="chance", points=20), Starts(seat=0, sheet=2)
    first, milestone, last = story(wrote, OVER, starts)
    assert first == "**Ana** Chance: **20**"
    assert milestone == "**Round 1 is over. Highest total: Ben with 212.**"
    assert last == "**Ana** starts round 2"


def test_several_of_a_kind_are_gathered_in_one_sentence() -> None:
    start = [StartingRoll(seat=seat, dice=(1, 2, 3, 4, 5), points=15 + seat) for seat in range(3)]
    assert story(*start) == ["For the start: Ana 15, Ben 16 and Cleo 17."]
    assert story(*start, language="fr") == ["Pour commencer\u202f: Ana 15, Ben 16 et Cleo 17."]
    stopped = [Stopped(seat=seat) for seat in (1, 2)]
    assert story(*stopped, game="desfausse") == ["**Ben** and **Cleo** stop."]
    assert story(stopped[0], game="desfausse") == ["**Ben** stops"]


def test_events_of_the_table_are_joined_only_to_those_that_are_named() -> None:
    calls = [NobodyCalled(value=value) for value in (2, 3, 4)]
    told = story(NobodyCursed(), *calls, game="desfausse")
    assert told == ["Nobody is cursed. 2s, 3s and 4s: nobody."]
    assert story(Stopped(seat=0), *calls, game="desfausse")[1] == "2s, 3s and 4s: nobody."


def test_the_roll_of_a_round_follows_its_milestone() -> None:
    begins = RoundBegins(round=2, rounds=9, seat=0)
    told = story(begins, Colours(seat=0, dice=("green", "blue", "red")), game="think-str8")
    assert told == ["**Round 2/9 · Ana** rolls green, blue, red"]


def test_a_bonus_that_is_used_at_once_is_not_said_twice() -> None:
    told = story(
        TookDie(seat=0, dice="green-1", tray=(), lower=0),
        WroteGreen(seat=0, number=1, triangle="lower", cell=1),
        Gained(seat=0, bonus=("blue",)),
        UsedMark(seat=0, mark="blue"),
        CrossedBlue(seat=0, row=1, column=6),
        game="tres-fute-4ever",
    )
    assert told == [
        "**Ana** takes **Green 1**: green 1, cell 1 bottom ⇒ blue “?”: blue, row 1, column 6"
    ]


def test_a_reveal_says_what_each_colour_gave() -> None:
    shown = Revealed(seat=0, cards=(4, 7, 0), marks=(5, -2, 0), points=3, score=21)
    assert story(shown, game="think-str8") == [
        "**Ana** blue 4 (+5), green 7 (−2) and yellow 0 (no guess) → **3 points**, 21 in all"
    ]


def test_icons_are_sent_as_emojis_and_words_stay_where_there_are_none() -> None:
    text = f"- **Ana** {sign('die-4')}4 {sign('die-5')}5"
    assert shown(text, {"die4": "<:die4:17>"}) == "- **Ana** <:die4:17>4 5"
    assert length(text) == len("- **Ana** 4 5") + 2 * len("<:die4:12345678901234567890>")


def test_a_story_too_long_with_its_icons_is_told_without() -> None:
    line = f"- {sign('die-4')}4 " * 8
    assert any(MARK.search(text) for text in fitting([line], 400))
    assert not any(MARK.search(text) for text in fitting([line], 200))
    assert fitting([line, "- the last"], 20) == ["- the last"]
    many = shown(line * 20, {"die4": f"<:die4:{10**18}>"})
    assert len(many) < 4000
    assert "<:" not in many


def shown(story: str, icons: dict[str, str]) -> str:
    """The story of a message as it is sent."""
    view = layout(Screen(head="Head", story=story), icons)  # type: ignore[arg-type]
    texts = [item["content"] for item in view.to_components()[0]["components"]]
    return str(texts[1])
