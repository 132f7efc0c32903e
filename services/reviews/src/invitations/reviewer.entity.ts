import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Somebody who came by a link and said who they are. The id is new for each form, known to that browser alone: a phone
 * number is a claim, so it must neither open somebody else's review nor tell whether the practice knows the number.
 */
@Entity('reviewers')
export class Reviewer {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  /** E.164. */
  @Column('text')
  phone: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
