import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who asked for an erasure. */
export type RequestedBy = 'account' | 'practice' | 'operator';

/** A person who is being, or has been, erased from every service. */
@Entity('erasures')
export class Erasure {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'requested_by' })
  requestedBy: RequestedBy;

  /** Only what this practice keeps of them; null for everything. */
  @Column('uuid', { name: 'practice_id', nullable: true })
  practiceId: string | null;

  /** Ids of the account, of the contacts, and of records that were merged into those. */
  @Column('uuid', { name: 'subject_ids', array: true })
  subjectIds: string[];

  /** Until it is complete. */
  @Column('text', { array: true })
  emails: string[];

  /** E.164; until it is complete. */
  @Column('text', { array: true })
  phones: string[];

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;

  /** When every service had erased them. */
  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt: Date | null;
}
