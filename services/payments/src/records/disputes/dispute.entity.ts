import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderName } from '../../providers/payment-provider.js';

/** `needs_response`: the practice has to answer · `under_review`: the bank decides · the others are final. */
export type DisputeState = 'needs_response' | 'under_review' | 'won' | 'lost';

/** A payment that the client disputes at their bank or at PayPal. */
@Entity({ name: 'disputes' })
export class Dispute {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('uuid', { name: 'charge_id' })
  chargeId: string;

  @Column('text')
  provider: ProviderName;

  @Column('text', { name: 'account_id' })
  accountId: string;

  /** The provider's id. */
  @Column('text', { name: 'provider_dispute_id' })
  providerDisputeId: string;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  /** Withdrawn by the provider and not recorded as a refund, as the ledger has it. */
  @Column('integer', { name: 'held_cents' })
  heldCents: number;

  /** The provider's fees for the dispute, as the ledger has them. */
  @Column('integer', { name: 'fee_cents' })
  feeCents: number;

  /** In the provider's words. */
  @Column('text')
  reason: string;

  @Column('text')
  state: DisputeState;

  /** Deadline for the practice's answer. */
  @Column('timestamptz', { name: 'respond_by', nullable: true })
  respondBy: Date | null;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt: Date;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  /** The refund that reserves the amount while the dispute is open, and records it once it is lost. */
  @Column('uuid', { name: 'refund_id', nullable: true })
  refundId: string | null;

  get open(): boolean {
    return this.state === 'needs_response' || this.state === 'under_review';
  }
}

/** Where the practice answers, at its provider. */
export function disputeUrl({
  provider,
  accountId,
  providerDisputeId,
}: Pick<Dispute, 'accountId' | 'provider' | 'providerDisputeId'>): string {
  if (provider === 'stripe') return `https://dashboard.stripe.com/${accountId}/disputes/${providerDisputeId}`;
  if (provider === 'square') return 'https://app.squareup.com/dashboard/disputes';
  return `https://www.paypal.com/resolutioncenter/view/${providerDisputeId}`;
}
