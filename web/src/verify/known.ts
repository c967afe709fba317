/** What this browser knows of the table from before its end, in hex. */
export interface Known {
  /** The commitment as it was first told. */
  commitment?: string | undefined;
  /** What was sent on sitting down, and where. */
  own?: Own | undefined;
}

export interface Own {
  /** The seats of this screen. */
  seats: readonly number[];
  /** What was made for them; a seat that was freed again leaves one over. */
  contributions: readonly string[];
  /** Had the commitment been noted before these were made? */
  inOrder: boolean;
}
