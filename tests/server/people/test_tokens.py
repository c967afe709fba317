"""Tokens and their signatures."""

from astrarium.server.people.tokens import Seal, hash_token, new_token, read_token, spell_token


def test_a_token_has_one_spelling() -> None:
    token = new_token()
    text = spell_token(token)
    assert read_token(text) == token
    assert len(text) == 43
    wrong = ["", "x", text[:-1], text + "A", text + "=", text[:-1] + "é", f" {text}", text[:-1] + "\n"]
    # The last letter carries four bits only: its neighbours in the alphabet decode to the same bytes.
    last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".index(text[-1])
    neighbour = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[last ^ 1]
    assert [read_token(spelled) for spelled in [*wrong, text[:-1] + neighbour]] == [None] * 9


def test_a_seal_opens_only_what_it_closed() -> None:
    seal, token = Seal(b"secret", b"session"), new_token()
    value = seal.close(token)
    assert seal.open(value) == token
    body, signature = value.split(".")
    other = spell_token(new_token())
    for forged in ("", ".", body, f"{body}.", f"{other}.{signature}", f"{body}.{other}", value + ".x", f".{signature}"):
        assert seal.open(forged) is None
    assert Seal(b"other", b"session").open(value) is None
    assert Seal(b"secret", b"other").open(value) is None


def test_the_hash_does_not_show_the_token() -> None:
    token = new_token()
    assert hash_token(token) == hash_token(token) != token
    assert len(hash_token(token)) == 32
