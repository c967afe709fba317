"""The files for hosts mention only settings and commands that the program knows."""

import configparser
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from astrarium.cli.main import app
from astrarium.server.config import Config, ConfigError, Keep, Limits, Smtp, load
from tests.server.ports import free_port

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))


def understood(command: list[str]) -> bool:
    """Whether `astrarium` accepts these arguments."""
    assert CliRunner().invoke(app, ["serve", "--no-such-option"]).exit_code == 2
    return CliRunner().invoke(app, [*command, "--help"]).exit_code == 0


def compose(file: str = "compose.yaml") -> dict[str, Any]:
    yaml = pytest.importorskip("yaml")
    loaded: dict[str, Any] = yaml.safe_load((DEPLOY / file).read_text())
    return loaded


def test_the_settings_of_a_site_can_be_loaded() -> None:
    config = load(DEPLOY / "site.toml", {"ASTRARIUM_SECRET_KEY": "k" * 64})
    assert config.https
    assert config.database_url.startswith("postgresql://")
    assert config.nats
    assert config.thinkers == 0
    assert config.secret_key == "k" * 64
    text = (DEPLOY / "site.toml").read_text()
    mail = tomllib.loads(re.sub(r"^# (?=\[smtp\]|\w+ = )", "", text, flags=re.MULTILINE))["smtp"]
    assert msgspec.convert(mail, Smtp).port == 587
    assert "password" not in text.partition("[limits]")[0]


def test_the_handbook_explains_every_setting() -> None:
    text = (ROOT / "docs/hosting.md").read_text()
    for kind in (Config, Keep, Limits, Smtp):
        for field in msgspec.structs.fields(kind):
            assert f"`{field.name}`" in text or f"`[{field.name}]`" in text, field.name


def test_the_links_within_the_handbook_lead_somewhere() -> None:
    text = (ROOT / "docs/hosting.md").read_text()
    headings = {
        re.sub(r"[^a-z0-9 -]", "", line.lower()).replace(" ", "-") for line in re.findall(r"^#+ (.*)", text, re.M)
    }
    wanted = set(re.findall(r"\]\(#([^)]*)\)", text))
    assert len(wanted) > 8
    assert wanted <= headings
    for file in re.findall(r"`(deploy/[\w./-]+)`", text):
        assert (ROOT / file).exists(), file


def test_compose_has_all_that_a_site_needs() -> None:
    services = compose()["services"]
    assert {"postgres", "nats", "migrate", "node1", "node2", "worker", "backup", "proxy"} == set(services)
    settings = load(DEPLOY / "site.toml", {})
    for name in ("migrate", "node1", "node2", "worker"):
        service = services[name]
        assert understood(service["command"]), name
        assert [volume.split(":")[1] for volume in service["volumes"]] == ["/etc/astrarium/site.toml"]
        assert "/etc/astrarium/site.toml" in service["command"]
        assert {
            "PGPASSWORD",
            "ASTRARIUM_PUBLIC_URL",
            "ASTRARIUM_SECRET_KEY",
            "ASTRARIUM_NATS_PASSWORD",
        } == set(service["environment"])
    for name in ("node1", "node2"):
        assert services[name]["depends_on"]["migrate"]["condition"] == "service_completed_successfully"
    assert "-js" in services["nats"]["command"]
    assert settings.trusted_proxies == (services["proxy"]["networks"]["inside"]["ipv4_address"],)
    nodes = services["proxy"]["environment"]["ASTRARIUM_NODES"].split()
    assert nodes == [f"{name}:{settings.port}" for name in ("node1", "node2")]
    assert settings.nats == ("nats://astrarium@nats:4222",)
    assert f"@{'postgres'}/" in settings.database
    only_inside = [name for name, service in services.items() if "ports" not in service]
    assert set(services) - set(only_inside) == {"proxy"}


def test_a_small_site_is_one_process_with_its_file_behind_caddy() -> None:
    services = compose("small.yaml")["services"]
    assert set(services) == {"astrarium", "backup", "proxy"}
    settings = load(DEPLOY / "small.toml", {"ASTRARIUM_PUBLIC_URL": "https://Play.example.org/"})
    assert settings.public_url == "https://play.example.org"
    server, proxy = services["astrarium"], services["proxy"]
    assert understood(server["command"])
    mounts = dict(volume.split(":")[:2] for volume in server["volumes"])
    assert mounts["./small.toml"] == "/etc/astrarium/small.toml"
    assert "/etc/astrarium/small.toml" in server["command"]
    assert settings.database_url == f"sqlite:///{mounts['data']}/astrarium.db"
    assert settings.thinkers > 0, "no worker thinks for it"
    assert settings.nats == ()
    assert settings.https
    assert settings.trusted_proxies == (proxy["networks"]["inside"]["ipv4_address"],)
    assert proxy["environment"]["ASTRARIUM_NODES"] == f"astrarium:{settings.port}"
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert proxy == {
        **compose()["services"]["proxy"],
        **{key: proxy[key] for key in ("environment", "depends_on", "networks")},
    }


