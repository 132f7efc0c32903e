import { DomainError } from '@yarrow/kit/domain-error';
import { hashToken, isTokenOf } from '@yarrow/kit/security/hash-token';
import { scaled } from '@yarrow/kit/values/shares';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ClientPaymentStatus, PaymentStatus } from '../../generated/graphql.js';
import { NO_PRICE, type Price } from '../../ledger/ledger-rules.js';
import type { AppointmentBalance } from '../../ledger/ledger.repository.js';
import { type AppointmentState, isClosed } from './appointment-state.js';

/** What has to happen before a booking counts. */
export type PaymentRequirement = 'none' | 'save_card' | 'charge';

/** One priced line of a visit, as it was booked. */
export interface BookedLine {
  /** The service; for a registration the type of the event. */
  serviceId: string;
  name: string;
  amountCents: number;
  addOn: boolean;
  /** Sessions of the package that the line buys; 0 for anything else. */
  packageSessions: number;
}

/** Use of one session of a package that was bought before. */
export interface BookedPackageSession {
  packageId: string;
  sessionNumber: number;
  numberOfSessions: number;
  name: string;
}

/** The rules of cancelling that were in force when it was booked. */
export interface BookedTerms {
  lateHours: number;
  lateFeePercent: number;
  /** Used where the percentage is 0. */
  lateFeeCents: number;
  noShowFeePercent: number;
}

/** What fees for being late are counted of. */
export interface PublishedPrice {
  /** What coupons take off each line; empty where there are none. */
  lineDiscountCents: number[];
  /** Most that may be kept for being late; null where the practice has given nothing back. */
  keepableCents: number | null;
}

/** What came in for a booking and was not sent back because it was too much. */
type Received = Pick<AppointmentBalance, 'goodwillCents' | 'paidCents' | 'giftCents' | 'offlineCents'>;

const NOTHING: Received = { goodwillCents: 0, paidCents: 0, giftCents: 0, offlineCents: 0 };

/**
 * What payments keeps of what scheduling owns: of an appointment, or of a registration for a group event. The order of a gift
 * card, which payments owns, is paid for in the same way.
 */
