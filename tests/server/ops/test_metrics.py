"""The metrics for Prometheus, and their use in the dashboard, the alerts and the handbook."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from astrarium.server.config import Config
from tests.server.player import Player
from tests.server.until import PATIENCE

from .house import House, served

ROOT = Path(__file__).parents[3]
NAME = re.compile(r"\b(?:astrarium|process)_[a-z_]+")
MOVED = {  # by one person who comes in, makes a table and watches it
    "astrarium_entries_total", "astrarium_http_requests_total", "astrarium_append_seconds_count",
    "astrarium_connections", "astrarium_tables_in_memory", "astrarium_tables_listened", "astrarium_tables_overdue",
    "astrarium_sent_messages_total", "astrarium_loop_lag_seconds_count", "process_cpu_seconds_total",
}  # fmt: skip
# What an idle moment does not move yet, or a chore has just looked after.
SLOW = {"astrarium_loop_lag_seconds_count", "process_cpu_seconds_total", "astrarium_tables_overdue"}


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(database=f"sqlite:///{tmp_path}/a.db", port=0, metrics_token="letmein" * 3)


async def scrape(house: House, **headers: str) -> dict[str, float]:
    """Samples by name; those with labels are added up."""
    async with httpx.AsyncClient(base_url=house.url, headers=headers) as client:
        reply = await client.get("/metrics")
    assert reply.status_code == 200, reply.text
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(reply.text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0) + sample.value
    return found


async def test_the_figures_move(config: Config) -> None:
    async with served(config) as house:
        before = await scrape(house)
        player = await Player([house.url], "Ann").enter()
        await player.open()
        card = await player.make(game="race", seats=2)
        await player.watch(card["table"])
        moved: set[str] = set()
        async with asyncio.timeout(PATIENCE):
            while not moved >= MOVED:  # the event loop is looked at four times a second
                # A chore may look after the table at any moment.
                await house.node.database.run("update tables set wake_at = 1, stage = 'over'")
                now = await scrape(house)
                moved |= {name for name in MOVED if now[name] > before.get(name, 0)}
                assert MOVED - moved <= SLOW, MOVED - moved
        await player.shut()
    assert now["astrarium_connections"] == 1
    assert now["astrarium_database_up"] == now["astrarium_bus_connected"] == now["astrarium_build_info"] == 1


async def test_without_a_database_the_figures_say_so(config: Config) -> None:
    async with served(config) as house:
        await house.node.database.close()
        figures = await scrape(house)
        async with httpx.AsyncClient(base_url=house.url) as client:
            assert (await client.get("/readyz")).status_code == 503
            assert (await client.get("/healthz")).status_code == 200
    assert figures["astrarium_database_up"] == 0


async def test_who_may_read_them(config: Config) -> None:
    async with served(config) as house, httpx.AsyncClient(base_url=house.url) as client:
        forwarded = {"x-forwarded-for": "203.0.113.9"}
        token = {"authorization": f"Bearer {config.metrics_token}"}
        assert (await client.get("/metrics")).status_code == 200
        assert (await client.get("/metrics", headers=forwarded)).status_code == 403
        assert (await client.get("/metrics", headers=forwarded | token)).status_code == 200
        assert (await client.get("/metrics", headers=forwarded | {"authorization": "Bearer no"})).status_code == 403


async def test_no_label_names_a_table_or_a_person(config: Config) -> None:
    async with served(config) as house:
        player = await Player([house.url], "Ann").enter()
        table = (await player.make(game="race", seats=2))["table"]
        await player.http("GET", f"/tables/{table}")
        async with httpx.AsyncClient(base_url=house.url) as client:
            text = (await client.get("/metrics")).text
    assert "/api/v1/tables/{table}" in text
    assert table not in text
    assert player.id not in text
    assert "Ann" not in text


def expressions(node: Any) -> list[str]:
    if isinstance(node, dict):
        own = [node["expr"]] if isinstance(node.get("expr"), str) else []
        return own + [e for value in node.values() for e in expressions(value)]
    return [e for value in node for e in expressions(value)] if isinstance(node, list) else []


@pytest.mark.parametrize("file", ["deploy/grafana/astrarium.json", "deploy/astrarium-alerts.yml", "docs/hosting.md"])
async def test_whatever_is_named_elsewhere_exists(config: Config, file: str) -> None:
    async with served(config) as house:
        player = await Player([house.url], "Ann").enter()
        assert player.id
        known = set(await scrape(house))
    known |= {name.removesuffix("_count") for name in known}  # a histogram has no sample of its own name
    text = (ROOT / file).read_text()
    if file.endswith(".json"):
        found = expressions(json.loads(text))
        assert len(found) > 20
        named = {name for expression in found for name in NAME.findall(expression)}
    else:
        named = set(NAME.findall(text))
    assert len(named) > 5
    assert named <= known, named - known


async def test_the_handbook_explains_every_figure(config: Config) -> None:
    async with served(config) as house:
        samples = {name for name in await scrape(house) if name.startswith("astrarium_")}
    figures = {re.sub(r"_(bucket|count|sum)$", "", name) for name in samples if not name.endswith("_created")}
    assert len(figures) > 15
    told = set(NAME.findall((ROOT / "docs/hosting.md").read_text()))
    assert figures - told == set()


async def test_the_dashboard_has_one_place_for_each_panel() -> None:
    panels = json.loads((ROOT / "deploy/grafana/astrarium.json").read_text())["panels"]
    cells = [
        (x, y)
        for place in (panel["gridPos"] for panel in panels)
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24
    assert len({panel["id"] for panel in panels}) == len(panels)
