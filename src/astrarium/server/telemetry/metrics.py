"""What Prometheus may read. No label names a person, a table or anything that is secret at a table."""

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

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Sent:
    """What went out over WebSockets. A plain number: it changes with every message."""

    __slots__ = ("messages",)

    def __init__(self) -> None:
        self.messages = 0


class Metrics:
    """The figures of one node."""

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
        self.entries = Counter("astrarium_entries", "Entries written to logs of tables", registry=r)
        self.conflicts = Counter("astrarium_conflicts", "Entries for which another node was faster", registry=r)
        self.append_seconds = Histogram(
            "astrarium_append_seconds", "Time to write an entry durably", buckets=QUICK, registry=r
        )
        self.refused = Counter("astrarium_refused", "Answers that a rule refused", registry=r)
        self.connections = Gauge("astrarium_connections", "WebSockets that are open", registry=r)
        self.tables = Gauge("astrarium_tables_in_memory", "Tables that this node has in memory", registry=r)
        self.listened = Gauge("astrarium_tables_listened", "Tables that somebody listens to here", registry=r)
        self.overdue = Gauge(
            "astrarium_tables_overdue", "Tables that somebody should have looked after 15 s ago, up to 1000", registry=r
        )
        self.database = Gauge("astrarium_database_up", "1 if the database answers", registry=r)
        self.bus = Gauge("astrarium_bus_connected", "1 if this node reaches the others", registry=r)
        self.jobs = Counter("astrarium_jobs", "Decisions of bots that were given to a thinker", registry=r)
        self.thoughts = Counter("astrarium_thoughts", "Answers of bots that came in", registry=r)
        self.packs = Counter("astrarium_packs", "Content packs that were tried", ("verdict",), registry=r)
        self.lag_seconds = Histogram(
            "astrarium_loop_lag_seconds", "How late the event loop was", buckets=QUICK, registry=r
        )

    def observe(self, method: str, path: str, status: int, seconds: float) -> None:
        """An HTTP request was answered; the path is that of its route."""
        self.requests.labels(method, path, str(status)).inc()
        self.request_seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _SentCollector(Collector):
    def __init__(self, sent: Sent) -> None:
        self._sent = sent

    def collect(self) -> Iterator[Metric]:
        # Not their bytes: what somebody receives depends on what is hidden in hands.
        yield CounterMetricFamily("astrarium_sent_messages", "Messages sent over WebSockets", self._sent.messages)
