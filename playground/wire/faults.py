"""Fault injection: responses that are late, lost, rate-limited or errors."""

import re

import msgspec


class Fault(msgspec.Struct, kw_only=True):
    """What happens to the next `times` requests whose method and path match the two patterns.

    `status` is sent instead of doing what was asked. `lose` does it, but closes the connection
    without a response; `refuse` closes the connection with nothing done. `delay` waits first, in
    seconds; a request whose sender has died meanwhile is dropped.
    """

    match: tuple[str, str] = (".*", ".*")
    times: int = 1
    status: int | None = None
    code: int = 0
    message: str = ""
    retry_after: float = 0.02
    lose: bool = False
    refuse: bool = False
    delay: float = 0.0

    def concerns(self, method: str, path: str) -> bool:
        """Whether a request matches."""
        wanted_method, pattern = self.match
        return bool(re.fullmatch(wanted_method, method) and re.search(pattern, path))

    @property
    def prevents(self) -> bool:
        """Whether the request is not carried out."""
        return self.refuse or self.status is not None


class Faults:
    """The faults that still wait for a request, and the latency of every response, in seconds."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.latency = 0.0

    def add(self, fault: Fault) -> Fault:
        """Plan a fault, after those that are planned already."""
        self.waiting.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """The first fault that concerns this request, which uses it up once."""
        fault = next((f for f in self.waiting if f.concerns(method, path)), None)
        if fault is not None:
            fault.times -= 1
            if fault.times <= 0:
                self.waiting.remove(fault)
        return fault
