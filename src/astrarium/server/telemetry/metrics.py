"""The metrics for Prometheus. No label names a person, a table or anything secret in a game."""

from collections.abc import Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from astrarium import __version__

SLOW = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

CUT = ("head", "body", "pipeline", "slow", "silent", "malformed")
REPLAYS = ("played", "extended", "kept", "too_long")
WHOSE = ("mailbox", "address", "node")
REMOVED = ("expired", "unplayed", "finished", "chat", "notices", "pushes", "guests", "idle_guests", "sessions")
SLOWED = ("person", "address")


class Sent:
    """The number of WebSocket messages sent. A plain number for speed: it changes with every message."""

    __slots__ = ("messages",)

    def __init__(self) -> None:
        self.messages = 0


class Metrics:
    """The metrics of one node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        ProcessCollector(registry=r)
        PlatformCollector(registry=r)
        self.sent = Sent()
        r.register(_SentCollector(self.sent))
        self.build = Gauge("astrarium_build_info", "Always 1; the label tells the version", ("version",), registry=r)
        self.build.labels(__version__).set(1)
        self.requests = Counter("astrarium_http_requests", "HTTP requests", ("method", "path", "status"), registry=r)
        self.request_seconds = Histogram(
            "astrarium_http_request_seconds", "Time to answer an HTTP request", buckets=QUICK, registry=r
        )
        self.cut = Counter(
            "astrarium_connections_cut",
            "HTTP connections that were ended for what they sent, or did not",
            ("why",),
            registry=r,
        )
        self.entries = Counter("astrarium_entries", "Entries written to logs of tables", registry=r)
        self.conflicts = Counter("astrarium_conflicts", "Entries for which another node was faster", registry=r)
        self.append_seconds = Histogram(
            "astrarium_append_seconds", "Time to write an entry durably", buckets=QUICK, registry=r
        )
        self.refused = Counter("astrarium_refused", "Answers that a rule refused", registry=r)
        self.stalled = Counter("astrarium_stalled", "Entries declined because the game did not move on", registry=r)
        self.factors = Counter(
            "astrarium_second_factors", "Passkeys and recovery codes that were shown", ("kind", "result"), registry=r
        )
        for kind in ("passkey", "code"):
            for result in ("accepted", "refused"):
                self.factors.labels(kind, result)
        self.connections = Gauge("astrarium_connections", "WebSockets that are open", registry=r)
        self.tables = Gauge("astrarium_tables_in_memory", "Tables that this node has in memory", registry=r)
        self.listened = Gauge("astrarium_tables_listened", "Tables that somebody listens to here", registry=r)
        self.overdue = Gauge(
            "astrarium_tables_overdue", "Tables that somebody should have looked after 15 s ago, up to 1000", registry=r
        )
        self.parked = Gauge("astrarium_tables_parked", "Tables that failed here and are left alone", registry=r)
        self.parkings = Counter("astrarium_parkings", "Tables that failed, by cause", ("cause",), registry=r)
        self.bad_snapshots = Counter(
            "astrarium_bad_snapshots", "Snapshots that were of no use: the log was read instead", registry=r
        )
        self.writable = Gauge("astrarium_database_writable", "1 if the database takes what is written", registry=r)
        self.database = Gauge("astrarium_database_up", "1 if the database answers", registry=r)
        self.bus = Gauge("astrarium_bus_connected", "1 if this node reaches the others", registry=r)
        self.forged = Counter(
            "astrarium_forged",
            "Messages on NATS that were not believed, and why",
            ("why",),
            registry=r,
        )
        for why in ("signature", "age", "repeated"):
            self.forged.labels(why)  # starts at 0, so that the first one counts as an increase
        self.jobs = Counter("astrarium_jobs", "Decisions of bots that were given to a thinker", registry=r)
        self.thoughts = Counter("astrarium_thoughts", "Answers of bots that came in", registry=r)
        self.waiting = Gauge(
            "astrarium_jobs_waiting", "Decisions of bots that wait for a thinker, by who waits for them", ("rank",),
            registry=r,
        )  # fmt: skip
        self.wait_seconds = Histogram(
            "astrarium_job_wait_seconds", "Time that such a decision waited at this node", ("rank",), buckets=SLOW,
            registry=r,
        )  # fmt: skip
        self.turned_away = Counter(
            "astrarium_turned_away", "What was refused to somebody who asked for more than a share", ("code",),
            registry=r,
        )  # fmt: skip
        self.slowed = Counter(
            "astrarium_slowed", "Messages of WebSockets that had to wait, by whose limit", ("whose",), registry=r
        )
        self.removed = Counter(
            "astrarium_removed_rows", "What was removed because it is not kept for longer", ("kind",), registry=r
        )
        self.packs = Counter("astrarium_packs", "Content packs that were tried", ("verdict",), registry=r)
        self.contents = Counter(
            "astrarium_contents", "What packs change, told to somebody: made for it, or kept", ("how",), registry=r
        )
        self.replays = Counter(
            "astrarium_replays", "Stories, replays and logs: played, extended, kept, or too long", ("how",), registry=r
        )
        self.replay_seconds = Gauge("astrarium_replay_seconds", "Processor time that they took, in all", registry=r)
        self.replay_entries = Gauge("astrarium_replay_entries", "Entries played again for them, in all", registry=r)
        self.crowded = Gauge(
            "astrarium_limits_crowded", "Requests that shared a limit, because too many were being counted", registry=r
        )
        self.mails_refused = Gauge(
            "astrarium_mails_refused", "Links by mail that were not written, by whose limit", ("whose",), registry=r
        )
        for rank in ("people", "alone"):  # starts at 0: a missing figure is not the same
            self.waiting.labels(rank).set(0)
            self.wait_seconds.labels(rank)
        for code in ("too_many_tables", "too_many_guest_tables", "tables_too_often", "chat_busy"):
            self.turned_away.labels(code)
        for kind in REMOVED:
            self.removed.labels(kind)
        self.lag_seconds = Histogram(
            "astrarium_loop_lag_seconds", "How late the event loop was", buckets=QUICK, registry=r
        )

        first = {self.cut: CUT, self.replays: REPLAYS, self.mails_refused: WHOSE, self.slowed: SLOWED}
        for counted, labels in {**first, self.turned_away: ("handshake",), self.contents: ("made", "kept")}.items():
            for label in labels:
                counted.labels(label)  # starts at 0, so that an alert sees the first one

    def observe(self, method: str, path: str, status: int, seconds: float) -> None:
        """Count an answered HTTP request; the path is its route's."""
        self.requests.labels(method, path, str(status)).inc()
        self.request_seconds.observe(seconds)

    def note_forged(self, why: str) -> None:
        self.forged.labels(why).inc()

    def count_factor(self, kind: str, good: bool) -> None:
        """Count a passkey or recovery code that was shown."""
        self.factors.labels(kind, "accepted" if good else "refused").inc()

    def waited(self, rank: str, seconds: float) -> None:
        """Note how long a bot's decision waited for a thinker."""
        self.wait_seconds.labels(rank).observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _SentCollector(Collector):
    def __init__(self, sent: Sent) -> None:
        self._sent = sent

    def collect(self) -> Iterator[Metric]:
        # Not the bytes: their number would depend on hidden hands.
        yield CounterMetricFamily("astrarium_sent_messages", "Messages sent over WebSockets", self._sent.messages)
