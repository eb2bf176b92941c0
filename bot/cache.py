"""What was in use lately, and is likely to be wanted again."""

from typing import TypeVar

T = TypeVar("T")


class Lately(dict[int, T]):
    """A few things by their number. When there are too many, the one put in longest ago goes."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def put(self, number: int, thing: T) -> None:
        self.pop(number, None)
        self[number] = thing
        if len(self) > self.most:
            del self[next(iter(self))]
