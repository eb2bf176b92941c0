"""Bad days: answers that are late, lost, limited or broken, as many times as asked for."""

import re

import msgspec


class Fault(msgspec.Struct, kw_only=True):
    """What happens to the next `times` requests that match (method, pattern of the path).

    `status` answers in Discord's place, with nothing done. `lose` does what was asked and closes
    the connection without an answer; `refuse` closes it with nothing done. `delay` only waits; a
    request whose sender has died meanwhile never arrives.
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
        wanted_method, pattern = self.match
        return bool(re.fullmatch(wanted_method, method) and re.search(pattern, path))


class Faults:
    """The faults that still wait for a request, and the latency of every answer."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.latency = 0.0

    def add(self, fault: Fault) -> Fault:
        self.waiting.append(fault)
        return fault

    def taken(self, method: str, path: str) -> Fault | None:
        """The first fault that concerns this request, counted down."""
        fault = next((f for f in self.waiting if f.concerns(method, path)), None)
        if fault is not None:
            fault.times -= 1
            if fault.times <= 0:
                self.waiting.remove(fault)
        return fault
