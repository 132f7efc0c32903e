import { timingSafeEqual } from 'node:crypto';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Price } from '../ledger/ledger-rules.js';
import { type AppointmentState, isClosed } from '../statuses/payment-status.js';
import { hashToken } from './token-hash.js';

/** What has to happen before a booking counts. */
export type PaymentRequirement = 'none' | 'save_card' | 'charge';

/** Our copy of what scheduling owns, as far as money goes. */
@Entity({ name: 'appointment_copies' })
export class AppointmentCopy {
  @PrimaryColumn('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'client_id', nullable: true })
  clientId: string | null;

  /** The account that booked; null for a guest. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('text', { name: 'instant_action_token' })
  instantActionToken: string;

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('text')
  state: AppointmentState;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('integer', { name: 'platform_fee_cents' })
  platformFeeCents: number;

  @Column('integer', { name: 'late_fee_cents' })
  lateFeeCents: number;

  @Column('char', { length: 3 })
  currency: string;

  /** IANA. */
  @Column('text', { name: 'time_zone' })
  timeZone: string;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  @Column('text', { name: 'payment_requirement' })
  paymentRequirement: PaymentRequirement;

  @Column('timestamptz', { name: 'payment_due_by', nullable: true })
  paymentDueBy: Date | null;

  @Column('text', { name: 'booked_by' })
  bookedBy: string;

  @Column('integer')
  version: number;

  @Column('text', { name: 'announced_status', nullable: true })
  announcedStatus: string | null;

  @Column('text', { name: 'announced_client_status', nullable: true })
  announcedClientStatus: string | null;

  /** Whose cards pay for it: the contact's, the account's while there is no contact, else those given for this visit. */
  get holderId(): string {
    return this.clientId ?? this.userId ?? this.appointmentId;
  }

  get closed(): boolean {
    return isClosed(this.state);
  }

  /**
   * What it costs its client as things stand; of a cancelled one what is kept under its terms.
   * @param goodwillCents what the practice has given back of its own will: it does not go back a second time
   */
  price(goodwillCents = 0): Price {
    if (!this.closed) return { priceCents: this.amountCents, feeCents: this.platformFeeCents };
    const keptCents = this.state === 'cancelled' ? this.lateFeeCents : 0;
    return { priceCents: Math.min(Math.max(this.amountCents, keptCents), keptCents + goodwillCents), feeCents: 0 };
  }

  /** Compared in constant time: the token is the whole capability of the link. */
  opensWith(token: string): boolean {
    return timingSafeEqual(this.tokenHash, hashToken(token));
  }
}
