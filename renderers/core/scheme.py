"""The colour schemes in which every picture can be shown."""

from typing import Literal, get_args

Scheme = Literal["standard", "red-green", "blue-yellow", "contrast"]
"""As designed; for people with deuteranopia or protanopia; with tritanopia; in strong contrast."""

STANDARD: Scheme = "standard"
SCHEMES: tuple[Scheme, ...] = get_args(Scheme)
