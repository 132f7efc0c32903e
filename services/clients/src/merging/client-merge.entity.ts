import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MergeChanges } from '../directory/merge-rules.js';

const DAY_MS = 86_400_000;

/** How long a merge can be undone. */
export const UNDO_DAYS = 30;

/** One record of a person became part of another one. */
@Entity('client_merges')
export class ClientMerge {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** The record that is no more. */
  @Column('uuid', { name: 'client_id' })
  clientId: string;

  @Column('uuid', { name: 'into_client_id' })
  intoClientId: string;

  @Column('jsonb')
  changes: MergeChanges;

  @Column('timestamptz', { name: 'merged_at' })
  mergedAt: Date;

  @Column('timestamptz', { name: 'undone_at', nullable: true })
  undoneAt: Date | null;

  get undoableUntil(): Date {
    return new Date(this.mergedAt.getTime() + UNDO_DAYS * DAY_MS);
  }

  /** Undoes the merge and deletes the stored previous state of the record. */
  undo(now: Date): void {
    this.undoneAt = now;
    this.changes = { before: {}, after: {}, prices: [] };
  }
}
