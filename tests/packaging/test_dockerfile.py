"""The Dockerfile's steps, run in a plain virtual environment: no engine for containers is needed.

What is not run is what needs root or an engine: the base image, the user, the volume. That the
image is slim, runs as nobody special and keeps its games in a volume is read from the file.
"""

import asyncio
import json
import re
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from dockerfile_parse import DockerfileParser
from dotenv import dotenv_values

from bot.config import load
from playground import Playground
from tests.packaging.environments import ROOT, clean, interpreter

Step = tuple[str, str]


def steps() -> list[Step]:
    parser = DockerfileParser(str(ROOT / "Dockerfile"), cache_content=True)
    return [(step["instruction"], step["value"]) for step in parser.structure]


def values(instruction: str) -> list[str]:
    return [value for name, value in steps() if name == instruction]


def test_the_image_is_slim_and_runs_as_nobody_special() -> None:
    assert [value.split()[0] for value in values("FROM")] == ["python:3.11-slim"] * 2
    (user,) = values("USER")
    assert user not in ("root", "0")
    assert f" {user} " in " ".join(values("RUN")), "the user is made"
    assert values("VOLUME") == ["/data"]
    assert "DATABASE=/data/sixpips.db" in values("ENV")[0]
    assert steps()[-1] == ("CMD", '["run"]')


def test_every_file_that_is_copied_reaches_the_builder() -> None:
    kept = {line[1:] for line in ignored() if line.startswith("!")}
    for value in values("COPY"):
        *sources, _ = [word for word in value.split() if not word.startswith("--")]
        if "--from" not in value:
            assert set(sources) <= kept
            assert all((ROOT / source).exists() for source in sources)


def ignored() -> list[str]:
    return (ROOT / ".dockerignore").read_text().splitlines()


class Machine:
    """A folder in the place of the image's file system."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        self.environment: dict[str, str] = {}
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = trial.getsockname()[1]
        (folder / "data").mkdir()

    def inside(self, text: str) -> str:
        """Paths of the image as paths of the folder, and a port that is free here."""
        text = text.replace("8081", str(self.port))
        return re.sub(r"(?<![\w.])/(opt/sixpips|src|data)\b", rf"{self.root}/\1", text)

    def build(self) -> None:
        """Runs every step that needs neither root nor an engine."""
        place = self.root
        for instruction, value in steps():
            if instruction == "WORKDIR":
                place = Path(self.inside(value))
                place.mkdir(parents=True, exist_ok=True)
            elif instruction == "COPY" and "--from" not in value:
                self.copy(value.split(), place)
            elif instruction == "RUN" and "useradd" not in value:
                command = re.sub(r"^python\b", interpreter(), self.inside(value))
                subprocess.run(command, shell=True, check=True, cwd=place, env=clean())
            elif instruction == "ENV":
                pairs = re.findall(r"(\w+)=(\S+)", self.inside(value))
                self.environment |= {k: v.replace("$PATH", clean()["PATH"]) for k, v in pairs}

    def copy(self, words: list[str], place: Path) -> None:
        *sources, target = words
        for source in sources:
            if (ROOT / source).is_dir():
                skip = shutil.ignore_patterns("__pycache__")
                shutil.copytree(ROOT / source, place / target, ignore=skip)
            else:
                shutil.copy(ROOT / source, place / target)

    def program(self, instruction: str) -> list[str]:
        (value,) = values(instruction)
        return list(json.loads(self.inside(value[value.index("[") :])))

    async def run(self, words: list[str], **settings: str) -> asyncio.subprocess.Process:
        """By the image's own PATH and settings."""
        environment = clean(**{**self.environment, **settings})
        found = shutil.which(words[0], path=environment["PATH"])
        assert found
        return await asyncio.create_subprocess_exec(
            found, *words[1:], env=environment, cwd=self.root / "data"
        )


@pytest.mark.wire
@pytest.mark.long
async def test_the_image_s_steps_make_a_bot_that_is_well(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    await asyncio.to_thread(machine.build)
    assert str(machine.environment["PATH"]).startswith(f"{tmp_path}/opt/sixpips/bin")
    check = machine.program("HEALTHCHECK")
    assert await (await machine.run(check)).wait() != 0, "nothing runs yet"
    async with Playground() as playground:
        playground.channel(playground.server("Friends"), "table")
        command = machine.program("ENTRYPOINT") + machine.program("CMD")
        bot = await machine.run(command, DISCORD_TOKEN=playground.token, PLAYGROUND=playground.url)
        try:
            await playground.registered(60)
            async with asyncio.timeout(30):
                while await (await machine.run(check)).wait():  # noqa: ASYNC110
                    await asyncio.sleep(0.2)
        finally:
            bot.terminate()
            await asyncio.wait_for(bot.wait(), 30)
    assert bot.returncode == 0
    assert (tmp_path / "data" / "sixpips.db").exists(), "the games are in the volume"


def test_compose_starts_one_process_and_has_a_profile_for_many() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    by_default = [name for name, service in services.items() if "profiles" not in service]
    assert by_default == ["sixpips"]
    assert services["sixpips"]["environment"]["DATABASE"].startswith("/data/")
    assert "games:/data" in services["sixpips"]["volumes"]
    many = {name for name, service in services.items() if service.get("profiles") == ["workers"]}
    assert many == {"worker", "postgres", "proxy"}
    assert services["worker"]["environment"]["INTERACTIONS"] == "http"
    assert (ROOT / "deploy" / "Caddyfile").exists()
    port = services["worker"]["environment"]["PORT"]
    assert f"port {port}" in (ROOT / "deploy" / "Caddyfile").read_text()


NAMED = re.compile(r"^(?:# )?(\w+)=", re.MULTILINE)
"""A setting in `.env.example`, also where it only states its default."""


def test_every_setting_that_is_named_exists() -> None:
    example = set(NAMED.findall((ROOT / ".env.example").read_text()))
    of_compose = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text()))
    ours = {*compose("sixpips")["environment"], *compose("worker")["environment"]}
    ours |= {*unit_settings()} | {*image_settings()}
    assert (ours - OTHERS_OWN) | of_compose <= example


