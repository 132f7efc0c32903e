import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Credit of a practice towards its subscription, for a practitioner who registered with its referral code. */
@Entity({ name: 'subscription_credits' })
export class SubscriptionCredit {
  @PrimaryColumn('uuid', { name: 'referral_use_id' })
  referralUseId: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  /** ISO 4217. */
  @Column('char', { length: 3 })
  currency: string;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;

  /** When it was added to the balance of the practice at Stripe. Null before that: the practice may never have subscribed. */
  @Column('timestamptz', { name: 'applied_at', nullable: true })
  appliedAt: Date | null;
}
