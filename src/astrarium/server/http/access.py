"""Checks whether a person may use a route. A table that they may not see is treated as one that does not exist."""

from .errors import Problem
from .route import AT_TABLE, Access, Context, Resolver, Route


async def check_access(ctx: Context, route: Route, resolve: Resolver) -> None:
    """Raises Problem unless the person may use the route; Declined if the table cannot be opened.

    Puts the person's roles at the table into the context.
    """
    access = route.access
    if access is Access.ANYONE:
        return
    if access in AT_TABLE:
        await _check_table(ctx, route, resolve)
        return
    person = ctx.me
    if access is Access.ACCOUNT and not person.is_account:
        raise Problem(403, "account_needed")
    if access is Access.ADMIN and not person.is_admin:
        raise Problem(403, "passkey_needed" if person.admin_at_rest else "not_admin")


async def _check_table(ctx: Context, route: Route, resolve: Resolver) -> None:
    access = route.access
    if access is not Access.WATCHER and ctx.person is None:
        raise Problem(401, "sign_in_first")
    roles = await resolve(ctx, ctx.table)
    if roles is None or not roles.sees:
        raise Problem(404, "no_such_table")
    if roles.parked is not None and route.opens:
        raise roles.parked
    if access is Access.SEAT and not roles.seats:
        raise Problem(403, "not_seated")
    if access is Access.HOST and not roles.host:
        raise Problem(403, "not_host")
    ctx.roles = roles
