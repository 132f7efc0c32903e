import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A practitioner who has a referral code. */
@Entity('referrers')
export class Referrer {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** As it is stored: without the dash. */
  @Column('text')
  code: string;

  /** A lifetime member pays no subscription, and withdraws the credit instead. */
  @Column('boolean', { name: 'is_lifer' })
  isLifer: boolean;
}
