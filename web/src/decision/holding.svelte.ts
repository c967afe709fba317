const KEY = "astrarium.holds";

/** Whoever plays with a finger is told once, on this device, that a thing that is held tells what it is. */
class Holding {
  private told = $state(wasTold());
  readonly isUntold = $derived(!this.told && matchMedia("(pointer: coarse)").matches);

  /** It was read, or found. */
  note(): void {
    if (this.told) return;
    this.told = true;
    try {
      localStorage.setItem(KEY, "told");
    } catch {
      // A browser that keeps nothing is told again next time.
    }
  }
}

function wasTold(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export const holding = new Holding();
