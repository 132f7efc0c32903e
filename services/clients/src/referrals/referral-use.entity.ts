import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A practitioner registered with the code of another one. */
@Entity('referral_uses')
export class ReferralUse {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'referrer_id' })
  referrerId: string;

  /** The new account; null once it was deleted. */
  @Column('uuid', { name: 'referred_id', nullable: true })
  referredId: string | null;

  /** When the new account confirmed its address. Null before that: the use does not count. */
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;

  /** What the referrer gets for it, USD. */
  @Column('integer', { name: 'credit_cents' })
  creditCents: number;

  /** The credit can be withdrawn; otherwise it pays for the referrer's subscription. */
  @Column('boolean', { name: 'is_withdrawable' })
  isWithdrawable: boolean;
}
