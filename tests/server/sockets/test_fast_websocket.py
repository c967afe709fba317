"""The short cuts of our WebSocket read and write the same as the library."""

from collections.abc import Generator

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from astrarium.server.sockets.fast_websocket import is_whole_control, text_frame, whole_text

MOST = 16_384


def from_client(opcode: Opcode, payload: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=mask)


@given(st.binary(max_size=8), st.integers(1, 40) | st.integers(8_000, 8_300))
def test_a_whole_text_is_read_as_the_library_wrote_it(piece: bytes, times: int) -> None:
    payload = piece * times
    expected = payload if len(payload) <= MOST else None
    assert whole_text(from_client(Opcode.TEXT, payload), MOST) == expected


@given(st.binary(max_size=200), st.integers(1, 40))
def test_anything_else_is_left_to_the_library(payload: bytes, cut: int) -> None:
    frame = from_client(Opcode.TEXT, payload)
    assert whole_text(frame[:-cut], MOST) is None  # a part
    assert whole_text(frame + frame[:cut], MOST) is None  # more than one
    assert whole_text(from_client(Opcode.TEXT, payload, fin=False), MOST) is None  # the first of several
    assert whole_text(from_client(Opcode.BINARY, payload), MOST) is None
    assert whole_text(from_client(Opcode.TEXT, payload, mask=False), MOST) is None
    reserved = bytes([frame[0] | 0x40]) + frame[1:]
    assert whole_text(reserved, MOST) is None


@given(st.sampled_from([Opcode.PING, Opcode.PONG, Opcode.CLOSE]), st.binary(max_size=125))
def test_control_frames_are_known_as_such(opcode: Opcode, payload: bytes) -> None:
    frame = from_client(opcode, payload)
    assert is_whole_control(frame)
    assert whole_text(frame, MOST) is None
    assert not is_whole_control(frame + b"\x00")


@given(st.integers(0, 300) | st.sampled_from([65_535, 65_536]))
def test_what_is_written_is_a_text_frame(size: int) -> None:
    payload = b"x" * size
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)
    reader = StreamReader()
    reader.feed_data(text_frame(payload))
    frame = run(Frame.parse(reader.read_exact, mask=False))
    assert (frame.opcode, bytes(frame.data), frame.fin) == (Opcode.TEXT, payload, True)


def run(parsing: Generator[None, None, Frame]) -> Frame:
    try:
        next(parsing)
    except StopIteration as done:
        frame: Frame = done.value
        return frame
    raise AssertionError("the frame is not whole")
