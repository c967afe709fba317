"""What has changed on a table since the reader last saw it, and what it says of one thing."""

Block = tuple[str, ...]


def changes(before: list[str], now: list[str]) -> list[str]:
    """Each thing whose text has changed, complete and under its heading, and each heading that has changed."""
    known = {block for _, block in _blocks(before)}
    headings = set(before)
    lines = [line for line in now[:1] if line != before[0]]  # says how far the game is
    last = now[0]
    for heading, block in _blocks(now):
        if heading != last and (block not in known or heading not in headings):
            lines.append(heading)
            last = heading
        if block not in known:
            lines += block
    return lines


def about(lines: list[str], word: str) -> list[str]:
    """Each thing on the table whose text has this word in it, complete and under its heading."""
    found: list[str] = []
    last = ""
    for heading, block in _blocks(lines):
        if block and word.casefold() in " ".join(block).replace("\u00a0", " ").casefold():
            found += [*([heading] if heading != last else []), *block]
            last = heading
    return found


def _blocks(lines: list[str]) -> list[tuple[str, Block]]:
    """(heading, lines) for each thing on the table, and (heading, ()) for each heading."""
    heading = ""
    found: list[tuple[str, Block]] = []
    for line in lines:
        if not line.startswith(" "):
            heading = line
            found.append((heading, ()))
        elif line.startswith("   ") and found and found[-1][0] == heading:
            found[-1] = (heading, (*found[-1][1], line))
        else:
            found.append((heading, (line,)))
    return found