OTHERS_OWN = {"PATH", "PYTHONUNBUFFERED", "PGPASSWORD"}
"""Settings of Python and of PostgreSQL's clients."""


def image_settings() -> dict[str, str]:
    return dict(re.findall(r"(\w+)=(\S+)", " ".join(values("ENV"))))


def unit_settings() -> dict[str, str]:
    unit = (ROOT / "deploy" / "sixpips.service").read_text()
    return dict(re.findall(r"^Environment=(\w+)=(.*)$", unit, re.MULTILINE))


def compose(service: str) -> dict[str, Any]:
    return dict(yaml.safe_load((ROOT / "compose.yaml").read_text())["services"][service])


def filled_in(folder: Path, *, everything: bool) -> dict[str, str]:
    """What an `env_file` made from `.env.example` sets; with everything, also to empty values."""
    text = (ROOT / ".env.example").read_text()
    if everything:
        text = NAMED.sub(r"\1=", text)
    file = folder / ".env"
    file.write_text(text)
    pairs = {name: value or "" for name, value in dotenv_values(file).items()}
    return pairs | {"DISCORD_TOKEN": "abc", "PUBLIC_KEY": "0" * 64, "POSTGRES_PASSWORD": "secret"}


@pytest.mark.parametrize("everything", [False, True])
@pytest.mark.parametrize("service", ["sixpips", "worker"])
def test_containers_are_healthy_with_the_settings_that_they_get(
    service: str, everything: bool, tmp_path: Path
) -> None:
    """The image's `ENV`, then `env_file`, then `environment`: the later one wins."""
    described = compose(service)
    assert described["env_file"] == ".env"
    given = image_settings() | filled_in(tmp_path, everything=everything)
    settings = load(given | described["environment"], tmp_path / "none")
    assert f":{settings.health_port}/" in values("HEALTHCHECK")[0]
    if service == "worker":
        assert (settings.host, settings.port) == ("0.0.0.0", 8080)
        assert str(settings.database) == "the database sixpips on postgres:5432"
    else:
        assert settings.database == Path("/data/sixpips.db")


def test_one_process_needs_no_setting_of_the_workers() -> None:
    """Compose fills in the whole file before it looks at profiles: what it demands, all need."""
    text = (ROOT / "compose.yaml").read_text()
    assert re.findall(r"\$\{\w+", text) == re.findall(r"(\$\{\w+):-", text)


def test_a_container_is_healthy_without_compose(tmp_path: Path) -> None:
    """`docker run --env-file .env`."""
    given = image_settings() | filled_in(tmp_path, everything=False)
    settings = load(given, tmp_path / "none")
    assert f":{settings.health_port}/" in values("HEALTHCHECK")[0]
    assert (settings.host, settings.database) == ("0.0.0.0", Path("/data/sixpips.db"))


def test_the_unit_keeps_the_games_where_its_backups_look_for_them(tmp_path: Path) -> None:
    """With systemd `EnvironmentFile` wins over `Environment`."""
    given = unit_settings() | filled_in(tmp_path, everything=False)
    kept = str(load(given, tmp_path / "none").database)
    replicated = yaml.safe_load((ROOT / "deploy" / "litestream.yml").read_text())["dbs"]
    assert [each["path"] for each in replicated] == [kept]
    assert f" DATABASE={kept} " in (ROOT / "docs" / "hosting.md").read_text()


def test_systemd_takes_every_line_of_the_unit(tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("there is no systemd-analyze (Debian: systemd)")
    unit = (ROOT / "deploy" / "sixpips.service").read_text()
    here = tmp_path / "sixpips.service"
    here.write_text(unit.replace("/opt/sixpips/bin/sixpips", "/bin/true"))
    assert complaints(verify, here) == []
    here.write_text(f"{here.read_text()}\n[Service]\nRestart=sometimes\n")
    assert len(complaints(verify, here)) == 1, "else it would not look"


def complaints(verify: str, unit: Path) -> list[str]:
    """What it says of this unit: others of the machine are not ours."""
    ended = subprocess.run([verify, "verify", unit], capture_output=True, text=True, check=False)
    return [line for line in ended.stderr.splitlines() if unit.name in line]


def test_litestream_s_variables_are_explained() -> None:
    named = re.findall(r"\$\{(\w+)\}", (ROOT / "deploy" / "litestream.yml").read_text())
    text = (ROOT / "docs" / "hosting.md").read_text()
    assert named
    assert not [name for name in named if f"| `{name}` |" not in text]


@pytest.mark.parametrize("file", ["Procfile", "deploy/sixpips.service"])
def test_every_way_to_run_names_the_command(file: str) -> None:
    assert re.search(r"\bsixpips run$", (ROOT / file).read_text(), re.MULTILINE)
