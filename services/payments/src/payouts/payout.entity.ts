import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderName } from '../providers/payment-provider.js';

/** What became of a payout: on its way to the bank, arrived, or sent back. */
export type PayoutStatus = 'failed' | 'on_the_way' | 'paid';

/** What a line of a payout is. */
export type PayoutEntryKind = 'correction' | 'fee' | 'payment' | 'refund';

/** Money that a provider sent to a practice's bank, as it was read of the provider last. */
@Entity({ name: 'payouts' })
export class Payout {
  /** Of the provider and its id, so that reading it again finds it. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('text')
  provider: ProviderName;

  @Column('text', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'provider_payout_id' })
  providerPayoutId: string;

  /** Less than nothing where the provider took money back. */
  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('char', { length: 3 })
  currency: string;

  @Column('text')
  status: PayoutStatus;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt: Date;

  /** A day, YYYY-MM-DD; null where the provider does not say. */
  @Column('date', { name: 'arrives_on', nullable: true })
  arrivesOn: string | null;
}

/** One movement that a payout is made of. */
@Entity({ name: 'payout_entries' })
export class PayoutEntry {
  @PrimaryColumn('uuid', { name: 'payout_id' })
  payoutId: string;

  /** The provider's id of the line. */
  @PrimaryColumn('text', { name: 'entry_id' })
  entryId: string;

  @Column('text')
  kind: PayoutEntryKind;

  /** What moved before fees: more than nothing for what came in. */
  @Column('integer', { name: 'gross_cents' })
  grossCents: number;

  /** What the provider and the platform took of it; negative for what they refunded. */
  @Column('integer', { name: 'fee_cents' })
  feeCents: number;

  /** Of payments and refunds the provider's id of the payment, as charges have it. */
  @Column('text', { name: 'payment_id', nullable: true })
  paymentId: string | null;

  /** The provider's own words for it; empty for payments and refunds. */
  @Column('text')
  label: string;

  @Column('timestamptz', { name: 'occurred_at' })
  occurredAt: Date;
}
