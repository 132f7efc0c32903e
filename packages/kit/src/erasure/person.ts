import type { EntityManager } from 'typeorm';

/** Whom an erasure is about, by everything by which rows and events name them. */
export interface Person {
  /** Only what this practice keeps of them; without one, everything everywhere. */
  readonly practiceId: string | undefined;
  /** Ids of the account, of the contacts, and of records that were merged into those; none of an address alone. */
  readonly subjectIds: readonly string[];
  /** Lower-cased. */
  readonly emails: readonly string[];
  /** E.164. */
  readonly phones: readonly string[];
}

/**
 * Whether an operator erases by an address or a number alone, having made sure whose it is: then what hangs on nothing else
 * is the person's, such as a review under a phone that was only typed.
 */
export function isErasedByAddress({ subjectIds }: Person): boolean {
  return subjectIds.length === 0;
}

/**
 * What a part of a service does when a person is erased. It is done twice, the second time for what was under way at the
 * first, and again after each failure: both methods find nothing more to do then.
 */
export interface Eraser {
  /** Deletes what lies outside of the database; before the rows that say where. */
  eraseElsewhere?(person: Person): Promise<void>;
  /**
   * Takes away or pseudonymises what rows say of the person.
   * @returns ids of rows, as only this service's own events name them, for the events that name no account or contact
   */
  eraseRows(tx: EntityManager, person: Person): Promise<readonly string[]>;
}

/** What stands in the place of a name that is gone. */
export const ERASED_FIRST_NAME = 'Deleted';
export const ERASED_LAST_NAME = 'client';
