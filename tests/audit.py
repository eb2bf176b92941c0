"""`make audit`: known problems of the pinned versions, where an index of them can be reached.

The checker is fetched into a folder that is thrown away, so that nothing of the project needs it.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

PINNED = Path(__file__).parents[1] / "constraints.txt"
UNREACHED = "not checked: the checker, or the index that it asks, cannot be reached from here"


def audited(folder: Path) -> Mapping[str, Any] | None:
    """What the checker found; None where it could not be fetched or learnt nothing."""
    python = folder / "bin" / "python"
    quiet = ("--quiet", "--disable-pip-version-check")
    wanted = ("--requirement", str(PINNED), "--no-deps", "--disable-pip", "--format", "json")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    fetched = subprocess.run(
        [python, "-m", "pip", "install", *quiet, "pip-audit"], check=False, capture_output=True
    )
    if fetched.returncode:
        return None
    ended = subprocess.run(
        [python, "-m", "pip_audit", *wanted], check=False, capture_output=True, text=True
    )
    try:
        found: Mapping[str, Any] = json.loads(ended.stdout)
    except json.JSONDecodeError:
        return None
    return found


def report(found: Mapping[str, Any] | None) -> tuple[int, str]:
    """An exit code and lines to read. What was not looked up is never called free of problems."""
    packages = [] if found is None else found["dependencies"]
    known = [package for package in packages if "skip_reason" not in package]
    if not known:
        return 0, UNREACHED
    unknown = sorted(package["name"] for package in packages if "skip_reason" in package)
    problems = [
        f"{package['name']} {package['version']}: {problem['id']}, mended in {mended(problem)}"
        for package in known
        for problem in package["vulns"]
    ]
    lines = [f"{len(known)} versions looked up, {len(problems)} known problems", *problems]
    if unknown:
        lines.append(f"{len(unknown)} not checked: {', '.join(unknown)}")
    return int(bool(problems)), "\n".join(lines)


def mended(problem: Mapping[str, Any]) -> str:
    return ", ".join(problem.get("fix_versions") or ()) or "no version yet"


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        code, text = report(audited(Path(folder)))
    sys.stdout.write(f"{text}\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
