import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A referrer asked to be paid the credit. Staff pay it outside of the product. */
@Entity('referral_withdrawals')
export class ReferralWithdrawal {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'referrer_id' })
  referrerId: string;

  /** USD. */
  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  /** A declined amount can be withdrawn again. */
  @Column('text')
  status: 'pending' | 'paid' | 'declined';

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;

  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;
}
