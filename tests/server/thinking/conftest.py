"""A private NATS server."""

from collections.abc import Iterator

import pytest

from tests.server.private import PrivateNats


@pytest.fixture
def nats() -> Iterator[PrivateNats]:
    with PrivateNats() as server:
        yield server
