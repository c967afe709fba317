"""Notices by mail, each with links to unsubscribe."""

from collections.abc import Sequence

from astrarium.kernel import Text

from ..ids import spell
from ..people.mail import Mailer
from ..people.person import Person
from ..words import WORDS
from .turn import Turn, heading
from .unsubscribe import Stop, WayOut


class Mail:
    def __init__(self, mailer: Mailer, base_url: str, way_out: WayOut) -> None:
        self._mailer = mailer
        self._base_url = base_url
        self._way_out = way_out

    async def wanted(self, person: Person) -> bool:
        return person.notices.mail and person.email is not None

    async def tell(self, person: Person, turns: Sequence[Turn]) -> None:
        if person.email is None:
            return
        lang, stop = person.lang, Stop(person.id, "mail")
        rows = "\n\n".join(f"{turn.line(lang)}\n{self._base_url}/table/{spell(turn.table)}" for turn in turns)
        text = WORDS.say(lang, Text("notice.mail.text", name=person.name, rows=rows, stop=self._way_out.page(stop)))
        if len(turns) == 1:
            page = self._way_out.page(stop._replace(table=turns[0].table))
            text += WORDS.say(lang, Text("notice.mail.stop_table", stop=page))
        headers = {
            "List-Unsubscribe": f"<{self._way_out.one_click(stop)}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        await self._mailer.send(person.email, heading(lang, turns), text, headers)
