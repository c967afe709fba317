"""The names of faces, resources and tracks in content, references and views, and their numbers in the rules."""

from typing import Annotated

from astrarium.kernel.content.records import OneOf

# The faces of a die (TINY-0.5)
FACE_IDS = ("move_ship", "acquire_energy", "acquire_culture", "advance_diplomacy", "advance_economy", "utilize_colony")
MOVE, ACQUIRE_ENERGY, ACQUIRE_CULTURE, ADVANCE_DIPLOMACY, ADVANCE_ECONOMY, UTILIZE = range(6)
FACES = len(FACE_IDS)
Face = Annotated[int, OneOf(*FACE_IDS)]

RESOURCES = ("energy", "culture")
ENERGY, CULTURE, ANY_RESOURCE = range(3)
Resource = Annotated[int, OneOf(*RESOURCES)]
ResourceOrAny = Annotated[int, OneOf(*RESOURCES, "any")]

TRACKS = ("diplomacy", "economy")
DIPLOMACY, ECONOMY, ANY_TRACK = range(3)
Track = Annotated[int, OneOf(*TRACKS)]
TrackOrAny = Annotated[int, OneOf(*TRACKS, "any")]
