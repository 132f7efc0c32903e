import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AppointmentPlace } from '../visits/visit-parts.js';
import type { CancellationTerms } from '../visits/cancellation-terms.js';
import type { OfferLine, PaymentRequirement } from '../catalog-projection/offer.js';

/** How long a time is kept while the client fills in the rest. */
export const HOLD_MS = 10 * 60_000;
/** How long it is kept, counted from the booking, while the client pays. */
export const PAYMENT_MS = 15 * 60_000;

/** How long a hold is stored after it expired. */
export const RETENTION_MS = 60 * 60_000;

/** A kept time with what was offered for it: the price that the client saw is the price that is booked. */
@Entity('slot_holds')
export class SlotHold {
  /** Random, and known only to the browser that holds the time: it opens the booking, so the appointment has another id. */
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  /** The account that holds it; null for a guest, whose hold is identified by its id only. */
  @Column('uuid', { name: 'user_id', nullable: true }) userId: string | null;
  @Column('jsonb') place: AppointmentPlace;
  @Column('jsonb') lines: OfferLine[];
  @Column('timestamptz', { name: 'starts_at' }) startsAt: Date;
  @Column('timestamptz', { name: 'ends_at' }) endsAt: Date;
  /** IANA zone of the place. */
  @Column('text', { name: 'time_zone' }) timeZone: string;
  @Column('text', { name: 'client_time_zone' }) clientTimeZone: string;
  @Column('integer', { name: 'amount_cents' }) amountCents: number;
  @Column('text') currency: string;
  @Column('text', { name: 'payment_requirement' }) paymentRequirement: PaymentRequirement;
  /** The terms that the client saw, which will be in force. */
  @Column('jsonb') cancellation: CancellationTerms;
  /** The open package whose session it would take. */
  @Column('uuid', { name: 'package_id', nullable: true }) packageId: string | null;
  /** The contact that a price of it was agreed with; the visit belongs to this contact, regardless of the caller. */
  @Column('uuid', { name: 'client_id', nullable: true }) clientId: string | null;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  /** What was booked with it: the hold then answers repetitions of the request. */
  @Column('uuid', { name: 'appointment_id', nullable: true }) appointmentId: string | null = null;

  hasLapsed(now: Date): boolean {
    return this.expiresAt <= now;
  }

  /** Whether a repeated booking still gets the first one's appointment. */
  mayBeRepeated(now: Date): boolean {
    return now.getTime() < this.expiresAt.getTime() + RETENTION_MS;
  }

  /** A guest's hold may be used after logging in; an account's only by that account. */
  mayBeUsedBy(userId: string | undefined): boolean {
    return this.userId === null || this.userId === userId;
  }

  /** Whether an account holds the slot and the caller is logged out: only the browser of the account knows the id. */
  waitsForLogin(userId: string | undefined): boolean {
    return this.userId !== null && userId === undefined;
  }
}
