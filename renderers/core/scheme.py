"""The colour schemes in which every picture can be shown."""

from typing import Literal, get_args

Scheme = Literal["standard", "red-green", "blue-yellow", "contrast"]
"""As designed; for people with deuteranopia or protanopia; with tritanopia; in strong contrast."""

OwnScheme = Scheme | Literal[""]
"""What somebody has chosen for themselves; empty: nothing."""

STANDARD: Scheme = "standard"
SCHEMES: tuple[Scheme, ...] = get_args(Scheme)
