"""What was needed last, and is likely to be needed again."""

from typing import TypeVar

T = TypeVar("T")

MOST = 64


class Lately(dict[int, T]):
    """A few things by their number. When there are too many, the longest unused one goes."""

    def put(self, number: int, thing: T) -> None:
        self.pop(number, None)
        self[number] = thing
        if len(self) > MOST:
            del self[next(iter(self))]
