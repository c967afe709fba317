"""The tests that claim to hold each rule, read from their source: nothing is imported or run."""

import ast
from collections.abc import Iterator
from pathlib import Path

Found = dict[str, list[str]]  # by rule id: the tests, as pytest names them

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def marked_tests(folder: Path) -> tuple[Found, list[str]]:
    """The tests under a folder by rule, and the files that cannot be parsed."""
    found: Found = {}
    unreadable: list[str] = []
    for file in sorted(folder.rglob("*.py")):
        if not (file.name.startswith("test_") or file.name.endswith("_test.py")):
            continue
        try:
            tree = ast.parse(file.read_bytes(), str(file))
        except (SyntaxError, ValueError):
            unreadable.append(str(file))
            continue
        for rule, name in _tests_of(tree):
            names = found.setdefault(rule, [])
            if f"{file}::{name}" not in names:
                names.append(f"{file}::{name}")
    return found, unreadable


def _tests_of(tree: ast.Module) -> Iterator[tuple[str, str]]:
    values = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    yield from _in_body(tree.body, "", list(_body_marks(tree.body)), values)


def _in_body(
    body: list[ast.stmt], prefix: str, inherited: list[str], values: dict[str, ast.expr]
) -> Iterator[tuple[str, str]]:
    """(rule, test) pairs of a module or class body; `inherited` are marks of the module and class around it."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            rules = [*inherited, *_marks(*node.decorator_list), *_body_marks(node.body)]
            yield from _in_body(node.body, f"{prefix}{node.name}::", rules, values)
        elif isinstance(node, _Function) and node.name.startswith("test"):
            for rule in [*inherited, *_marks(*node.decorator_list, *_named_cases(node, values))]:
                yield rule, prefix + node.name


def _named_cases(test: _Function, values: dict[str, ast.expr]) -> Iterator[ast.expr]:
    """The lists of cases at the top of the module that a test's decorators name."""
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Name) and node.id in values:
                yield values[node.id]


def _body_marks(body: list[ast.stmt]) -> Iterator[str]:
    """The rules in `pytestmark = pytest.mark.rule(...)`, alone or in a list."""
    for node in body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            yield from _marks(node.value)


def _marks(*nodes: ast.AST) -> Iterator[str]:
    """The ids of every `….mark.rule("X", …)` in these pieces of source, also within `pytest.param(…, marks=…)`."""
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and _is_rule_mark(call.func):
                for arg in call.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        yield arg.value


def _is_rule_mark(func: ast.expr) -> bool:
    if not (isinstance(func, ast.Attribute) and func.attr == "rule"):
        return False
    owner = func.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )
