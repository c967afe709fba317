"""How somebody proved to be the owner of an account. The larger number is the stronger proof."""

from ...clock import MINUTE

NONE = 0  # a password or a link by mail; a guest's cookie
CODE = 1  # and a recovery code
PASSKEY = 2  # a passkey, alone or besides: its owner had it in hand and unlocked it

FRESH = 10 * MINUTE  # for so long a proof counts for what only the owner may change
