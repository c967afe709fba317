"""Nodes for whole games: one at home, and a site of two."""

from collections.abc import Iterator

import pytest

from ..node_process import NodeProcess
from .site import open_site


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[NodeProcess]]:
    folder = tmp_path_factory.mktemp("home")
    node = NodeProcess(folder, database=f"sqlite:///{folder}/home.db").start()
    yield [node]
    node.stop()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[NodeProcess]]:
    with open_site(tmp_path_factory.mktemp("site")) as nodes:
        yield nodes
