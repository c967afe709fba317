"""One game at a terminal: bots answer by themselves, persons are asked in turn."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain

from astrarium.bots import Bot, answer_of, make_bot, next_question, volunteered
from astrarium.kernel import Choice, Decision, Event, Refusal, Refused, Table
from astrarium.kernel.table import PERSON
from astrarium.kernel.terminal import SKETCH_WIDTH, Sketch

from ..screen import EndOfInput, Screen
from ..words import Reader
from .changes import changes
from .question import Question, Told
from .result import ending_lines, ranking_lines
from .saved_games import Keeper
from .story import Chapter, event_lines, story_lines
from .turn import Quit, Turn

STAND_IN = "greedy"  # the bot that plays on for a person who resigned


class Session:
    """The players, what each person has read so far, and who is at the keyboard."""

    def __init__(
        self,
        screen: Screen,
        who: Reader,
        table: Table,
        bots: Mapping[int, Bot],
        keeper: Keeper | None = None,
        so_far: Sequence[Chapter] = (),
    ) -> None:
        """`so_far`: what happened before, if a saved game is resumed."""
        self.screen = screen
        self.who = who
        self.table = table
        self._bots = dict(bots)
        self._keeper = keeper
        self._begun = bool(so_far)  # has a person done anything worth saving?
        self._chapters = list(so_far) or [Chapter(0, None, table.events)]
        # How many chapters each person has been told; in a resumed game, those up to their latest answer.
        self._read = {seat: _told(so_far, seat) for seat in self.persons}
        self._shown: dict[int, list[str]] = {}  # the table as each person saw it last
        self._told: dict[int, set[Told]] = {seat: set() for seat in self.persons}  # what each knows of answers
        self._reading: int | None = None  # who sits at the keyboard
        self._not_again: dict[int, str] = {}  # by seat: the scope in which the person lets every window pass

    @property
    def persons(self) -> list[int]:
        return [seat for seat in range(self.table.state.seats) if seat not in self._bots]

    def run(self) -> None:
        """Play until the game is over or the persons leave."""
        try:
            while self.table.outcome is None:
                self._go_on()
        except (Quit, EndOfInput, KeyboardInterrupt):
            self.screen.line(self.who.say("cli.play.left", n=len(self.table.log.entries)))
            if self._keeper is not None and self._keeper.file is not None:
                self.screen.line(self.who.say("cli.kept.here", folder=str(self._keeper.file.parent)))
            return
        if self._keeper is not None:
            self._keeper.drop()
        self._finish()

    def _go_on(self) -> None:
        """Get one answer. Where several seats decide at once, bots go first, so that persons wait only once."""
        open_now = self.table.decisions()
        decision = next_question(open_now)
        if decision is None:
            raise RuntimeError("the game waits for nobody")
        if decision.aside < 0:  # an offer must be answered before anything else
            decision = next_question([d for d in open_now if d.seat in self._bots]) or decision
        if decision.seat in self._bots:
            self._answer_for_bot(decision)
            return
        if decision.window and self._not_again.get(decision.seat) == decision.window:
            self._take(decision, decision.passing)
        else:
            self._ask(decision)

    @property
    def is_alone(self) -> bool:
        """Is there only one person at this keyboard?"""
        return len(self.persons) == 1

    def let_pass(self, seat: int, window: str) -> None:
        """Let windows pass for this person until the window's scope ends."""
        self._not_again[seat] = window

    def record(self, events: list[Event]) -> None:
        entries = self.table.log.entries
        self._chapters.append(Chapter(len(entries), entries[-1], events))
        self._begun = self._begun or entries[-1].seat not in self._bots
        if self._begun:
            self._keep()

    def _keep(self) -> None:
        """Save the game, so that it can be resumed whatever ends this process."""
        if self._keeper is None:
            return
        try:
            self._keeper.keep(self.table.log)
        except OSError as error:
            self._keeper = None  # say so only once
            self.screen.line(self.who.say("cli.kept.cannot", trouble=error.strerror or str(error)))

    def resign(self, seat: int) -> None:
        """The seat gives up; a bot plays on for it, for the sake of the others."""
        self.record(self.table.resign(seat))
        if self.table.outcome is None:
            self.record(self.table.replace(seat, STAND_IN))
            self._bots[seat] = make_bot(STAND_IN, self.table.game, seat)

    # What a person is shown

    def story(self, seat: int | None) -> list[str]:
        return story_lines(self.who, self._chapters, seat)

    def board(self, seat: int | None) -> list[str]:
        return self.table.game.terminal(self.table.view(seat), self.who)

    def show_board(self, seat: int, *, aloud: bool = False) -> None:
        """Show the table, page by page. `aloud`: all of it in words, where a picture would say part of it."""
        board = self._shown[seat] = self.board(seat)
        sketch = None if aloud else self.sketch(seat)
        drawn = set(sketch.instead) if sketch else set()
        self.screen.pages((line for line in board if line not in drawn), self.who.say("cli.play.more"))
        if sketch is not None:
            self.show_sketch(sketch)

    def sketch(self, seat: int) -> Sketch | None:
        """The picture of the table, if the game has one, and a person looks at a screen that is wide enough."""
        if not self.screen.is_watched or self.screen.width < SKETCH_WIDTH:
            return None
        return self.table.game.sketch(self.table.view(seat), self.who)

    def show_sketch(self, sketch: Sketch) -> None:
        self.screen.gap()
        for row in sketch.rows:
            self.screen.whole(row)

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        if self._reading != seat:
            self._hand_over(seat)
        unread = self._chapters[self._read[seat] :]
        self._read[seat] = len(self._chapters)
        self.screen.gap()
        events = chain.from_iterable(chapter.events for chapter in unread)
        self.screen.lines(event_lines(self.who, events, seat))
        others_acted = any(chapter.entry is None or chapter.entry.seat != seat for chapter in unread)
        self._show_news(seat, whole=others_acted and self.table.game.is_quiet(decision))
        open_now = [Question(self.table.game, self.who, data) for data in self.table.questions(seat)]
        for question in open_now:
            self._told[seat] |= self._on_table(seat, question)
        asked = [question for question in open_now if question.id == decision.id]
        Turn(self, seat, asked + [question for question in open_now if question.is_standing]).take()

    def told(self, seat: int) -> set[Told]:
        """What this person knows of what answers do: it stood on the table or below an answer before."""
        return self._told[seat]

    def tell(self, seat: int, question: Question) -> None:
        self._told[seat] |= question.all_does()

    def _on_table(self, seat: int, question: Question) -> set[Told]:
        """What the table says of the answers. Where it explains half of them, the others go without saying."""
        answers = {(thing, words) for thing, words in question.all_does() if words}
        shown = {one for one in answers if any(one[1] in line for line in self._shown[seat])}
        return answers if 2 * len(shown) >= len(answers) else shown

    def _show_news(self, seat: int, *, whole: bool) -> None:
        """Show the complete table (`whole`, or for the first time), otherwise only what has changed on it.

        Where there is a picture of the table, it stands for the rest. Of a table that is longer than the screen only
        what has changed is shown too: nobody wants to turn pages in every turn, and `t` shows it.
        """
        before, now = self._shown.get(seat), self.board(seat)
        if before is None:
            self.screen.gap()
            self.show_board(seat)
            return
        self._shown[seat] = now
        sketch = self.sketch(seat) if whole else None
        if whole and sketch is None and self.screen.holds(now):
            self.screen.gap()
            self.screen.lines(now)
        else:
            self.screen.lines(changes(before, now))
        if sketch is not None:
            self.show_sketch(sketch)

    def _hand_over(self, seat: int) -> None:
        """Ask for this person to come to the keyboard before their secrets are shown."""
        self._reading = seat
        if not self.is_alone:
            self.screen.scroll_away()
            self.screen.gap()
            self.screen.line(self.who.say("cli.play.hand_over", name=self.who.seat(seat)), "bold")
            self.screen.ask(self.who.say("cli.play.press_enter") + " ")

    def _finish(self) -> None:
        """Show the ending, the whole story, and last, where the eye rests, the table and the ranking."""
        outcome = self.table.outcome
        if outcome is None:
            return
        # A single person sees the view of their seat; several persons see that of a spectator.
        persons = [seat for seat, player in enumerate(self.table.log.players) if player == PERSON]
        seat = persons[0] if len(persons) == 1 else None
        self.screen.gap()
        self.screen.lines(ending_lines(self.who, outcome))
        self.screen.gap()
        self.screen.line(self.who.say("cli.play.whole_story"), "bold")
        self.screen.lines(self.story(seat))
        self.screen.gap()
        self.screen.lines(self.board(seat))
        self.screen.gap()
        self.screen.lines(ending_lines(self.who, outcome))
        self.screen.lines(ranking_lines(self.who, outcome, self.table.state.resigned))

    # What a bot does

    def _answer_for_bot(self, decision: Decision) -> None:
        bot = self._bots[decision.seat]
        view = None if bot.blind else self.table.view(decision.seat)
        offer = volunteered(bot, view, self.table.decisions(decision.seat)) if decision.aside < 0 else None
        if offer is not None and self._take(*offer) is None:
            return
        answer_of(bot, view, decision, partial(self._take, decision))

    def _take(self, decision: Decision, choice: Choice) -> Refusal | None:
        """Give an answer that nobody typed; returns the refusal if a rule refuses it."""
        try:
            self.record(self.table.answer(decision.seat, decision.id, choice))
        except Refused as refused:
            return refused.refusal
        return None


def _told(so_far: Sequence[Chapter], seat: int) -> int:
    """The number of chapters up to this seat's latest answer; 0 if it has given none."""
    return max((number for number, past in enumerate(so_far, 1) if past.entry and past.entry.seat == seat), default=0)
