"""The work queue of a site in JetStream: its names and limits."""

from contextlib import suppress

from nats.js import JetStreamContext
from nats.js.api import AckPolicy, ConsumerConfig, DiscardPolicy, RetentionPolicy, StorageType, StreamConfig
from nats.js.errors import BadRequestError, NotFoundError

STREAM = "ASTRARIUM_SIGNED_JOBS"
JOBS = "astrarium.signed.jobs.think"
ALONE_JOBS = "astrarium.signed.jobs.alone"  # from tables where nobody waits
THOUGHTS = "astrarium.signed.thoughts"
NODES = "nodes"  # queue group: one node hears each thought
THINKERS = "thinkers"
ALONE_THINKERS = "thinkers_alone"

KEPT = 3600.0  # seconds that a job is kept, and its signature accepted
ACK_WAIT = 10.0  # seconds without a sign of life until a job goes to another worker
DELIVERIES = 20  # a job that kills its workers must not do so for ever

_STREAM = StreamConfig(
    name=STREAM,
    subjects=[JOBS, ALONE_JOBS],
    retention=RetentionPolicy.WORK_QUEUE,
    storage=StorageType.FILE,
    discard=DiscardPolicy.NEW,  # a full queue must refuse jobs: the node then thinks by itself
    max_age=KEPT,
    max_msgs=100_000,
    max_bytes=256 * 1024 * 1024,
    duplicate_window=2,  # seconds; short, so that a job sent again because its thought was lost is done again
)

_CONSUMER = ConsumerConfig(
    durable_name=THINKERS,
    ack_policy=AckPolicy.EXPLICIT,
    ack_wait=ACK_WAIT,
    max_deliver=DELIVERIES,
    max_ack_pending=10_000,
    filter_subject=JOBS,
)
_CONSUMERS = {
    THINKERS: _CONSUMER,
    ALONE_THINKERS: _CONSUMER.evolve(durable_name=ALONE_THINKERS, filter_subject=ALONE_JOBS),
}


async def ensure_stream(js: JetStreamContext) -> None:
    """Make the stream if it does not exist. One that a host has set up differently only gets missing subjects."""
    with suppress(BadRequestError):
        await js.add_stream(_STREAM)
        return
    config = (await js.stream_info(STREAM)).config
    missing = [subject for subject in (JOBS, ALONE_JOBS) if subject not in (config.subjects or [])]
    if missing:
        await js.update_stream(config.evolve(subjects=[*(config.subjects or []), *missing]))


async def puller(js: JetStreamContext, consumer: str = THINKERS) -> JetStreamContext.PullSubscription:
    """A subscription that pulls jobs; makes stream and consumer if they do not exist."""
    await ensure_stream(js)
    try:
        await js.consumer_info(STREAM, consumer)
    except NotFoundError:
        await js.add_consumer(STREAM, _CONSUMERS[consumer])
    return await js.pull_subscribe_bind(consumer, STREAM)
