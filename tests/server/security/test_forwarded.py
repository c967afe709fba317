"""A forwarded client address is believed only from this site's own proxies (ASVS 4.1.3, 15.3.4)."""

from pathlib import Path

import httpx
import pytest

from tests.server.node_process import LIMITS
from tests.server.sockets.home import open_home

ONE_GUEST = {**LIMITS, "guests_per_minute": 1, "guest_burst": 1}
HEADERS = ("X-Forwarded-For", "Forwarded", "X-Real-IP")


@pytest.mark.parametrize(("proxies", "statuses"), [([], [201, 429, 429]), (["127.0.0.1"], [201, 201, 429])])
async def test_a_forged_address_is_no_address(tmp_path: Path, proxies: list[str], statuses: list[int]) -> None:
    """A forwarded address has a limit of one guest of its own only if it comes from a trusted proxy."""
    async with open_home(tmp_path, limits=ONE_GUEST, trusted_proxies=proxies) as home:
        found = []
        for address in ("198.51.100.1", "198.51.100.2", "198.51.100.2"):
            headers = {"X-Forwarded-For": address, "Forwarded": f"for={address}", "X-Real-IP": address}
            assert set(headers) == set(HEADERS)
            async with httpx.AsyncClient(base_url=home.url) as client:
                body = {"name": "Eve", "lang": "en"}
                found.append((await client.post("/api/v1/guest", json=body, headers=headers)).status_code)
        assert found == statuses
