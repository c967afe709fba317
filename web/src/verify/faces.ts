/** What a die shows, for the games whose dice have pictures; in the order in which the game numbers its faces. */

export interface Face {
  /** The thing's reference in the words of the game. */
  ref: string;
  icon: string;
}

const FACES: Record<string, readonly (readonly [id: string, icon: string])[]> = {
  tiny: [
    ["move_ship", "ship"],
    ["acquire_energy", "energy"],
    ["acquire_culture", "culture"],
    ["advance_diplomacy", "diplomacy"],
    ["advance_economy", "economy"],
    ["utilize_colony", "colony"],
  ],
};

export function facesOf(game: string): Face[] {
  return (FACES[game] ?? []).map(([id, icon]) => ({ ref: `face:${id}`, icon }));
}
