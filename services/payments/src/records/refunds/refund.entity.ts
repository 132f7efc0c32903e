import { Column, Entity, PrimaryColumn } from 'typeorm';

export type RefundReason = 'cancelled' | 'declined' | 'expired' | 'adjustment' | 'dispute';

const HOUR_MS = 3_600_000;
const FIRST_DELAY_MS = 60_000;

/** Money that goes back to the card it came from. */
@Entity({ name: 'refunds' })
export class Refund {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('uuid', { name: 'charge_id' })
  chargeId: string;

  /** The adjustment of the practice that it carries out; null for what goes back because it is no longer owed. */
  @Column('uuid', { name: 'adjustment_id', nullable: true })
  adjustmentId: string | null;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  /** Part of the platform's share that is refunded with it. */
  @Column('integer', { name: 'platform_fee_cents' })
  platformFeeCents: number;

  @Column('text')
  reason: RefundReason;

  /**
   * `planned`: not sent yet · `pending`: sent, no final answer · `succeeded`: the provider reported success · `returned`: the provider
   * reported failure and the amount is still owed · `failed`: final, replaced by another refund or paid back in another way.
   */
  @Column('text')
  state: 'planned' | 'pending' | 'succeeded' | 'returned' | 'failed';

  @Column('text', { name: 'provider_refund_id', nullable: true })
  providerRefundId: string | null;

  @Column('integer')
  tries: number;

  /** When to send it, or when to ask the provider about it. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  /** When the provider reported the failure. */
  @Column('timestamptz', { name: 'returned_at', nullable: true })
  returnedAt: Date | null;

  /** Not in the ledger yet, and reserved. */
  get underway(): boolean {
    return this.state === 'planned' || this.state === 'pending';
  }

  /** Reserves the amount of an open dispute. */
  get disputed(): boolean {
    return this.reason === 'dispute' && this.state === 'pending';
  }

  /** Covers an owed amount, so that settlement plans no other refund for it. */
  get reserved(): boolean {
    return this.underway || this.state === 'returned';
  }

  /** Platform fee that was refunded to the practice, cents. */
  get givenFeeCents(): number {
    return this.state === 'succeeded' || this.returnedAt ? this.platformFeeCents : 0;
  }

  /** Waits for the provider's final answer. PayPal does not report a failure, so the provider is asked later. */
  pend(providerRefundId: string, now: Date): void {
    this.state = 'pending';
    this.providerRefundId = providerRefundId;
    this.dueAt = new Date(now.getTime() + HOUR_MS);
  }

  /** @param keepsFee the platform fee that was refunded with it stays with the practice */
  return(providerRefundId: string, now: Date, { keepsFee }: { keepsFee: boolean }): void {
    this.state = 'returned';
    this.providerRefundId = providerRefundId;
    this.returnedAt = now;
    if (!keepsFee) this.platformFeeCents = 0;
  }

  succeed(providerRefundId: string, now: Date): void {
    this.state = 'succeeded';
    this.providerRefundId = providerRefundId;
    this.finishedAt = now;
  }

  /** Refused, for instance because the practice's balance is too low: it stays owed and is tried again, ever later. */
  postpone(now: Date): void {
    this.tries += 1;
    this.state = 'planned';
    this.dueAt = new Date(now.getTime() + Math.min(24 * HOUR_MS, FIRST_DELAY_MS * 4 ** Math.min(this.tries - 1, 6)));
  }
}
