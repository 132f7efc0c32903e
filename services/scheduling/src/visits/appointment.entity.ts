import { DomainError } from '@yarrow/kit/domain-error';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { isSameToken } from '@yarrow/kit/security/hash-token';
import type { OfferLine, PaymentRequirement } from '../catalog-projection/offer.js';
import { refusalToCancel, refusalToReschedule } from './appointment-changes.policy.js';
import { type BookingPrice, takePrice } from './booking-price.js';
import { type CancellationTerms, freeUntil, hasLateFee, isLateAt } from './cancellation-terms.js';
import {
  type AnnouncedVisit,
  type ChangeMoment,
  type VisitChange,
  changeVisit,
  followPlace,
  rescheduleVisit,
} from './visit-changes.js';
import { type CancellationWishes, cancelVisit, markVisitNoShow, undoVisitNoShow } from './visit-endings.js';
import { lateFeeOf, noShowFeeOf } from './visit-fees.js';
import type {
  AppointmentPlace,
  AppointmentState,
  ChangedAspect,
  PackageSession,
  Party,
  RecurrenceFrequency,
} from './visit-parts.js';

const HOLDS_TIME: readonly AppointmentState[] = ['awaiting_payment', 'pending', 'approved'];

/** A visit. It keeps the id of the hold that it was booked from, so that booking twice gives the same visit. */
@Entity('appointments')
export class Appointment implements BookingPrice {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  /** The account that booked. */
  @Column('uuid', { name: 'user_id', nullable: true }) userId: string | null;
  @Column('text', { name: 'instant_action_token' }) instantActionToken: string;
  /** SHA-256 of the token: what the index holds, so that looking it up takes as long for every guess. */
  @Column('bytea', { name: 'token_digest' }) tokenDigest: Buffer;
  /** The practice's own: works only in the practice's session and does not grant the client's rights. */
  @Column('text', { name: 'practice_token' }) practiceToken: string;
  /** Kept by the database. */
  @Column({ type: 'bytea', name: 'practice_token_digest', insert: false, update: false, select: false })
  practiceTokenDigest: Buffer;
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
  /** The practice's own note, which its client never sees, and when it was written last. */
  @Column('text', { name: 'note_text', nullable: true }) noteText: string | null = null;
  @Column('timestamptz', { name: 'noted_at', nullable: true }) notedAt: Date | null = null;
  /** How the series repeats that it belongs to; null for a single visit. */
  @Column('text', { name: 'recurrence_frequency', nullable: true }) recurrenceFrequency: RecurrenceFrequency | null =
    null;
  /** Visits in the series, where it ends by number. */
  @Column('integer', { name: 'recurrence_count', nullable: true }) recurrenceCount: number | null = null;
  /** Where it ends by date: the end of that day in the practice's zone. */
  @Column('timestamptz', { name: 'recurrence_until', nullable: true }) recurrenceUntil: Date | null = null;
  @Column('uuid', { name: 'series_id', nullable: true }) seriesId: string | null = null;
  /** Place in its series, from 1. */
  @Column('integer', { name: 'series_number', nullable: true }) seriesNumber: number | null = null;
  /** Its own link to a video call; counts wherever it takes place by video. */
  @Column('text', { name: 'meeting_link', nullable: true }) meetingLink: string | null = null;
  /** What its client knows of it, where the practitioner has changed it a moment ago. */
  @Column('jsonb', { nullable: true }) announced: AnnouncedVisit | null = null;
  /** When the practitioner said that the client did not come. */
  @Column('timestamptz', { name: 'no_show_at', nullable: true }) noShowAt: Date | null = null;
  @Column('boolean', { name: 'no_show_fee_waived' }) noShowFeeWaived: boolean = false;
  /** What moving it late has cost so far. */
  @Column('integer', { name: 'reschedule_fees_cents' }) rescheduleFeesCents: number = 0;
  /** The practice accepted by setting when it was booked. */
  @Column('boolean', { name: 'instant_approval' }) instantApproval: boolean;
  @Column('jsonb') cancellation: CancellationTerms;
  @Column('text', { name: 'cancelled_by', nullable: true }) cancelledBy: Party | null;
  /** The package whose session it takes or that it opened. */
  @Column('uuid', { name: 'package_id', nullable: true }) packageId: string | null;
  @Column('jsonb', { name: 'package_session', nullable: true }) packageSession: PackageSession | null;
  /** The session may be used again: the visit was cancelled in time, declined or expired. */
  @Column('boolean', { name: 'package_session_returned' }) packageSessionReturned: boolean;
  @Column('text', { name: 'payment_requirement' }) paymentRequirement: PaymentRequirement;
  @Column('timestamptz', { name: 'payment_due_by', nullable: true }) paymentDueBy: Date | null;
  @Column('integer', { name: 'line_discounts', array: true }) lineDiscounts: number[];
  @Column('integer', { name: 'keepable_cents', nullable: true }) keepableCents: number | null;
  @Column('integer', { name: 'price_version' }) priceVersion: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  /** Rises with every change. */
  @Column('integer') version: number;
  /** By aspect the version in which it changed last. */
  @Column('jsonb', { name: 'aspect_versions' }) aspectVersions: Partial<Record<ChangedAspect, number>> = {};
  /** SEQUENCE of its calendar entry: rises with what changes an entry that stands. */
  @Column('integer', { name: 'calendar_sequence' }) calendarSequence: number;

  /** Whose token it is, if it is one of the two; both are compared, whatever the first says. */
  holderOf(token: string): Party | undefined {
    const [byClient, byPractice] = [this.instantActionToken, this.practiceToken].map((own) => isSameToken(token, own));
    if (byClient) return 'client';
    return byPractice ? 'pro' : undefined;
  }

