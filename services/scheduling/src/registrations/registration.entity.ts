import { DomainError } from '@yarrow/kit/domain-error';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { isSameToken } from '@yarrow/kit/security/hash-token';
import type { Party } from '../visits/visit-parts.js';
import { type BookingPrice, netCents, takePrice } from '../visits/booking-price.js';
import { type CancellationTerms, freeUntil, hasLateFee, isLateAt, lateFeeCents } from '../visits/cancellation-terms.js';
import type { PaymentRequirement } from '../catalog-projection/offer.js';

export type RegistrationState = 'awaiting_payment' | 'booked' | 'cancelled' | 'unavailable';

/** Who cancels a registration: the client, or the owner of the practice with the whole event. */
export type RegistrationParty = 'client' | 'owner';

/** What a registration needs to know of its event. */
export interface EventOfRegistration {
  readonly startsAt: Date;
  readonly isCancelled: boolean;
}

/** One client's place in a group event. */
@Entity('registrations')
export class Registration implements BookingPrice {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'event_id' }) eventId: string;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  /** The account that registered. */
  @Column('uuid', { name: 'user_id', nullable: true }) userId: string | null;
  /** Made by the browser for one attempt; a repetition of it gives this registration. */
  @Column('text', { name: 'request_id' }) requestId: string;
  @Column('text') token: string;
  /** SHA-256 of the token: what the index holds, so that looking it up takes as long for every guess. */
  @Column('bytea', { name: 'token_digest' }) tokenDigest: Buffer;
  /** The practice's own: works only in the practice's session and does not grant the client's rights. */
  @Column('text', { name: 'practice_token' }) practiceToken: string;
  /** Kept by the database. */
  @Column({ type: 'bytea', name: 'practice_token_digest', insert: false, update: false, select: false })
  practiceTokenDigest: Buffer;
  @Column('text') state: RegistrationState;
  @Column('text', { name: 'first_name' }) firstName: string;
  @Column('text', { name: 'last_name' }) lastName: string;
  @Column('text') email: string;
  /** E.164. */
  @Column('text') phone: string;
  @Column('text', { name: 'client_time_zone' }) clientTimeZone: string;
  /** The price when the place was taken. */
  @Column('integer', { name: 'amount_cents' }) amountCents: number;
  @Column('text') currency: string;
  @Column('jsonb') cancellation: CancellationTerms;
  /** The practitioner moved the event: giving the place up costs nothing from then on. */
  @Column('boolean', { name: 'fee_waived' }) feeWaived: boolean;
  @Column('text', { name: 'cancelled_by', nullable: true }) cancelledBy: RegistrationParty | null;
  @Column('text', { name: 'payment_requirement' }) paymentRequirement: PaymentRequirement;
  @Column('timestamptz', { name: 'payment_due_by', nullable: true }) paymentDueBy: Date | null;
  /** Digest of the address that it was asked for from (`Visitor`), as long as it counts as started. */
  @Column('bytea', { name: 'kept_from', nullable: true }) keptFrom: Buffer | null;
  /** Until then it counts as started, unless it is paid for or given up before; null where its practice made it. */
  @Column('timestamptz', { name: 'kept_until', nullable: true }) keptUntil: Date | null;
  @Column('integer', { name: 'line_discounts', array: true }) lineDiscounts: number[];
  @Column('integer', { name: 'keepable_cents', nullable: true }) keepableCents: number | null;
  @Column('integer', { name: 'price_version' }) priceVersion: number;
  /** Who took the place: the client, or the practice for them. */
  @Column('text', { name: 'booked_by' }) bookedBy: Party;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  /** Rises with every change. */
  @Column('integer') version: number;
  /** SEQUENCE of its calendar entry: rises with what changes an entry that stands. */
  @Column('integer', { name: 'calendar_sequence' }) calendarSequence: number;

  /** Whose token it is, if it is one of the two; both are compared, whatever the first says. */
  holderOf(token: string): Party | undefined {
    const [byClient, byPractice] = [this.token, this.practiceToken].map((own) => isSameToken(token, own));
    if (byClient) return 'client';
    return byPractice ? 'pro' : undefined;
  }

  /** What everybody sees: a place that was not paid for in time is `unavailable`, job or no job. */
  stateAt(now: Date): RegistrationState {
    const unpaid = this.state === 'awaiting_payment' && this.paymentDueBy !== null && this.paymentDueBy <= now;
    return unpaid ? 'unavailable' : this.state;
  }

  /** Whether it takes a place. */
  countsAt(now: Date): boolean {
    const state = this.stateAt(now);
    return state === 'booked' || state === 'awaiting_payment';
  }

  /** Nothing is to be paid, or payments has secured it. */
  confirm(): void {
    this.paymentDueBy = null;
    this.become('booked');
  }

  /** Never paid for in time. */
  expire(): void {
    this.become('unavailable');
  }

  canCancel(event: EventOfRegistration, now: Date): boolean {
    return this.countsAt(now) && this.refusalToCancel(event, now) === undefined;
  }

  /** What giving the place up costs the client now under the terms, cents; one that is not paid for yet costs nothing. */
  cancellationFeeCents(event: EventOfRegistration, now: Date): number {
    const late = this.state === 'booked' && event.startsAt > now && isLateAt(this.cancellation, event.startsAt, now);
    return late && !this.feeWaived && !event.isCancelled ? this.lateFeeCents : 0;
  }

  /** Under the terms, of what coupons leave, cents. */
  private get lateFeeCents(): number {
    const base = netCents([this], this);
    return Math.min(lateFeeCents(this.cancellation, base, this.currency), this.keepableCents ?? base);
  }

  /** Payments has published what it costs. */
  takePrice(price: BookingPrice): void {
    takePrice(this, price);
  }

  /** The last instant at which cancelling costs nothing; undefined where it never costs anything. */
  freeCancellationUntil({ startsAt }: EventOfRegistration): Date | undefined {
    const costs = hasLateFee(this.cancellation) && this.lateFeeCents > 0;
    return costs && !this.feeWaived ? freeUntil(this.cancellation, startsAt) : undefined;
  }

  /**
   * The client gives the place up. Repeating it changes nothing.
   * @param acceptedFeeCents the fee that the client was shown, where that is known
   * @returns what the client owes for it, cents; undefined where the place was given up before
   * @throws DomainError `event_cancelled`, `event_over`, `not_cancellable`, `fee_changed`
   */
  cancelByClient(
    event: EventOfRegistration,
    now: Date,
    acceptedFeeCents?: number | null,
  ): { feeCents: number } | undefined {
    if (this.state === 'cancelled' && this.cancelledBy === 'client') return undefined;
    const refusal = this.refusalToCancel(event, now);
    if (refusal) throw refusal;
    const feeCents = this.cancellationFeeCents(event, now);
    if (acceptedFeeCents != null && acceptedFeeCents !== feeCents) {
      const message = 'The fee for giving this place up has changed. Please look at it and confirm again.';
      throw new DomainError('fee_changed', message, 'acceptedFeeCents');
    }
    this.cancelledBy = 'client';
    this.changeEntry();
    this.become('cancelled');
    return { feeCents };
  }

  /** The event is cancelled, free of charge for all. */
  cancelByOwner(): void {
    this.cancelledBy = 'owner';
    this.changeEntry();
    this.become('cancelled');
  }

  /**
   * The practitioner takes the place away, which costs the client nothing. Repeating it changes nothing.
   * @returns false where the place was taken away before
   * @throws DomainError `event_cancelled`, `event_over`, `not_found` where nothing is left to take away
   */
  removeByOwner(event: EventOfRegistration, now: Date): boolean {
    if (this.state === 'cancelled' && this.cancelledBy === 'owner') return false;
    if (event.isCancelled) throw new DomainError('event_cancelled', 'This event was called off.', 'bookableEventId');
    if (!this.countsAt(now)) throw new DomainError('not_found', 'This client has no place in this event.', 'clientId');
    // A client who was added after the start may be removed again, as a correction.
    if (event.startsAt <= now && this.createdAt < event.startsAt) {
      throw new DomainError('event_over', 'This event has already begun.', 'bookableEventId');
    }
    this.cancelByOwner();
    return true;
  }

  /** Its event changed. @param moved to another time or place */
  followEvent(moved: boolean): void {
    if (moved) this.changeEntry();
    this.version += 1;
  }

  /** Calendars have it from when it is booked. */
  private changeEntry(): void {
    if (this.state === 'booked') this.calendarSequence += 1;
  }

  private refusalToCancel(event: EventOfRegistration, now: Date): DomainError | undefined {
    if (event.isCancelled) return new DomainError('event_cancelled', 'The practitioner has called this event off.');
    if (this.stateAt(now) === 'unavailable') {
      return new DomainError('not_cancellable', 'This place was not paid for in time and is no longer kept.');
    }
    if (this.state === 'cancelled') return new DomainError('not_cancellable', 'This place was given up already.');
    if (event.startsAt <= now) return new DomainError('event_over', 'This event has already begun.');
    return undefined;
  }

  /** Whatever it becomes, it no longer counts as started. */
  private become(state: RegistrationState): void {
    this.state = state;
    this.keptFrom = null;
    this.keptUntil = null;
    this.version += 1;
  }
}
