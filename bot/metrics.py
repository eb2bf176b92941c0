"""Figures for whoever watches the bot, in Prometheus' format; `bot/incoming/health.py` serves them.

They tell how many, how long and of which kind: no person, no server, no name, no token.
"""

import logging
import time
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from typing import Any

import aiohttp
import discord
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

TOO_MANY = 429
ACKNOWLEDGED = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
SHOWN = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds: the buckets of the histograms. Discord waits three for an acknowledgement."""


class Press:
    """A press, form or command on its way through the bot: its number, and when it came."""

    def __init__(self, number: int, metrics: "Metrics") -> None:
        self.id = number
        self.metrics = metrics
        self.began = time.perf_counter()
        self.acknowledged = self.shown = False

    @property
    def age(self) -> float:
        """Seconds since it came."""
        return time.perf_counter() - self.began


PRESS: ContextVar[Press | None] = ContextVar("press", default=None)
"""The one that the running task answers; tasks which it begins belong to the same one."""


def board_shown() -> None:
    """The messages of a table are up to date; if a press led to that, it took so long."""
    press = PRESS.get()
    if press is not None and not press.shown:
        press.shown = True
        press.metrics.boards.observe(press.age)


class Metrics:
    """The counters of one bot; nothing is global, so several bots can run in one process."""

    def __init__(self) -> None:
        self.registry = mine = CollectorRegistry()
        ProcessCollector(registry=mine)
        self.interactions = Counter(
            "sixpips_interactions",
            "Presses, forms, commands and suggestions that came in",
            ("kind", "what"),
            registry=mine,
        )
        self.acknowledgements = Histogram(
            "sixpips_acknowledgement_seconds",
            "From an interaction to its acknowledgement by Discord",
            buckets=ACKNOWLEDGED,
            registry=mine,
        )
        self.boards = Histogram(
            "sixpips_board_seconds",
            "From an interaction to the messages of its table being up to date",
            buckets=SHOWN,
            registry=mine,
        )
        self.requests = Counter(
            "sixpips_discord_requests",
            "Answers of Discord; those that count as `token` are limited to fifty a second",
            ("counts", "status"),
            registry=mine,
        )
        self.rate_limited = Counter(
            "sixpips_discord_rate_limited", "Requests that Discord refused with 429", registry=mine
        )
        self.errors = Counter(
            "sixpips_errors", "Errors in the log, by where they happened", ("where",), registry=mine
        )

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A figure that is looked up when somebody asks for it."""
        Gauge(f"sixpips_{name}", about, registry=self.registry).set_function(value)

    def watch_count(self, name: str, about: str, value: Callable[[], float]) -> None:
        """The same of one that only grows."""
        self.registry.register(_Count(f"sixpips_{name}", about, value))

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)

    # ── what is counted ──────────────────────────────────────────────────────────────────────────

    def came(self, interaction: discord.Interaction) -> Press:
        """From here on the running task answers this interaction."""
        press = Press(interaction.id, self)
        PRESS.set(press)
        return press

    def counted(self, kind: str, what: str) -> None:
        """An interaction of a kind is answered: which control or command it was."""
        self.interactions.labels(kind, what).inc()

    def trace(self) -> aiohttp.TraceConfig:
        """Counts every answer of Discord, by the library's own hook for that."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._answered)
        return trace

    async def _answered(
        self, _session: Any, _context: Any, params: aiohttp.TraceRequestEndParams
    ) -> None:
        path, status = params.url.path, params.response.status
        callback = "/interactions/" in path
        counts = "interaction" if callback or "/webhooks/" in path else "token"
        self.requests.labels(counts, str(status)).inc()
        if status == TOO_MANY:
            self.rate_limited.inc()
        press = PRESS.get()
        if callback and press is not None and not press.acknowledged:
            press.acknowledged = True
            self.acknowledgements.observe(press.age)


class _Count(Collector):
    """A counter whose value stands somewhere else."""

    def __init__(self, name: str, about: str, value: Callable[[], float]) -> None:
        self.name, self.about, self.value = name, about, value

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Its value now."""
        yield CounterMetricFamily(self.name, self.about, self.value())


class Errors(logging.Handler):
    """Counts what the log calls an error, wherever it happened: a library logs what escapes us."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self.metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """One more of this place."""
        self.metrics.errors.labels(record.name).inc()
