"""What the server says on a socket, letter by letter as docs/protocol.md has it."""

import msgspec
import pytest
from msgspec import Raw, Struct

from tockade.game_types import Choice, Step, StepKind, Verdict, VerdictKind
from tockade.insight import Alternative
from tockade.table.seat_clock import ClockShown
from tockade.table.viewer_frames import Presence, add_reply
from tockade.web.server_messages import Bye, HintAnswer, Pong, RefusedAnswer, StepsAnswer, Welcome, WhyAnswer

LEGAL = Verdict(VerdictKind.LEGAL)
SEVEN = Choice(Step(StepKind.PLAY, "7"))
SAID: list[tuple[Struct, str]] = [
    (
        Welcome(1, "k3v", 0, "trikolos 2", ((0,), (1,)), None, False, True, 120),
        '{"type":"welcome","protocol":1,"table":"k3v","seat":0,"game":"trikolos 2","sides":[[0],[1]],"sealed":null,'
        '"typed_seed":false,"hints":true,"patience":120}',
    ),
    (
        StepsAnswer(id=8, decision=44, choices=[SEVEN], move=None),
        '{"type":"steps","id":8,"decision":44,"choices":[{"step":{"kind":"play","card":"7"}}],"move":null}',
    ),
    (
        WhyAnswer(id="nine", verdict=LEGAL, words="Legal."),
        '{"type":"why","id":"nine","verdict":{"kind":"legal"},"words":"Legal."}',
    ),
    (WhyAnswer(id=9, cards={"5": (LEGAL,)}), '{"type":"why","id":9,"cards":{"5":[{"kind":"legal"}]}}'),
    (
        HintAnswer(id=9, decision=44, options=[Alternative(3, "push 1", 0.5, [])]),
        '{"type":"hint","id":9,"decision":44,"options":[{"number":3,"move":"push 1","chance":0.5,"does":[]}]}',
    ),
    (
        RefusedAnswer(id=7, kind="illegal", arguments={}, words="No.", verdict=LEGAL),
        '{"type":"refused","id":7,"kind":"illegal","arguments":{},"words":"No.","verdict":{"kind":"legal"}}',
    ),
    (
        RefusedAnswer(kind="stale", arguments={}, words="Late."),
        '{"type":"refused","kind":"stale","arguments":{},"words":"Late."}',
    ),
    (Pong(id=16), '{"type":"pong","id":16}'),
    (Pong(), '{"type":"pong"}'),
    (Bye("slow"), '{"type":"bye","kind":"slow"}'),
    (Presence(Raw(b"[]"), 2), '{"type":"presence","seats":[],"spectators":2}'),
    (
        ClockShown("bank", 600, 5, [412000], [0]),
        '{"kind":"bank","seconds":600,"increment":5,"left":[412000],"running":[0]}',
    ),
]


@pytest.mark.parametrize(("message", "text"), SAID, ids=[type(message).__name__ for message, _ in SAID])
def test_a_message_is_written_as_documented(message: Struct, text: str) -> None:
    assert msgspec.json.encode(message).decode() == text


def test_a_frame_ends_with_the_request_it_answers() -> None:
    assert add_reply(b'{"type":"frame","seat":0}', 7) == b'{"type":"frame","seat":0,"reply":7}'
