"""The machine-readable description of the interface, and its sentences."""

import json

import msgspec

from astrarium.kernel.resources import load_words
from astrarium.server.http.errors import ErrorReply
from astrarium.server.http.openapi import describe_routes
from astrarium.server.http.routes.games import GameRoutes
from astrarium.server.http.routes.people import PeopleRoutes
from astrarium.server.wire.schemas import describe_messages
from astrarium.server.words import accepted_lang

from .house import House


class Hello(msgspec.Struct, tag="hello"):
    name: str


class Bye(msgspec.Struct, tag="bye"):
    why: str = ""


async def test_every_route_is_described(home: House) -> None:
    routes = [*GameRoutes({}).routes(), *PeopleRoutes(home.register, home.dispatcher.turnstile).routes()]
    document = describe_routes(routes, ErrorReply, "1.0")
    operations = [(path, method) for path, methods in document["paths"].items() for method in methods]
    assert sorted(operations) == sorted((route.path, route.method.lower()) for route in routes)
    guest = document["paths"]["/api/v1/guest"]["post"]
    assert guest["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/NewGuest"}
    assert guest["responses"]["201"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Me"}
    assert set(guest["responses"]) == {"201", "default"}
    rules = document["paths"]["/api/v1/games/{key}/rules"]["get"]
    assert [(p["name"], p["in"], p["required"]) for p in rules["parameters"]] == [
        ("key", "path", True),
        ("lang", "query", False),
    ]
    new_account = document["components"]["schemas"]["NewAccount"]
    assert new_account["required"] == ["email"]
    assert new_account["additionalProperties"] is False
    names = [operation["operationId"] for path in document["paths"].values() for operation in path.values()]
    assert len(set(names)) == len(names)


async def test_every_reference_leads_somewhere(home: House) -> None:
    routes = [*GameRoutes({}).routes(), *PeopleRoutes(home.register, home.dispatcher.turnstile).routes()]
    document = describe_routes(routes, ErrorReply, "1.0")
    text = json.dumps(document)
    assert json.dumps(describe_routes(reversed(routes), ErrorReply, "1.0")) == text
    for piece in text.split('"#/components/schemas/')[1:]:
        assert piece.partition('"')[0] in document["components"]["schemas"]


def test_messages_are_described() -> None:
    schema = describe_messages(Hello, Hello | Bye)
    assert schema["properties"]["client"] == {"$ref": "#/$defs/ClientMessage"}
    assert schema["$defs"]["ClientMessage"] == {"$ref": "#/$defs/Hello"}
    assert len(schema["$defs"]["ServerMessage"]["anyOf"]) == 2
    assert list(schema["$defs"]) == ["ClientMessage", "ServerMessage", "Bye", "Hello"]
    assert json.dumps(schema) == json.dumps(describe_messages(Hello, Hello | Bye))


def test_both_languages_say_the_same_things() -> None:
    for package in ("astrarium.server", "astrarium.server.people"):
        words = load_words(package)
        assert words["en"].keys() == words["fr"].keys()
        assert all(words["fr"].values())


def test_the_language_that_a_browser_likes_best() -> None:
    assert accepted_lang("fr-FR,fr;q=0.9,en;q=0.8") == "fr"
    assert accepted_lang("de,en;q=0.5,fr;q=0.7") == "fr"
    assert accepted_lang("de, en;q=0.1") == "en"
    assert accepted_lang("") == "en"
    assert accepted_lang("fr;q=x, en;q=0.2") == "en"
    assert accepted_lang("fr;q=0") == "en"
