/** Whose records are exported: an account, contacts that are its own, and the practice that it owns. */
export interface RecordsOwner {
  readonly userId: string;
  readonly clientIds: readonly string[];
  /** Null for an account of a client. */
  readonly practiceId: string | null;
}

/** One list of an export. */
export interface RecordList {
  /** What it is called there, such as `visits`. */
  readonly section: string;
  /** Lists about the practice are left out for an account without one. */
  readonly about: 'person' | 'practice';
  /**
   * A query over the row `owner` (`user_id`, `client_ids`, `practice_id`), in an order that stays the same. Its columns are
   * what the export shows: no secrets, and no ids but those that lead from one list to another.
   */
  readonly sql: string;
}

/** A part of a list, or none after the last one. */
export interface RecordsPage {
  readonly section: string;
  /** JSON, one object for each row. */
  readonly rows: string;
  /** Where the next page begins; empty after the last. */
  readonly nextCursor: string;
}
