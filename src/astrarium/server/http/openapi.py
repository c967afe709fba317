"""The OpenAPI 3.1 description of the HTTP interface."""

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from ..wire.schemas import always_there, needed, schemas_of, without_defaults
from .route import Route

SCHEMAS = "#/components/schemas/{name}"
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_COOKIE = "cookie"


def describe_routes(routes: Iterable[Route], error: type[msgspec.Struct], version: str) -> dict[str, Any]:
    """An OpenAPI document. The same routes give the same document, in the same order."""
    ordered = sorted(routes, key=lambda route: (route.path, route.method))
    types = [kind for route in ordered for kind in (route.body, route.query, route.reply) if kind is not None]
    schemas, components = schemas_of([*types, error], SCHEMAS)
    always_there(components, [route.reply for route in ordered if route.reply is not None])
    components = without_defaults(components)
    found = iter(schemas)
    failure = schemas[-1]
    paths: dict[str, Any] = {}
    for route in ordered:
        body = next(found) if route.body else None
        query = next(found) if route.query else None
        reply = next(found) if route.reply is not None else None
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(
            route, body, _resolved(query, components), reply, failure
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Astrarium", "version": version},
        "paths": paths,
        "components": {
            "schemas": needed(components, paths),
            "securitySchemes": {_COOKIE: {"type": "apiKey", "in": "cookie", "name": "astrarium"}},
        },
    }


def _operation(route: Route, body: Any, query: Any, reply: Any, failure: Any) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PLACEHOLDER.findall(route.path)
    ]
    if query:
        must = query.get("required", ())
        for name, schema in query["properties"].items():
            parameters.append({"name": name, "in": "query", "required": name in must, "schema": schema})
    told: dict[str, Any] = {"description": "Done" if reply is None else "The reply"}
    if reply is not None:
        told["content"] = _json(reply)
    operation: dict[str, Any] = {
        "operationId": _name(route),
        "summary": route.summary,
        "description": f"Who may ask: {route.access.value}.",
        "parameters": parameters,
        "responses": {
            str(route.status): told,
            **({"304": {"description": "Not changed"}} if route.cache is not None or route.tagged else {}),
            "default": {"description": "A problem", "content": _json(failure)},
        },
        "security": [*([{}] if route.access.value in ("anyone", "watcher") else []), {_COOKIE: []}],
    }
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _json(body)}
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _name(route: Route) -> str:
    words = [word.strip("{}") for word in route.path.split("/") if word not in ("", "api", "v1")]
    return "_".join([route.method.lower(), *words])


def _resolved(schema: Any, components: dict[str, Any]) -> Any:
    """The schema that a reference points to."""
    if schema and "$ref" in schema:
        return components[schema["$ref"].rpartition("/")[2]]
    return schema
