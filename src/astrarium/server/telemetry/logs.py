"""Structured logs: one JSON object per line on a site, plain lines at a terminal."""

import logging
import sys
from typing import TextIO

import structlog
from structlog.types import Processor


def set_up_logs(*, as_json: bool, level: str = "INFO", stream: TextIO | None = None) -> None:
    """Give all log lines of this process one format, with the `request`, `table` and `connection` that they are about.

    Lines logged during a request get them from its context; others pass `extra={"table": name}`.
    """
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if as_json:
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        last.append(structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback))
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for noisy in ("uvicorn.error", "uvicorn.access", "nats.aio.client", "alembic", "asyncio"):
        logging.getLogger(noisy).setLevel("WARNING")
    for own in ("uvicorn", "uvicorn.error", "uvicorn.access"):  # they have their own handlers
        logging.getLogger(own).handlers.clear()
        logging.getLogger(own).propagate = True
