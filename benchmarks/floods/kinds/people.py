"""Floods of new guests, and of mails to people who never asked for any."""

from ..line import API, Line
from ..newcomers import enter
from ..requests import Requests

VICTIM = "victim@example.org"


class Guests(Requests):
    name = "guests"
    rate = 50.0
    workers = 4

    async def turn(self, line: Line, number: int) -> None:
        await self.asking(enter(line, "x" * 24))


class Mail(Requests):
    """Ask for accounts with a stranger's address, and for sign-in links to it: each may become a mail."""

    name = "mail"
    mail = True
    rate = 10.0
    workers = 4
    persons = 6

    async def turn(self, line: Line, number: int) -> None:
        cookie = self.cookies[number % len(self.cookies)]
        path = "link" if number % 4 == 3 else "account"
        email = f"other{number}@example.org" if number % 8 == 4 else VICTIM
        await self.asking(line.ask("POST", f"{API}/{path}", {"email": email}, cookie))
