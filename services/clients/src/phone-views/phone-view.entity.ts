import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Record that a user of a practice looked at a contact's phone number. */
@Entity('phone_views')
export class PhoneView {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'client_id' })
  clientId: string;

  /** The account that looked. */
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('timestamptz', { name: 'viewed_at' })
  viewedAt: Date;
}
