import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A person who came by a link and entered a name. Each form gets a new id, which only that browser knows: a phone
 * number is a claim, so it must neither open another person's review nor reveal whether the practice knows the number.
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
