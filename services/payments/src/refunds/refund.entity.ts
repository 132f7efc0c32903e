import { Column, Entity, PrimaryColumn } from 'typeorm';

export type RefundReason = 'cancelled' | 'declined' | 'expired' | 'adjustment';

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

  /** What the platform gives back of its share with it. */
  @Column('integer', { name: 'platform_fee_cents' })
  platformFeeCents: number;

  @Column('text')
  reason: RefundReason;

  /** `planned`: to be sent · `pending`: the provider has it · the others are final. */
  @Column('text')
  state: 'planned' | 'pending' | 'succeeded' | 'failed';

  @Column('text', { name: 'provider_refund_id', nullable: true })
  providerRefundId: string | null;

  @Column('integer')
  tries: number;

  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  /** Not in the ledger yet, and reserved. */
  get underway(): boolean {
    return this.state === 'planned' || this.state === 'pending';
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
