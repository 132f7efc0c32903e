import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What staff, or an operator with the rights of staff, can do. */
export type StaffActionKind =
  | 'credential_approved'
  | 'credential_declined'
  | 'feature_switched_on'
  | 'feature_switched_off'
  | 'review_report_dismissed'
  | 'review_removed'
  | 'staff_added'
  | 'staff_removed';

/** Something that staff did. */
@Entity('staff_actions')
export class StaffAction {
  /** Of an event, its id: so it is noted once. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: StaffActionKind;

  /** The account that did it; null for an operator, who works by commands. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  /** The practice that it is about. */
  @Column('uuid', { name: 'practice_id', nullable: true })
  practiceId: string | null;

  /** The account that it is about. */
  @Column('uuid', { name: 'about_user_id', nullable: true })
  aboutUserId: string | null;

  /** Name of the credential or key of the feature; empty where there is none. */
  @Column('text')
  subject: string;

  /** In the words of who did it; empty where none was asked for. */
  @Column('text')
  reason: string;

  @Column('timestamptz')
  at: Date;
}
