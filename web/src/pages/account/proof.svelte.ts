import { api, Problem } from "../../wire/api";
import { showPasskey } from "../../wire/passkey";

/** What only its owner may change, within some minutes of having proved it: whoever has not is asked first. */
class Proof {
  /** While the password is asked for: what to call when it was right (true), or was not given after all. */
  asking = $state.raw<((proved: boolean) => void) | null>(null);

  /** What came of the act; undefined if its owner changed their mind. */
  async first<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === "prove_passkey") await api.prove(await showPasskey(await api.beginProof()));
      else if (error.code !== "prove_password") throw error;
      else if (!(await this.byPassword())) return undefined;
      return act();
    }
  }

  private byPassword(): Promise<boolean> {
    return new Promise((done) => {
      this.asking = (proved) => {
        this.asking = null;
        done(proved);
      };
    });
  }
}

export const proof = new Proof();