  /** State for both sides: a request not accepted or not paid in time is `unavailable`, with or without the job. */
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
    // The answer says how it is now.
    this.announced = null;
    this.become('approved');
  }

  /** @throws DomainError `not_pending` */
  decline(now: Date): void {
    this.requirePending(now);
    this.packageSessionReturned = true;
    this.become('declined');
  }

  /** Never paid for or never answered. */
  expire(): void {
    this.packageSessionReturned = true;
    this.become('unavailable');
  }

  canCancel(now: Date): boolean {
    return refusalToCancel(this, now) === undefined;
  }

  /**
   * What cancelling costs the client under the terms, cents: when the visit is approved and starts in less than the
   * terms' hours. What a package pays for costs no money: the session is lost instead.
   */
  cancellationFeeCents(now: Date): number {
    return this.isLateToCancel(now) ? this.lateFeeCents : 0;
  }

  /**
   * What cancelling or moving in the late hours costs, cents: under the terms, of what coupons leave of all that no
   * package pays for. The one figure that is shown, published and charged. All fees of a visit are never more than that together.
   */
  get lateFeeCents(): number {
    return lateFeeOf(this);
  }

  /** Whether cancelling now would be within the late window; a request that was not accepted is never late. */
  isLateToCancel(now: Date): boolean {
    return this.state === 'approved' && !this.hasStarted(now) && isLateAt(this.cancellation, this.startsAt, now);
  }

  /** Whether cancelling now would use its package's session up. */
  losesSession(now: Date): boolean {
    return this.takesSession && hasLateFee(this.cancellation) && this.isLateToCancel(now);
  }

  /** The last instant at which cancelling or moving costs nothing; undefined where it never costs anything. */
  get freeCancellationUntil(): Date | undefined {
    const costs = this.lateFeeCents > 0 || this.takesSession;
    return hasLateFee(this.cancellation) && costs ? freeUntil(this.cancellation, this.startsAt) : undefined;
  }

  /** Sessions that it buys. */
  get packageSessions(): number {
    return this.lines.find(({ packageSessions }) => packageSessions > 0)?.packageSessions ?? 0;
  }

  /** It is a session of a package, bought before or with it. */
  private get takesSession(): boolean {
    return this.packageSession !== null || this.packageSessions > 0;
  }

  /** Payments has published what it costs. */
  takePrice(price: BookingPrice): void {
    takePrice(this, price);
  }

  /**
   * @param acceptedFeeCents the fee that the client was shown, where that is known
   * @returns what the client owes for it, cents; 0 when the pro cancels
   * @throws DomainError `already_cancelled`, `already_started`, `not_cancellable`, `fee_changed`
   */
  cancel(by: Party, now: Date, wishes: CancellationWishes = {}): { late: boolean; feeCents: number } {
    return cancelVisit(this, by, now, wishes);
  }

  /** The same wall time under new rules of its zone. */
  moveTo(startsAt: Date): void {
    const length = this.endsAt.getTime() - this.startsAt.getTime();
    this.startsAt = startsAt;
    this.endsAt = new Date(startsAt.getTime() + length);
    this.changeEntry();
    this.rise(['time']);
  }

  /**
   * The practitioner changes it, also after it has started.
   * @returns what is different; nothing where it is so already
   * @throws DomainError `not_changeable`
   */
  change(change: VisitChange, moment: ChangeMoment): ChangedAspect[] {
    return changeVisit(this, change, moment);
  }

  /** Its location changed. The time stays as it is, also where the zone of the location changed. */
  followPlace(place: AppointmentPlace, moment: ChangeMoment): void {
    followPlace(this, place, moment);
  }

  /** What staying away costs under the terms, cents, of what coupons leave of all that no package pays for. */
  get noShowFeeCents(): number {
    return noShowFeeOf(this);
  }

  /**
   * Marks the client as a no-show. Repeating it may change the decision on the fee; the same decision changes nothing.
   * @returns whether something changed
   * @throws DomainError `not_started`, `not_changeable`
   */
  markNoShow(waived: boolean, now: Date): boolean {
    return markVisitNoShow(this, waived, now);
  }

  /** The client came after all. @returns whether something changed */
  undoNoShow(): boolean {
    return undoVisitNoShow(this);
  }

  canReschedule(now: Date): boolean {
    return refusalToReschedule(this, now) === undefined;
  }

  /**
   * The client takes another time for it; state, place and price stay. A visit that is at that time already stays as it
   * is, so that the call may be repeated.
   * @param timeZone IANA zone that its place has now
   * @returns what giving up the first time costs, cents; undefined where it did not move
   * @throws DomainError `not_movable`, `fee_changed`
   */
  reschedule(
    startsAt: Date,
    acceptedFeeCents: number,
    now: Date,
    timeZone = this.timeZone,
  ): { feeCents: number } | undefined {
    return rescheduleVisit(this, { startsAt, acceptedFeeCents, timeZone }, now);
  }

  /** Calendars have it from its approval on. */
  changeEntry(): void {
    if (this.state === 'approved') this.calendarSequence += 1;
  }

  private requirePending(now: Date): void {
    if (this.stateAt(now) === 'pending') return;
    throw new DomainError('not_pending', 'This request no longer waits for a decision.');
  }

  become(state: AppointmentState): void {
    this.state = state;
    this.rise(['state']);
  }

  rise(aspects: readonly ChangedAspect[]): void {
    this.version += 1;
    const changed = aspects.map((aspect) => [aspect, this.version]);
    this.aspectVersions = { ...this.aspectVersions, ...Object.fromEntries(changed) };
  }
}
