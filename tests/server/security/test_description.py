"""schemathesis over the description of the HTTP interface: no internal error, and every reply as described."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema

from astrarium.server.http.errors import ErrorReply
from astrarium.server.http.openapi import describe_routes
from tests.server.node_process import LIMITS, NO_TLS, NodeProcess

from .house import open_house

EXAMPLES = int(os.environ.get("ASTRARIUM_EXAMPLES", "2"))  # for each operation, way of generating and person
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
OPEN = {"anyone", "watcher"}  # who may ask without a session: routes with these words; all others are refused


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    folder = tmp_path_factory.mktemp("description")
    limits = {**LIMITS, "sign_ins_per_minute": 100_000, "sign_in_burst": 100_000, "account_tries_per_hour": 100_000}
    node = NodeProcess(folder, database=f"sqlite:///{folder / 'a.db'}", limits=limits).start()
    yield node
    assert node.stop() == 0
    logged = node.log.read_text()
    assert "Traceback" not in logged, logged[-3000:]
    assert '"level": "error"' not in logged, logged[-3000:]


@pytest.mark.parametrize("signed_in", [False, True], ids=["nobody", "guest"])
async def test_the_interface_is_as_described(node: NodeProcess, tmp_path: Path, signed_in: bool) -> None:
    async with open_house(tmp_path) as house:
        document = describe_routes(house.node.routes, ErrorReply, "1")
    schema = schemathesis.openapi.from_dict(document)
    assert isinstance(schema, OpenApiSchema)
    tables = _tables(node.url)
    seen: dict[str, set[int]] = {}
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        statuses = seen.setdefault(f"{operation.method.upper()} {operation.path}", set())
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            _try(operation, mode, node.url, _guest(node.url) if signed_in else "", tables, statuses)
    assert len(seen) == len(house.node.routes)
    for route in house.node.routes:
        statuses = seen[f"{route.method} {route.path}"]
        if not signed_in and route.access.value not in OPEN:
            assert statuses <= {401, 404, 405, 414, 415, 422, 431}, (route.path, statuses)
            assert 401 in statuses, route.path


def _try(operation: Any, mode: GenerationMode, url: str, cookie: str, tables: list[str], statuses: set[int]) -> None:
    """Send many requests that fit the description, or do not."""
    count = 0

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def ask(case: Any) -> None:
        nonlocal count
        count += 1
        if "table" in (case.path_parameters or {}) and count % 3:
            case.path_parameters["table"] = tables[count % len(tables)]
        if "key" in (case.path_parameters or {}) and count % 2:
            case.path_parameters["key"] = "tiny"
        headers = {"cookie": cookie} if cookie else {}
        response = case.call(base_url=url, headers=headers)
        statuses.add(response.status_code)
        case.validate_response(response, checks=CHECKS)

    try:
        ask()
    except Unsatisfiable:  # there is nothing in this address that could be wrong
        assert mode is GenerationMode.NEGATIVE
        assert not count


def _guest(url: str) -> str:
    reply = httpx.post(f"{url}/api/v1/guest", json={"name": "Fuzz"}, verify=NO_TLS).raise_for_status()
    return reply.headers["set-cookie"].partition(";")[0]


def _tables(url: str) -> list[str]:
    """Public tables of somebody else: one that is open, one in play."""
    headers = {"cookie": _guest(url)}
    found = []
    for bots in ([], ["random"]):
        wish = {"game": "tiny", "seats": 2, "public": True, "bots": bots}
        made = httpx.post(f"{url}/api/v1/tables", json={"wish": wish}, headers=headers).raise_for_status().json()
        join = f"{url}/api/v1/tables/{made['table']}/join"
        httpx.post(join, json={"contribution": "c0ffee"}, headers=headers).raise_for_status()
        found.append(made["table"])
    return found
