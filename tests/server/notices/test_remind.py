"""A person who keeps the others waiting is notified again at their request, by every channel that they want."""

from ..sockets.home import Home, sit
from .desk import Desk
from .guests import account, arrived, move

MINUTE = 60_000


async def test_a_reminder_goes_by_mail_and_to_the_webhook(home: Home, desk: Desk) -> None:
    ann = await home.person("Ann")
    bea = await account(home, desk, "Bea", mail=True, webhook=f"{desk.url}/bea")
    table = await sit(ann, bea)
    await move(ann, table)
    await bea.shut()
    for count in (1, 2):
        await home.pass_by(10 * MINUTE)
        assert (await ann.ask("remind", table=table, seat=1))["type"] == "done"
        await arrived(desk, count)
        assert (await ann.ask("remind", table=table, seat=1))["code"] == "just_reminded"
    assert len(desk.mails) == 2
    assert desk.calls[1][1]["table"] == table
