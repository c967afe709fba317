"""An attacker with very many addresses, real or invented, makes no limit be forgotten."""

from astrarium.server.config import Limits
from astrarium.server.http.buckets import PARTS, SITE, AddressBuckets, Buckets
from astrarium.server.http.limits import Pace, Turnstile
from tests.server.http.house import Clock


def test_the_limit_of_an_account_outlives_made_up_addresses() -> None:
    """The limit still holds after 20,100 other addresses. A fault once found: 20 more guesses were free."""
    clock = Clock()
    turnstile = Turnstile(Limits(), clock.seconds)
    while not turnstile.email("zoe@example.org"):
        pass
    for n in range(20_100):
        turnstile.email(f"made-up-{n}@example.org")
    assert turnstile.email("zoe@example.org") > 0


def test_one_network_of_version_6_does_not_sign_in_without_end() -> None:
    turnstile = Turnstile(Limits(sign_in_burst=3, requests_per_second=10_000, request_burst=10_000), lambda: 0.0)
    allowed = [turnstile.address(f"2001:db8:1:{n:x}::1", Pace.SIGN_IN) == 0 for n in range(3 * SITE + 1)]
    assert allowed == [True] * (3 * SITE) + [False]
    assert turnstile.address("2001:db8:2::1", Pace.SIGN_IN) == 0, "the neighbours' network"
    assert turnstile.address("203.0.113.7", Pace.SIGN_IN) == 0


def test_what_the_site_refuses_costs_the_household_nothing() -> None:
    now = 0.0
    buckets = AddressBuckets(1, 1, lambda: now)
    for n in range(SITE):
        assert buckets.take(f"2001:db8:1:{n:x}::1") == 0
    assert buckets.take("2001:db8:1:ff::1") > 0
    now = 0.1  # the site has gone on by one; the household's own was never taken
    assert buckets.take("2001:db8:1:ff::1") == 0


def test_only_full_buckets_are_forgotten() -> None:
    now = 0.0
    buckets = Buckets(1, 2, lambda: now, most=10)
    for n in range(10):
        buckets.take(str(n))
    assert (len(buckets), buckets.crowded) == (10, 0)
    now = 0.5
    buckets.take("one more")  # all ten are being counted
    assert (len(buckets), buckets.crowded) == (10, 1)
    now = 1.0  # now they are full again
    buckets.take("and one more")
    assert (len(buckets), buckets.crowded) == (3, 1)


def test_those_without_a_bucket_share_some() -> None:
    buckets = Buckets(1, 2, lambda: 0.0, most=10)
    for n in range(10):
        buckets.take(f"first {n}")
    free = sum(buckets.take(f"many {n}") == 0 for n in range(5_000))
    assert free <= 2 * PARTS
    assert buckets.crowded == 5_000
    assert [buckets.take("first 3"), buckets.take("first 3") > 0] == [0, True], "whoever has one keeps it"
    assert len(buckets) == 10
    assert len(buckets._shared) <= PARTS


def test_a_shared_one_is_given_back_too() -> None:
    buckets = Buckets(1, 1, lambda: 0.0, most=1)
    buckets.take("first")
    assert buckets.take("other") == 0
    assert buckets.take("other") > 0
    buckets.give_back("other")
    assert buckets.take("other") == 0
