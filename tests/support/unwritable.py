"""A folder that may be read and not written to, also where the tests run as root."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534


@contextmanager
def unwritable(*files: Path, files_alone: bool = False) -> Iterator[Path]:
    """Copies of the files in such a folder; while it is there, root is nobody in particular.

    `files_alone`: others may be made beside them.
    """
    folder = Path(tempfile.mkdtemp())
    for file in files:
        (folder / file.name).write_bytes(file.read_bytes())
        (folder / file.name).chmod(0o444)
    folder.chmod(0o777 if files_alone else 0o555)
    user = os.geteuid()
    if not user:
        os.seteuid(NOBODY)
    try:
        yield folder
    finally:
        os.seteuid(user)
        folder.chmod(0o755)
        shutil.rmtree(folder)
