"""What was needed last, and is likely to be needed again."""

from typing import TypeVar

T = TypeVar("T")


class Lately(dict[int, T]):
    """A few things by their number. When there are too many, the longest unused one goes."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def put(self, number: int, thing: T) -> None:
        self.pop(number, None)
        self[number] = thing
        if len(self) > self.most:
            del self[next(iter(self))]
