"""SECURITY.md keeps its word: each test that it names is there. And the audit is honest."""

import re

import pytest

from tests.audit import UNREACHED, report
from tests.contract.documents import ROOT, defined_in

NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
PROMISES = (ROOT / "SECURITY.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("file", "test"), sorted(set(NAMED.findall(PROMISES))))
def test_every_test_named_in_the_promises_exists(file: str, test: str) -> None:
    assert test.startswith("test_")
    assert test in defined_in(ROOT / file)


def test_every_promise_names_a_test() -> None:
    promised = PROMISES.partition("## What is promised")[2].partition("## Versions")[0]
    for promise in re.split(r"\n- ", promised)[1:]:
        assert NAMED.search(promise), promise


def package(name: str, *problems: str) -> dict[str, object]:
    vulns = [{"id": problem, "fix_versions": ["2"]} for problem in problems]
    return {"name": name, "version": "1", "vulns": vulns}


SKIPPED = {"name": "pillow", "skip_reason": "not found"}


def test_what_was_not_looked_up_is_not_called_free_of_problems() -> None:
    assert report(None) == (0, UNREACHED)
    assert report({"dependencies": [SKIPPED]}) == (0, UNREACHED)
    code, text = report({"dependencies": [SKIPPED, package("yarl")]})
    assert (code, text) == (
        0,
        "1 versions looked up, 0 known problems\n1 not checked: pillow",
    )


def test_a_known_problem_is_named_and_fails() -> None:
    code, text = report({"dependencies": [package("yarl"), package("idna", "X-1")]})
    assert code == 1
    assert "idna 1: X-1, mended in 2" in text
