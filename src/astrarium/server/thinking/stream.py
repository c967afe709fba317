"""The work queue of a site in JetStream: what it is called and how long it keeps a job."""

from contextlib import suppress

from nats.js import JetStreamContext
from nats.js.api import AckPolicy, ConsumerConfig, DiscardPolicy, RetentionPolicy, StorageType, StreamConfig
from nats.js.errors import BadRequestError, NotFoundError

STREAM = "ASTRARIUM_JOBS"
JOBS = "astrarium.jobs.think"
THOUGHTS = "astrarium.thoughts"
NODES = "nodes"  # of the nodes one hears each thought
THINKERS = "thinkers"

ACK_WAIT = 10.0  # seconds without a sign of life after which a job is given to another worker
DELIVERIES = 20  # a job that ends every worker it meets must not do so for ever

_STREAM = StreamConfig(
    name=STREAM,
    subjects=[JOBS],
    retention=RetentionPolicy.WORK_QUEUE,
    storage=StorageType.FILE,
    discard=DiscardPolicy.NEW,  # when it is full a node must learn so: then it thinks by itself
    max_age=3600,
    max_msgs=100_000,
    max_bytes=256 * 1024 * 1024,
    duplicate_window=2,  # short: a job given again because its thought was lost is to be thought again
)

_CONSUMER = ConsumerConfig(
    durable_name=THINKERS,
    ack_policy=AckPolicy.EXPLICIT,
    ack_wait=ACK_WAIT,
    max_deliver=DELIVERIES,
    max_ack_pending=10_000,
    filter_subject=JOBS,
)


async def ensure_stream(js: JetStreamContext) -> None:
    """Make the stream if it is not there. One that a host has set up differently stays as it is."""
    with suppress(BadRequestError):
        await js.add_stream(_STREAM)


async def puller(js: JetStreamContext) -> JetStreamContext.PullSubscription:
    """A place at the queue; queue and consumer are made if they are not there."""
    await ensure_stream(js)
    try:
        await js.consumer_info(STREAM, THINKERS)
    except NotFoundError:
        await js.add_consumer(STREAM, _CONSUMER)
    return await js.pull_subscribe_bind(THINKERS, STREAM)
