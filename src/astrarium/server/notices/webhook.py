"""Notices for programs: one call for each table to the URL that the person gave."""

from collections.abc import Sequence

import msgspec

from ..config import Config
from ..ids import spell
from ..people.person import Person
from .outgoing_call import Caller
from .turn import Turn

HEADERS = {"Content-Type": "application/json"}


class Webhook:
    def __init__(self, config: Config, caller: Caller) -> None:
        self._config = config
        self._caller = caller

    async def wanted(self, person: Person) -> bool:
        return bool(person.notices.webhook)

    async def tell(self, person: Person, turns: Sequence[Turn]) -> None:
        for turn in turns:
            body = {
                "type": "turn",
                "table": spell(turn.table),
                "game": turn.game,
                "title": turn.title,
                "since": turn.since,
                "url": f"{self._config.base_url}/table/{spell(turn.table)}",
                "person": spell(person.id),
            }
            await self._caller.call(person.id, person.notices.webhook, msgspec.json.encode(body), HEADERS)