@pytest.mark.parametrize(("file", "server"), [("small.yaml", "astrarium"), ("compose.yaml", "node1")])
def test_the_name_of_a_site_is_typed_once(file: str, server: str) -> None:
    services = compose(file)["services"]
    site = services["proxy"]["environment"]["ASTRARIUM_SITE"]
    assert site.startswith("${ASTRARIUM_SITE:?")
    assert services[server]["environment"]["ASTRARIUM_PUBLIC_URL"] == f"https://{site}"
    assert "public_url" not in tomllib.loads((DEPLOY / "small.toml").read_text())


@pytest.mark.parametrize("file", ["small.yaml", "compose.yaml"])
def test_a_backup_is_made_each_day_and_kept_for_two_weeks(file: str, tmp_path: Path) -> None:
    """The script of compose, with a folder in the place of the volume and a program that writes what it is asked to."""
    described = compose(file)
    service = described["services"]["backup"]
    assert service["volumes"][-1] == "backups:/backup"
    assert "backups" in described["volumes"]
    assert "/backup" in (DEPLOY / "Dockerfile").read_text()
    (script,) = service["command"]
    (command,) = re.findall(r"\|\| astrarium (.*)", script)
    assert understood(shlex.split(command))
    config = shlex.split(command)[-1]
    assert config in [volume.split(":")[1] for volume in service["volumes"]]
    (tmp_path / "astrarium").write_text('#!/bin/sh\necho "$@" >> "$3"\n')
    (tmp_path / "astrarium").chmod(0o755)
    kept, old = (tmp_path / f"astrarium-{day}.jsonl.gz" for day in ("2026-01-02", "2026-01-01"))
    for path, days in ((kept, 2), (old, 16)):
        path.touch()
        os.utime(path, (time.time() - days * 86_400,) * 2)
    once = script.replace("$$", "$").replace("/backup", str(tmp_path)).replace("sleep 3600", "break")
    for _ in range(2):
        environ = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
        subprocess.run([*service["entrypoint"], once], env=environ, check=True)  # noqa: S603
    assert kept.exists()
    assert not old.exists()
    (today,) = {*tmp_path.glob("*.gz")} - {kept}
    assert today.read_text().splitlines() == [f"admin backup {today} --config {config}"]


