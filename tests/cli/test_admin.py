"""`astrarium admin` on a real database: its output in both languages."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from astrarium.server.config import Config
from astrarium.server.declined import Declined
from astrarium.server.ids import spell
from astrarium.server.node import Node
from astrarium.server.store.migrate import HEAD
from tests.server.ops.played_tables import begun, guests, play

from .driver import run


class Home:
    """A database file with one table in play and one account."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "home.db"
        self.table = asyncio.run(self._fill())

    async def _fill(self) -> str:
        node = await Node.start(Config(database=f"sqlite:///{self.file}"))
        people = await guests(node, "Ann", "Zoé")
        live = await begun(node, "race", people, title="Friday")
        await play(live, 8)
        await node.register.accounts.upgrade(people[0], "ann@example.org", "a tractor on the moon")
        await node.close()
        return live.name

    def change(self, sql: str, *args: object) -> None:
        connection = sqlite3.connect(self.file)
        connection.execute(sql, args)
        connection.commit()
        connection.close()

    def rows(self, sql: str) -> list[tuple[object, ...]]:
        connection = sqlite3.connect(self.file)
        found = connection.execute(sql).fetchall()
        connection.close()
        return found

    def run(self, *args: str, code: int = 0, lang: str = "en") -> str:
        """Run the command; returns its output in one line."""
        result = run("admin", *args, "--data", str(self.file), "--lang", lang)
        assert result.exit_code == code, result.output
        return " ".join(result.output.split())


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_migrate_says_from_where_to_where(tmp_path: Path) -> None:
    data = str(tmp_path / "new.db")
    first = run("admin", "migrate", "--data", data, "--lang", "en")
    assert first.output == f"The database was migrated from nothing to {HEAD}.\n"
    second = run("admin", "migrate", "--data", data, "--lang", "fr")
    assert second.output == f"La base de données est à jour ({HEAD}).\n"
    assert (first.exit_code, second.exit_code) == (0, 0)


def test_a_newer_database_is_left_alone(home: Home) -> None:
    home.change("update alembic_version set version_num = '9999'")
    for command in (["migrate"], ["check"], ["inspect", home.table], ["backup", "never.gz"]):
        assert "9999" in home.run(*command, code=1)
    assert home.rows("select version_num from alembic_version") == [("9999",)]


@pytest.mark.parametrize("command", [["check"], ["backup", "x.gz"], ["restore", "x.gz"], ["end", "0" * 12]])
def test_without_a_database_nothing_is_made(tmp_path: Path, command: list[str]) -> None:
    result = run("admin", *command, "--data", str(tmp_path / "absent.db"))
    assert result.exit_code == 1
    assert "astrarium admin migrate" in " ".join(result.output.split())
    assert list(tmp_path.iterdir()) == []


def test_backup_and_restore(home: Home, tmp_path: Path) -> None:
    file, data = tmp_path / "backup.jsonl.gz", str(tmp_path / "again.db")
    [(entries,)] = home.rows("select count(*) from log")
    said = home.run("backup", str(file))
    assert f"1 table, {entries} entries, 2 persons" in said
    assert "existe déjà" in home.run("backup", str(file), code=1, lang="fr")
    assert "persons" in home.run("restore", str(file), code=1)
    assert run("admin", "restore", str(file), "--data", data).exit_code == 1, "not migrated"
    assert run("admin", "migrate", "--data", data).exit_code == 0
    restored = run("admin", "restore", str(file), "--data", data, "--lang", "fr")
    assert restored.exit_code == 0
    assert f"1 table, {entries} entrées, 2 personnes" in " ".join(restored.output.split())
    checked = run("admin", "check", "--data", data, "--lang", "en")
    assert checked.exit_code == 0
    assert f"1 table with {entries} entries played again; flawed: 0." in checked.output


def test_files_that_cannot_be(home: Home, tmp_path: Path) -> None:
    assert "cannot be written" in home.run("backup", str(tmp_path / "no" / "folder.gz"), code=1)
    data = str(tmp_path / "new.db")
    assert run("admin", "migrate", "--data", data).exit_code == 0
    (tmp_path / "words.gz").write_text("hello")
    for name in ("absent.gz", "words.gz"):
        result = run("admin", "restore", str(tmp_path / name), "--data", data, "--lang", "en")
        assert result.exit_code == 1
        assert "Nothing was changed" in " ".join(result.output.split())


