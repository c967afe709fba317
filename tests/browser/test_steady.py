"""A board does not jump when its connection is lost; `tests/looks/test_steady.py` tests the rest."""

from playwright.sync_api import WebSocketRoute

from ..looks.steadiness import WATCH, mark, moved
from .conftest import GAMES, Visits


def test_a_lost_connection_moves_nothing(visit: Visits) -> None:
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        if not sockets:
            sockets.append(socket)
            socket.connect_to_server()
        else:
            socket.close()

    visitor = visit("en")
    visitor.page.add_init_script(WATCH)
    visitor.page.route_web_socket("**/api/v1/socket**", connect)
    visitor.play_now(GAMES[0])
    mark(visitor)
    sockets[0].close()
    visitor.page.locator(".line .lost").wait_for()
    assert moved(visitor) == []
