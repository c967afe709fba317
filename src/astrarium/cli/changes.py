"""What is new on a table that the reader has just seen."""

Block = tuple[str, ...]


def changes(before: list[str], now: list[str]) -> list[str]:
    """The things that read differently now, whole, each under its heading."""
    known = {block for _, block in _blocks(before)}
    lines = [line for line in now[:1] if line != before[0]]  # where in the game one is
    last = ""
    for heading, block in _blocks(now):
        if block and block not in known:
            if heading != last:
                lines.append(heading)
                last = heading
            lines += block
    return lines


def _blocks(lines: list[str]) -> list[tuple[str, Block]]:
    """Each thing on the table with the heading that it stands under."""
    heading = ""
    found: list[tuple[str, Block]] = []
    for line in lines:
        if not line.startswith(" "):
            heading = line
        elif line.startswith("   ") and found and found[-1][0] == heading:
            found[-1] = (heading, (*found[-1][1], line))
        else:
            found.append((heading, (line,)))
    return found
