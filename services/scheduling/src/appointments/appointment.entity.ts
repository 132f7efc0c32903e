import { DomainError } from '@yarrow/kit/domain-error';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OfferLine, PaymentRequirement } from '../catalog-copies/offer.js';

export type AppointmentState = 'awaiting_payment' | 'pending' | 'approved' | 'declined' | 'cancelled' | 'unavailable';

/** Who acts on an appointment. */
export type Party = 'client' | 'pro';

/** Where it takes place, as it was when booked. */
export interface AppointmentPlace {
  readonly locationId: string;
  readonly name: string;
  readonly kind: string;
  readonly singleLine: string;
  /** Town and state: what the client sees of a hidden address until the visit is approved. */
  readonly area: string;
  readonly hideAddress: boolean;
  readonly virtualType: string;
  readonly virtualLink: string;
  readonly virtualInstructions: string;
}

/** The rules of cancelling that were in force when it was booked. */
export interface CancellationTerms {
  readonly text: string;
  readonly lateHours: number;
  readonly lateFeePercent: number;
}

const HOUR_MS = 3_600_000;
const HOLDS_TIME: readonly AppointmentState[] = ['awaiting_payment', 'pending', 'approved'];

/** A visit. It keeps the id of the hold that it was booked from, so that booking twice gives the same visit. */
@Entity('appointments')
export class Appointment {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  /** The account that booked. */
  @Column('uuid', { name: 'user_id', nullable: true }) userId: string | null;
  @Column('text', { name: 'instant_action_token' }) instantActionToken: string;
  /** SHA-256 of the token: what the index holds, so that looking it up takes as long for every guess. */
  @Column('bytea', { name: 'token_digest' }) tokenDigest: Buffer;
  @Column('text') state: AppointmentState;
  @Column('timestamptz', { name: 'starts_at' }) startsAt: Date;
  @Column('timestamptz', { name: 'ends_at' }) endsAt: Date;
  /** IANA zone of the place. */
  @Column('text', { name: 'time_zone' }) timeZone: string;
  /** `YYYY-MM-DDTHH:mm` in `timeZone`: what counts when zone rules change. */
  @Column('text', { name: 'local_starts_at' }) localStartsAt: string;
  @Column('text', { name: 'client_time_zone' }) clientTimeZone: string;
  @Column('jsonb') place: AppointmentPlace;
  @Column('jsonb') lines: OfferLine[];
  @Column('integer', { name: 'amount_cents' }) amountCents: number;
  @Column('text') currency: string;
  @Column('text', { name: 'first_name' }) firstName: string;
  @Column('text', { name: 'last_name' }) lastName: string;
  @Column('text') email: string;
  /** E.164. */
  @Column('text') phone: string;
  @Column('text', { name: 'booked_by' }) bookedBy: Party;
  @Column('boolean', { name: 'new_client' }) newClient: boolean;
  @Column('text', { name: 'client_note' }) clientNote: string;
  @Column('text', { name: 'practitioner_note' }) practitionerNote: string;
  /** The practice accepted by setting when it was booked. */
  @Column('boolean', { name: 'instant_approval' }) instantApproval: boolean;
  @Column('jsonb') cancellation: CancellationTerms;
  @Column('text', { name: 'cancelled_by', nullable: true }) cancelledBy: Party | null;
  @Column('text', { name: 'payment_requirement' }) paymentRequirement: PaymentRequirement;
  @Column('timestamptz', { name: 'payment_due_by', nullable: true }) paymentDueBy: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  /** Rises with every change; also the SEQUENCE of its calendar entry. */
  @Column('integer') version: number;

  /** What both sides see: a request that nobody answered or paid for in time is `unavailable`, job or no job. */
  stateAt(now: Date): AppointmentState {
    const unpaid = this.state === 'awaiting_payment' && this.paymentDueBy !== null && this.paymentDueBy <= now;
    const unanswered = this.state === 'pending' && this.hasStarted(now);
    return unpaid || unanswered ? 'unavailable' : this.state;
  }

  holdsTime(now: Date): boolean {
    return HOLDS_TIME.includes(this.stateAt(now));
  }

  hasStarted(now: Date): boolean {
    return this.startsAt <= now;
  }

  /** The booking counts: it is approved by the practice's setting, or waits for the pro. */
  confirm(): void {
    this.paymentDueBy = null;
    this.become(this.instantApproval ? 'approved' : 'pending');
  }

  /** @throws DomainError `not_pending` */
  accept(now: Date): void {
    this.requirePending(now);
    this.become('approved');
  }

  /** @throws DomainError `not_pending` */
  decline(now: Date): void {
    this.requirePending(now);
    this.become('declined');
  }

  /** Never paid for or never answered. */
  expire(): void {
    this.become('unavailable');
  }

  canCancel(now: Date): boolean {
    return this.refusalToCancel(now) === undefined;
  }

  /**
   * What cancelling costs the client under the terms, cents, rounded half up: a share of the amount when the visit is
   * approved and starts in less than the terms' hours.
   */
  cancellationFeeCents(now: Date): number {
    if (!this.isLateToCancel(now)) return 0;
    return Math.floor((this.amountCents * this.cancellation.lateFeePercent + 50) / 100);
  }

  /** Whether cancelling now would be within the late window; a request that was not accepted is never late. */
  isLateToCancel(now: Date): boolean {
    const withinHours = this.startsAt.getTime() - now.getTime() < this.cancellation.lateHours * HOUR_MS;
    return this.state === 'approved' && !this.hasStarted(now) && withinHours;
  }

  /**
   * @returns what the client owes for it, cents; the pro's cancelling costs nobody anything
   * @throws DomainError `already_cancelled`, `already_started`, `not_cancellable`
   */
  cancel(by: Party, now: Date, practitionerNote = ''): { late: boolean; feeCents: number } {
    const refusal = this.refusalToCancel(now);
    if (refusal) throw refusal;
    const outcome =
      by === 'client'
        ? { late: this.isLateToCancel(now), feeCents: this.cancellationFeeCents(now) }
        : { late: false, feeCents: 0 };
    this.cancelledBy = by;
    this.practitionerNote = practitionerNote;
    this.become('cancelled');
    return outcome;
  }

  /** The same wall time under new rules of its zone. */
  moveTo(startsAt: Date): void {
    const length = this.endsAt.getTime() - this.startsAt.getTime();
    this.startsAt = startsAt;
    this.endsAt = new Date(startsAt.getTime() + length);
    this.version += 1;
  }

  private refusalToCancel(now: Date): DomainError | undefined {
    if (this.state === 'cancelled') {
      return new DomainError('already_cancelled', 'This appointment is already cancelled.');
    }
    if (this.state === 'declined') return new DomainError('not_cancellable', 'This request was declined.');
    if (this.hasStarted(now)) return new DomainError('already_started', 'This appointment has already started.');
    return undefined;
  }

  private requirePending(now: Date): void {
    if (this.stateAt(now) === 'pending') return;
    throw new DomainError('not_pending', 'This request no longer waits for a decision.');
  }

  private become(state: AppointmentState): void {
    this.state = state;
    this.version += 1;
  }
}
