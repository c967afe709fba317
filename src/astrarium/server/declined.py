"""Why a person cannot have what it asked for, as a code. The words are under `problem.<code>`."""


class Declined(Exception):  # noqa: N818  (an answer to a person, not a mistake of the program)
    """Nothing was changed."""

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.args_by_name = args
