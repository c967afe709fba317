"""Reads a QR code from its drawn squares, as a camera would, so that a test knows where it leads.

Enough of ISO 18004 for what the client draws: byte mode, versions 1 to 6 at level M, nothing damaged.
"""

from collections.abc import Callable, Iterator

from playwright.sync_api import Locator

Matrix = list[list[bool]]

MARGIN = 4
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
FORMAT_MASK = 0b101010000010010
# For each version at level M: the number of blocks, and the bytes of data in each.
BLOCKS = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}

# One letter for each square, row by row, from the drawn picture.
SQUARES = """svg => {
  const size = svg.viewBox.baseVal.width, path = svg.querySelector("path"), at = svg.createSVGPoint(), rows = [];
  for (let y = 0; y < size; y++) {
    let row = "";
    for (let x = 0; x < size; x++) {
      at.x = x + 0.5;
      at.y = y + 0.5;
      row += path.isPointInFill(at) ? "#" : ".";
    }
    rows.push(row);
  }
  return rows;
}"""


def read_qr(svg: Locator) -> str:
    """The text of the QR code in this picture."""
    rows: list[str] = svg.evaluate(SQUARES)
    return decode([[square == "#" for square in row[MARGIN:-MARGIN]] for row in rows[MARGIN:-MARGIN]])


def decode(matrix: Matrix) -> str:
    size = len(matrix)
    version = (size - 17) // 4
    assert size == 17 + 4 * version
    assert version in BLOCKS
    told = 0
    for x in (0, 1, 2, 3, 4, 5, 7, 8):
        told = told << 1 | matrix[8][x]
    mask = MASKS[(told << 7 ^ FORMAT_MASK) >> 10 & 7]
    assert (told << 7 ^ FORMAT_MASK) >> 13 == 0, "level M"
    bits = [matrix[y][x] ^ (mask(y, x) == 0) for y, x in _way(size) if not _is_furniture(y, x, size)]
    words = [int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    blocks, length = BLOCKS[version]
    data = [words[block + blocks * at] for block in range(blocks) for at in range(length)]
    stream = "".join(f"{word:08b}" for word in data)
    assert stream[:4] == "0100", "bytes"
    count = int(stream[4:12], 2)
    return bytes(int(stream[12 + 8 * n : 20 + 8 * n], 2) for n in range(count)).decode()


def _way(size: int) -> Iterator[tuple[int, int]]:
    """The order of squares: pairs of columns from the right, up and down in turns, past the column of timing marks."""
    up = True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for y in range(size - 1, -1, -1) if up else range(size):
            yield y, right
            yield y, right - 1
        up = not up


def _is_furniture(y: int, x: int, size: int) -> bool:
    """Is this square no data, but an eye, the format beside one, a timing mark, or the small eye from version 2 on?"""
    eyes = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
    small = size > 21 and abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return eyes or y == 6 or x == 6 or small