@Entity({ name: 'appointment_projections' })
export class AppointmentProjection {
  @PrimaryColumn('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('text')
  kind: 'appointment' | 'gift_card' | 'registration';

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

  /** The practice's own, in the place of the link's secret wherever the practice looks; null until scheduling has published it. */
  @Column('text', { name: 'practice_token', nullable: true })
  practiceToken: string | null;

  @Column('text')
  state: AppointmentState;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('integer', { name: 'platform_fee_cents' })
  platformFeeCents: number;

  @Column('jsonb')
  lines: BookedLine[];

  @Column('jsonb', { name: 'package_session', nullable: true })
  packageSession: BookedPackageSession | null;

  @Column('jsonb', { nullable: true })
  terms: BookedTerms | null;

  /** What its coupons take off. */
  @Column('integer', { name: 'discount_cents' })
  discountCents: number;

  @Column('integer', { name: 'tip_cents' })
  tipCents: number;

  /** What is kept of a cancelled or missed visit under its terms, with the price of a package that stays the client's. */
  @Column('integer', { name: 'late_fee_cents' })
  lateFeeCents: number;

  /** The part of it that is the package's price. */
  @Column('integer', { name: 'kept_package_cents' })
  keptPackageCents: number;

  /** What rescheduling it late cost. */
  @Column('integer', { name: 'reschedule_fee_cents' })
  rescheduleFeeCents: number;

  /** `client` or `pro`; of a registration `client` or `owner`. */
  @Column('text', { name: 'cancelled_by', nullable: true })
  cancelledBy: string | null;

  /** By the client within the late window of the terms. */
  @Column('boolean', { name: 'cancelled_late' })
  cancelledLate: boolean;

  /** When the practitioner marked the client as a no-show; null if not marked, or undone. */
  @Column('timestamptz', { name: 'no_show_at', nullable: true })
  noShowAt: Date | null;

  /** Version of the visit in which that was said or taken back last; 0 where it never was. */
  @Column('integer', { name: 'no_show_version' })
  noShowVersion: number;

  /** What made the booking count, once published. */
  @Column('text', { name: 'secured_by', nullable: true })
  securedBy: string | null;

  @Column('char', { length: 3 })
  currency: string;

  /** IANA. */
  @Column('text', { name: 'time_zone' })
  timeZone: string;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  /** Null until scheduling has published it since it is kept; empty where it does not say. */
  @Column('text', { name: 'location_name', nullable: true })
  locationName: string | null;

  @Column('text', { name: 'payment_requirement' })
  paymentRequirement: PaymentRequirement;

  @Column('timestamptz', { name: 'payment_due_by', nullable: true })
  paymentDueBy: Date | null;

  @Column('text', { name: 'booked_by' })
  bookedBy: string;

  /**
   * Voluntary refunds of the practice by the time the visit was cancelled or missed; null while the visit stands. Later
   * voluntary refunds are added to the refund for the cancellation.
   */
  @Column('integer', { name: 'goodwill_at_end_cents', nullable: true })
  goodwillAtEndCents: number | null;

  @Column('integer')
  version: number;

  /** The practitioner says that it was paid outside of a provider. */
  @Column('timestamptz', { name: 'marked_paid_at', nullable: true })
  markedPaidAt: Date | null;

  /** How: `cash`, `venmo`, `paypal` or the practitioner's own words. */
  @Column('text', { name: 'paid_by', nullable: true })
  paidBy: string | null;

  /** When its client was first sent an invoice: from then on it can be paid before it begins. */
  @Column('timestamptz', { name: 'invoiced_at', nullable: true })
  invoicedAt: Date | null;

  /** What was last published of its price; null while it costs what was booked. */
  @Column('jsonb', { name: 'published_price', nullable: true })
  publishedPrice: PublishedPrice | null;

  /** Rises each time that it is published. */
  @Column('integer', { name: 'price_version' })
  priceVersion: number;

  @Column('text', { name: 'published_status', nullable: true })
  publishedStatus: PaymentStatus | null;

  @Column('text', { name: 'published_client_status', nullable: true })
  publishedClientStatus: ClientPaymentStatus | null;

  /** Whose cards pay for it: the contact's, the account's while there is no contact, else those given for this visit. */
  get holderId(): string {
    return this.clientId ?? this.userId ?? this.appointmentId;
  }

  /** Other services know of it; of the order of a gift card they do not. */
  get isVisit(): boolean {
    return this.kind !== 'gift_card';
  }

  get closed(): boolean {
    return isClosed(this.state);
  }

  /** Its time was kept, and the client stayed away. */
  get missed(): boolean {
    return Boolean(this.noShowAt) && this.state === 'approved';
  }

  /** What is kept of it is owed in the place of its price. */
  get ended(): boolean {
    return this.closed || this.missed;
  }

  /** Whether the time of a booking that awaits its payment is still held; that of any other is. */
  isTimeHeld(now: Date): boolean {
    return this.state !== 'awaiting_payment' || !this.paymentDueBy || this.paymentDueBy > now;
  }

  /** @throws DomainError `hold_expired` when the time of the booking is not held any more, or the order has expired */
  requireTimeHeld(now: Date): void {
    if (this.isTimeHeld(now)) return;
    const message = this.isVisit
      ? 'The time of this booking is no longer held for you. Please book again.'
      : 'This order has expired. Please order the gift card again.';
    throw new DomainError('hold_expired', message);
  }

  /** The price itself is nothing; a visit that a package covers is not free but paid for. */
  get free(): boolean {
    return this.amountCents === 0 && this.packageSession === null;
  }

  /** It sells a package, which is paid for when it is sold. */
  get sellsPackage(): boolean {
    return this.lines.some(({ packageSessions }) => packageSessions > 0);
  }

  /** What was booked, as coupons and pages see it; an old row does not know its lines. */
  get pricedLines(): BookedLine[] {
    if (this.lines.length > 0) return this.lines;
    return [{ serviceId: '', name: 'Appointment', amountCents: this.amountCents, addOn: false, packageSessions: 0 }];
  }

  /** The platform's share of the price less coupons. */
  get netPlatformFeeCents(): number {
    return scaled(this.platformFeeCents, this.amountCents - this.discountCents, this.amountCents, this.currency);
  }

  /** What its client owes under its terms although it does not take place, or took place without them. */
  get keptCents(): number {
    if (this.state !== 'cancelled' && !this.missed) return 0;
    const byPractice = this.cancelledBy === 'pro' || this.cancelledBy === 'owner';
    return this.keptOfPriceCents + (byPractice ? 0 : this.rescheduleFeeCents);
  }

  /** The part of it that is of the price less coupons. */
  get keptOfPriceCents(): number {
    if (this.state !== 'cancelled' && !this.missed) return 0;
    // Staying away never costs more than coming would have.
    return Math.min(this.lateFeeCents, this.amountCents - this.discountCents);
  }

  /**
   * What it costs its client as things stand; of a cancelled or missed one what is kept under its terms. What the practice had given
   * back of its own will until then neither goes back a second time nor is it asked for again.
   */
  price({ goodwillCents, paidCents, giftCents, offlineCents }: Received = NOTHING): Price {
    if (!this.ended) {
      return {
        priceCents: this.amountCents + this.rescheduleFeeCents,
        discountCents: this.discountCents,
        feeCents: this.netPlatformFeeCents,
        tipCents: this.tipCents,
      };
    }
    const { keptCents } = this;
    const receivedCents = paidCents + giftCents + offlineCents;
    const beyondCents = Math.max(0, receivedCents + goodwillCents - keptCents);
    const givenBeforeCents = Math.min(goodwillCents, this.goodwillAtEndCents ?? goodwillCents);
    return { ...NO_PRICE, priceCents: keptCents + Math.min(givenBeforeCents, beyondCents) };
  }

  /** The secret of its client's link, compared in constant time: it is the whole capability. The practice's token opens nothing here. */
  opensWith(token: string): boolean {
    return isTokenOf(this.tokenHash, token);
  }

  /** The practice's own token, compared in constant time. Alone it is no capability: it takes the practice's session. */
  isPracticeToken(token: string): boolean {
    return isTokenOf(hashToken(this.practiceToken ?? ''), token) && this.practiceToken !== null;
  }
}
