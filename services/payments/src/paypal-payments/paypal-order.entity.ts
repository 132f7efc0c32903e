import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An order at PayPal that waits for its client's approval, or had it. What it pays is fixed. */
@Entity({ name: 'paypal_orders' })
export class PaypalOrder {
  @PrimaryColumn('text', { name: 'order_id' })
  orderId: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** Appointment or registration. */
  @Column('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('text', { name: 'account_id' })
  accountId: string;

  /** All in all. */
  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  /** The part that is a tip and not on the bill yet. */
  @Column('integer', { name: 'tip_cents' })
  tipCents: number;

  @Column('boolean', { name: 'tip_only' })
  tipOnly: boolean;

  @Column('integer', { name: 'platform_fee_cents' })
  platformFeeCents: number;

  @Column('char', { length: 3 })
  currency: string;

  @Column('text', { name: 'funding_source' })
  fundingSource: 'paypal' | 'venmo';

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'replaced_at', nullable: true })
  replacedAt: Date | null;
}
