"""How a person proved to own an account. The larger number is the stronger proof."""

from ...clock import MINUTE

NONE = 0  # a password or a link by mail; a guest's cookie
CODE = 1  # a recovery code besides
PASSKEY = 2  # a passkey, alone or besides: its owner held and unlocked it

FRESH = 10 * MINUTE  # how long a proof is good for changes that only the owner may make