def test_the_client_is_built_from_all_that_it_takes_from_outside_its_folder() -> None:
    docker = (DEPLOY / "Dockerfile").read_text().partition("\nFROM python")[0]
    copied = re.findall(r"^COPY (\S+) \.\./\S+$", docker, re.MULTILINE)
    assert copied
    sources = [file for kind in ("*.ts", "*.svelte", "*.mjs") for file in (ROOT / "web/src").rglob(kind)]
    taken = {
        (file.parent / path).resolve().relative_to(ROOT).as_posix()
        for file in sources
        if ".test." not in file.name
        for path in re.findall(r"""from ["'](\.[^"']*\.toml)["']""", file.read_text("utf-8"))
    }
    assert any(path.startswith("src/astrarium/bots") for path in taken)
    assert [path for path in taken if not any(path.startswith(folder + "/") for folder in copied)] == []
    named = re.findall(r"^CLIENT := (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)[0].split()
    assert set(copied) <= set(named), "make builds it again when one of them changes"


def test_images_have_a_version_and_secrets_have_none() -> None:
    file = compose()
    images = [service["image"] for service in file["services"].values()]
    docker = (DEPLOY / "Dockerfile").read_text()
    images += re.findall(r"^FROM (\S+)", docker, re.MULTILINE)
    foreign = [image for image in images if image != "astrarium"]
    assert len(foreign) == 6
    for image in foreign:
        assert re.fullmatch(r"[a-z]+:\d+\.\d+[\w.-]*", image), image
    named = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    example = dict(line.split("=", 1) for line in (DEPLOY / "env.example").read_text().splitlines() if "=" in line[:40])
    assert named == set(example)
    secrets = {"POSTGRES_PASSWORD", "NATS_PASSWORD", "ASTRARIUM_SECRET_KEY"}
    assert {name for name, value in example.items() if not value} == secrets


def test_containers_can_do_little_and_take_a_bounded_part_of_the_machine() -> None:
    every = [*compose()["services"].items(), *compose("small.yaml")["services"].items()]
    for name, service in every:
        assert service["read_only"] is True, name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["mem_limit"], name
        assert service["pids_limit"], name
        if name != "postgres":  # which gives its folder to its own user when it is made
            assert service["cap_drop"] == ["ALL"], name


def test_build_tools_have_a_version() -> None:
    makefile, docker = (ROOT / "Makefile").read_text(), (DEPLOY / "Dockerfile").read_text()
    (version,) = re.findall(r"^UV := ([\d.]+)$", makefile, re.MULTILINE)
    assert re.findall(r"pip install .*\buv(\S*)", makefile) == ["==$(UV)"]
    assert re.findall(r"pip install .*\buv(\S*)", docker) == [f"=={version}"]


def test_nats_lets_nobody_in_without_the_password(tmp_path: Path) -> None:
    """NATS is started by the command of compose, in which only the folder and the port are replaced."""
    text = " ".join(compose()["services"]["nats"]["command"])
    command = re.sub(r"\$\{NATS_PASSWORD[^}]*\}", "hush", text).replace("/data", str(tmp_path)).split()
    assert load(DEPLOY / "site.toml", {"ASTRARIUM_NATS_PASSWORD": "hush"}).nats == ("nats://astrarium:hush@nats:4222",)
    port = free_port()
    server = subprocess.Popen(["nats-server", "-a", "127.0.0.1", "-p", str(port), *command], stderr=subprocess.DEVNULL)  # noqa: S603, S607
    try:
        assert _greeted(port, {"user": "astrarium", "pass": "hush"}).startswith(b"PONG")
        for wrong in ({}, {"user": "astrarium", "pass": "guess"}, {"user": "astrarium"}):
            assert b"Authorization Violation" in _greeted(port, wrong)
    finally:
        server.kill()
        server.wait()


def _greeted(port: int, login: dict[str, str]) -> bytes:
    """NATS's answer to a client that connects with this."""
    until = time.monotonic() + 20
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
                file = connection.makefile("rb")
                assert file.readline().startswith(b"INFO")
                connection.sendall(b"CONNECT " + msgspec.json.encode({"verbose": False, **login}) + b"\r\nPING\r\n")
                return file.readline()
        except ConnectionRefusedError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def test_a_password_of_nats_is_letters_and_digits() -> None:
    with pytest.raises(ConfigError, match="ASTRARIUM_NATS_PASSWORD"):
        load(DEPLOY / "site.toml", {"ASTRARIUM_NATS_PASSWORD": "a@b"})


def test_the_image_runs_as_nobody_in_particular() -> None:
    lines = (DEPLOY / "Dockerfile").read_text().splitlines()
    last = lines[max(n for n, line in enumerate(lines) if line.startswith("FROM")) :]
    assert "USER 10001" in last
    assert any(line.startswith("HEALTHCHECK") for line in last)
    command = [line for line in last if line.startswith(("ENTRYPOINT", "CMD"))]
    assert command[0] == 'ENTRYPOINT ["astrarium"]'
    assert understood(msgspec.json.decode(command[1].removeprefix("CMD ")))
    for line in lines:
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists(), source


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units(unit: Path, tmp_path: Path) -> None:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(unit)
    program, *arguments = shlex.split(parser["Service"]["ExecStart"].replace("%i", "8001"))
    assert program == "/opt/astrarium/bin/astrarium"
    assert understood(arguments)
    assert parser["Service"]["KillMode"] == "mixed"
    assert parser["Service"]["NoNewPrivileges"] == "yes"
    assert int(parser["Service"]["TimeoutStopSec"]) > 20, "a goodbye takes up to 20 s"
    assert parser["Service"]["UMask"] == "0077"
    assert re.fullmatch(r"\d+G", parser["Service"]["MemoryMax"])
    assert parser["Service"]["MemorySwapMax"] == "0"
    assert int(parser["Service"]["TasksMax"]) >= 256
    if "--config" in arguments:  # settings may hold passwords: nobody but root need be able to read them
        assert parser["Service"]["LoadCredential"] == "site.toml:/etc/astrarium/site.toml"
        assert "${CREDENTIALS_DIRECTORY}/site.toml" in arguments
        assert parser["Service"]["EnvironmentFile"] == "/etc/astrarium/secrets.env"
        assert "-m 600" in unit.read_text()
    if shutil.which("systemd-analyze"):
        copy = tmp_path / unit.name.replace("@", "@8001")
        copy.write_text(unit.read_text().replace(program, sys.executable))
        done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)  # noqa: S603, S607
        assert copy.name not in done.stderr, done.stderr


def test_the_capacity_plan_can_be_worked_out_anew() -> None:
    kinds = "entry-ms connection-kib connection-us table-kib disk-kib idle-kib bot-ms sent-bytes database-ms wal-bytes"
    figures = [*kinds.split(), "node-mib"]
    arguments = [part for name in figures for part in (f"--{name}", "2")]
    command = [sys.executable, str(DEPLOY / "capacity.py"), *arguments]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()  # noqa: S603
    handbook = (ROOT / "docs/hosting.md").read_text().splitlines()
    assert [line for line in printed[:5] if line not in handbook] == []
    heads = [line.split("|")[1] for line in printed if line.startswith("|")]
    start = handbook.index(printed[0])
    assert [line.split("|")[1] for line in handbook[start : start + len(heads)]] == heads
    for name in figures:
        assert any(f"`{name}`" in line for line in handbook), name
