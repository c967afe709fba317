"""Figures that stand under each other."""


def aligned(rows: list[list[str]]) -> list[str]:
    """Cells under each other for the eye; each says what it is for the ear."""
    columns = max((len(row) for row in rows), default=0)
    widths = [max((len(row[column]) for row in rows if column < len(row)), default=0) for column in range(columns)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip() for row in rows]
