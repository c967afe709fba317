"""The reason why a person's request is declined, as a code. Its sentence is under `problem.<code>`."""


class Declined(Exception):  # noqa: N818  (an answer to a person, not a mistake of the program)
    """A person's request was declined; nothing was changed."""

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.args_by_name = args