def test_inspect_tells_everything_but_secrets(home: Home) -> None:
    said = home.run("inspect", home.table)
    [(secret,)] = home.rows("select secret from tables")
    assert isinstance(secret, bytes)
    for words in (home.table, "Friday", "in play", "seat 0: Ann", "seat 1: Zoé", "host", "no clock", "waiting since"):
        assert words in said, words
    assert "is waited for" in said
    assert "Sound: all" in said
    assert "answer seat=" in said
    bodies = [json.loads(str(body)) for (body,) in home.rows("select body from log")]
    hidden = [secret.hex(), *(body["contribution"] for body in bodies if body["act"] == "join")]
    hidden += [body["state"] for body in bodies if "state" in body]
    hidden += [bodies[0]["commitment"], "choice=", "draws=", "ann@example.org"]
    assert len(hidden) > 10
    whole = home.run("inspect", home.table, "--last", "100")
    assert [word for word in hidden if word in whole] == []
    assert f"host={spell(bodies[0]['host'])}" in whole
    assert secret.hex() in home.run("inspect", home.table, "--secrets", "--last", "3")
    french = home.run("inspect", home.table, "--last", "0", lang="fr")
    assert "en jeu" in french
    assert "Intacte" in french


def test_inspect_of_no_table(home: Home) -> None:
    for name in ("000000000000", "nonsense", "'; drop table"):
        assert name in home.run("inspect", name, code=1)


def test_a_changed_log_is_found(home: Home) -> None:
    [(seq,)] = home.rows("select max(seq) from log where body like '%\"draws\"%'")
    assert isinstance(seq, int)
    [(body,)] = home.rows(f"select body from log where seq = {seq}")  # noqa: S608
    home.change("update log set body = ? where seq = ?", json.dumps({**json.loads(str(body)), "draws": [[9, 9]]}), seq)
    where = f"Table {home.table}, entry {seq}: it draws something else"
    assert where in home.run("inspect", home.table, code=1)
    said = home.run("check", code=1)
    assert where in said
    assert "flawed: 1" in said
    assert "entrée" in home.run("check", "--latest", "1", code=1, lang="fr")


def test_end(home: Home) -> None:
    assert home.run("end", home.table) == f"Table {home.table} is ended."
    assert home.run("end", home.table.upper(), lang="fr") == f"La table {home.table.upper()} était déjà finie."
    assert "0" * 12 in home.run("end", "0" * 12, code=1)
    assert home.rows("select stage, waiting from tables") == [("over", 0)]
    said = home.run("inspect", home.table)
    assert "ended: administrator" in said
    assert "over, entry" in said


def test_a_forgotten_password(home: Home) -> None:
    said = home.run("password", " Ann@Example.org ")
    made = re.search(r"is now: (\S{20}) ", said)
    assert made, said

    async def sign_in(password: str) -> str:
        node = await Node.start(Config(database=f"sqlite:///{home.file}"))
        try:
            return (await node.register.accounts.sign_in("ann@example.org", password)).name
        finally:
            await node.close()

    assert asyncio.run(sign_in(made[1])) == "Ann"
    with pytest.raises(Declined):
        asyncio.run(sign_in("a tractor on the moon"))
    assert home.rows("select count(*) from sessions") == [(0,)]
    assert "nobody@example.org" in home.run("password", "nobody@example.org", code=1)


def test_lost_passkeys(home: Home) -> None:
    with closing(sqlite3.connect(home.file)) as file:
        (ann,) = file.execute("select id from persons where email = 'ann@example.org'").fetchone()
        file.execute("insert into passkeys values (x'01', ?, x'02', 0, 'Phone', 1, null)", (ann,))
        file.execute("insert into recovery_codes values (?, x'03')", (ann,))
        file.commit()
    assert home.run("passkeys", " Ann@Example.org ").startswith("1 passkey of Ann@Example.org is forgotten")
    for table in ("passkeys", "recovery_codes", "sessions"):
        assert home.rows(f"select count(*) from {table}") == [(0,)]  # noqa: S608
    assert home.run("passkeys", "ann@example.org", lang="fr").startswith("0 clé")
    assert "nobody@example.org" in home.run("passkeys", "nobody@example.org", code=1)


def test_administrators(home: Home) -> None:
    assert "Ann" in home.run("person", "ann@example.org")
    assert "is not an administrator" in home.run("person", "ann@example.org")
    assert "est administrateur" in home.run("person", " Ann@Example.org ", "--admin", lang="fr")
    assert home.rows("select name from persons where is_admin = 1") == [("Ann",)]
    assert "is not" in home.run("person", "ann@example.org", "--no-admin")
    assert home.rows("select name from persons where is_admin = 1") == []
    assert "nobody@example.org" in home.run("person", "nobody@example.org", "--admin", code=1)
