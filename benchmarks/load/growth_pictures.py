"""`python -m benchmarks.load.growth_pictures`: draws docs/pictures/growth*.svg from docs/pictures/growth.json.

Each picture is readable in both themes: its colours are the client's tokens, of which the reader's system chooses. The
same figures give the same bytes.
"""

import re
from collections.abc import Callable
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from astrarium.kernel import games

from .growth_figures import FILE, Growth, Line, read

TOKENS = Path(__file__).parents[2] / "web/src/style/tokens.css"
FONT = "'Fira Sans Condensed', 'Roboto Condensed', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
GROUND, TEXT, QUIET, EDGE, GRID = "enamel-2", "ivory-1", "ivory-2", "brass-2", "brass-1"
SEATS = ("seat-1", "seat-2", "seat-3", "seat-4", "seat-5")
USED = (GROUND, TEXT, QUIET, EDGE, GRID, *SEATS)
# Each token is drawn in a colour of its own that stands for it, and named in its place when the picture is written.
STANDS_FOR = {token: f"#ab{number:02x}cd" for number, token in enumerate(USED)}
MARKS = ("o", "s", "^", "D", "v")  # form first, colour second
HEIGHT = 3.7  # inches

mpl.use("svg")
mpl.rcParams.update(
    {
        "svg.hashsalt": "astrarium",
        "svg.fonttype": "none",
        "font.size": 11,
        "text.color": STANDS_FOR[TEXT],
        "axes.facecolor": "none",
        "axes.edgecolor": STANDS_FOR[EDGE],
        "axes.labelcolor": STANDS_FOR[QUIET],
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.titlelocation": "left",
        "axes.titlesize": 13,
        "axes.titlepad": 12,
        "axes.grid": True,
        "axes.grid.axis": "y",
        "axes.axisbelow": True,
        "grid.color": STANDS_FOR[GRID],
        "grid.linewidth": 0.6,
        "xtick.color": STANDS_FOR[EDGE],
        "ytick.color": STANDS_FOR[EDGE],
        "xtick.labelcolor": STANDS_FOR[QUIET],
        "ytick.labelcolor": STANDS_FOR[QUIET],
        "lines.linewidth": 1.8,
        "lines.solid_capstyle": "round",
        "figure.facecolor": STANDS_FOR[GROUND],
    }
)

Draw = Callable[[Axes], None]


def tokens() -> dict[str, tuple[str, str]]:
    """The colours that are used: by night, by day."""
    night, day = TOKENS.read_text().split("[data-theme=", 1)
    found = [dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", part)) for part in (night, day)]
    return {token: (found[0][token], found[1][token]) for token in USED}


def style() -> str:
    """The style sheet of a picture: the colours of the reader's theme, as variables."""
    night, day = ("".join(f"--{token}:{pair[theme]};" for token, pair in tokens().items()) for theme in (0, 1))
    return (
        f"<style>svg{{{night}}}@media (prefers-color-scheme: light){{svg{{{day}}}}}text{{font-family:{FONT}}}</style>"
    )


def save(path: Path, *parts: Draw) -> None:
    """Draw the parts side by side into a file."""
    figure = Figure(figsize=(10.4, HEIGHT), layout="constrained")
    for axes, draw in zip(figure.subplots(1, len(parts), squeeze=False)[0], parts, strict=True):
        draw(axes)
    figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})
    text = re.sub(r" font-family: [^;\"]*;", "", path.read_text())
    for token, stand_in in STANDS_FOR.items():
        text = text.replace(stand_in, f"var(--{token})")
    head, open_tag, rest = re.split(r"(<svg[^>]*>)", text, maxsplit=1)
    path.write_text("\n".join(part.rstrip() for part in f"{head}{open_tag}\n{style()}{rest}".splitlines()) + "\n")


def names() -> dict[str, str]:
    return {game.meta.key: game.meta.names["en"] for game in games()}


def by_game(axes: Axes, lines: dict[str, Line]) -> None:
    """A line for each game, with its mark; a game too short for a point has none."""
    for (key, found), seat, mark in zip(lines.items(), SEATS, MARKS, strict=False):
        if found.at:
            axes.plot(
                found.at, found.found, color=STANDS_FOR[seat], marker=mark, markersize=4.5,
                markevery=max(1, len(found.at) // 8), label=names()[key],
            )  # fmt: skip
    axes.set_ylim(bottom=0)
    axes.set_xlim(left=0)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))


def legend(axes: Axes, columns: int, room: float) -> None:
    """The names above the lines, where so much more than their height is left free."""
    axes.set_ylim(top=room * axes.get_ylim()[1])
    axes.legend(loc="upper right", ncols=columns, frameon=False, labelcolor=STANDS_FOR[QUIET], fontsize=10)


def titled(axes: Axes, title: str, across: str) -> None:
    axes.set_title(title)
    axes.set_xlabel(across)


def moves(found: Growth) -> Draw:
    def draw(axes: Axes) -> None:
        by_game(axes, found.move)
        titled(axes, "One answer, ms of processor", "answers before it in the game")
        legend(axes, 5, 1.15)

    return draw


def parts(lines: dict[str, Line], title: str, *, with_names: bool) -> Draw:
    def draw(axes: Axes) -> None:
        by_game(axes, lines)
        titled(axes, title, "entries of the log up to there")
        if with_names:
            legend(axes, 2, 1.3)

    return draw


def memory(found: Growth) -> Draw:
    def draw(axes: Axes) -> None:
        by_game(axes, found.memory)
        axes.axvline(found.kept, color=STANDS_FOR[EDGE], linewidth=1, linestyle=(0, (3, 3)), ymax=0.7)
        axes.annotate(
            f"{found.kept} are kept, those before them dropped", (found.kept, 0), xytext=(6, 6),
            textcoords="offset points", fontsize=10, color=STANDS_FOR[QUIET],
        )  # fmt: skip
        titled(axes, "Memory of a node, MiB more than at first", "tables that were played there")
        legend(axes, 2, 1.4)

    return draw


def database(found: Growth) -> Draw:
    def draw(axes: Axes) -> None:
        beside = found.database
        lines = {
            "an answer until its last reader is told": (beside.move_wall, beside.few_wall),
            "of it, processor of the node": (beside.move_processor, beside.few_processor),
            "opening a table that is not in memory": (beside.opening, ()),
            "looking for tables with something due": (beside.due, ()),
        }
        for (name, (times, control)), seat, mark in zip(lines.items(), SEATS, MARKS, strict=False):
            axes.plot(beside.tables, times, color=STANDS_FOR[seat], marker=mark, markersize=5, label=name)
            if control:
                axes.plot(beside.tables, control, color=STANDS_FOR[seat], linewidth=1, linestyle=(0, (3, 3)))
        axes.plot(
            [], [], color=STANDS_FOR[EDGE], linewidth=1, linestyle=(0, (3, 3)), label=f"beside {beside.few:,}, in turns"
        )
        axes.set_xscale("log")
        axes.set_ylim(bottom=0)
        axes.minorticks_off()
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
        titled(axes, "Beside tables in the database, ms", "tables in the database")
        legend(axes, 1, 1.6)

    return draw


def draw_all(found: Growth, folder: Path) -> None:
    story = parts(found.story, "100 entries of a story, ms of processor", with_names=True)
    save(folder / "growth-moves.svg", moves(found))
    save(
        folder / "growth-replays.svg",
        story,
        parts(found.film, "100 entries of a replay, ms of processor", with_names=False),
    )
    save(folder / "growth-tables.svg", memory(found), database(found))


if __name__ == "__main__":
    draw_all(read(), FILE.parent)
