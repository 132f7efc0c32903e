import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Channel } from '../channels/channel.js';
import type { BookingStatus } from '../projection/booking.js';
import type { PaymentStatusName } from '../projection/payment-status.js';
import type { MailMessage, TextMessage } from '../templates/message.js';

export type DeliveryState = 'planned' | 'sending' | 'sent' | 'dropped' | 'failed';

/** What has to be true of a booking for a message about it to be sent. */
export interface Condition {
  /** Its state when the message was planned. */
  state?: string;
  /** Its start then, epoch milliseconds. */
  startsAt?: number;
  /** Its version then: whatever changes it makes the message void. */
  version?: number;
  /** At least one of these visits has this version still; of a message about several. */
  visits?: { id: string; version: number }[];
  /** Any of these of its payment, as the practice reads it. */
  paymentStatus?: PaymentStatusName[];
  /** The client has not left a review yet. */
  reviewed?: false;
}

/** Waits after failed attempts, minutes; after the last the delivery has failed. */
const RETRY_MINUTES = [1, 5, 30, 120];
/** A delivery that is `sending` for longer was interrupted. */
export const INTERRUPTED_AFTER_MINUTES = 2;

/** How often a held delivery is looked at: each minute in the first hour, then each ten minutes. */
const HELD_MINUTES = { first: 1, later: 10, firstEnds: 60 };
const DAY_MINUTES = 24 * 60;

/** Why a delivery may not leave yet, and for how many days at most it waits for that. */
export interface Hold {
  reason: string;
  maxDays: number;
}

/** What became of one attempt. */
export type DeliveryOutcome =
  | { state: 'sent'; providerMessageId: string }
  | { state: 'dropped'; reason: string }
  | ({ state: 'held' } & Hold)
  | { state: 'failed'; error: string; permanent: boolean };

/** One message to one person by one channel, from plan to end: also the delivery log. */
@Entity('deliveries')
export class Delivery {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'dedupe_key' })
  dedupeKey: string;

  @Column('text')
  channel: Channel;

  /** Such as `appointment_accepted`. */
  @Column('text')
  kind: string;

  /** E-mail address or E.164. */
  @Column('text')
  recipient: string;

  /** Its message until it is finished: JSON sealed for this service. Often it holds a link that is a secret. */
  @Column('text', { name: 'sealed_message', nullable: true })
  sealedMessage: string | null;

  /** In clear, as the last version planned it; gone when it is finished. */
  @Column('jsonb', { nullable: true })
  message: MailMessage | TextMessage | null;

  /** The appointment or the registration that it is about. */
  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId: string | null;

  /** The practice in whose name the message is sent to another person. */
  @Column('uuid', { name: 'on_behalf_of', nullable: true })
  onBehalfOf: string | null;

  /** Since when it waits until its practice may send; null while it does not. */
  @Column('timestamptz', { name: 'held_since', nullable: true })
  heldSince: Date | null;

  /** Null where the message is true whatever happens, such as a receipt. */
  @Column('jsonb', { name: 'holds_while', nullable: true })
  holdsWhile: Condition | null;

  @Column('text')
  state: DeliveryState;

  @Column('timestamptz', { name: 'send_at' })
  sendAt: Date;

  /** Counted before each attempt. */
  @Column('integer')
  attempts: number;

  @Column('text', { name: 'provider_message_id', nullable: true })
  providerMessageId: string | null;

  @Column('text', { nullable: true })
  error: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  /**
   * @param booking null where it is unknown
   * @param versions of the visits that the condition names, by their ids
   */
  stillHolds(booking: BookingStatus | null, versions: ReadonlyMap<string, number> = new Map()): boolean {
    if (!this.holdsWhile) return true;
    if (this.holdsWhile.visits) return this.holdsWhile.visits.some(({ id, version }) => versions.get(id) === version);
    if (!booking) return false;
    const { state, startsAt, version, paymentStatus, reviewed } = this.holdsWhile;
    return (
      (state === undefined || booking.state === state) &&
      (startsAt === undefined || booking.startsAt === startsAt) &&
      (version === undefined || booking.version === version) &&
      (!paymentStatus || paymentStatus.includes(booking.paymentStatus)) &&
      (reviewed === undefined || booking.reviewed === reviewed)
    );
  }

  record(outcome: DeliveryOutcome, now: Date): void {
    if (outcome.state === 'sent') this.succeed(outcome.providerMessageId, now);
    else if (outcome.state === 'dropped') this.drop(outcome.reason, now);
    else if (outcome.state === 'held') this.hold(outcome, now);
    else this.fail(outcome.error, outcome.permanent, now);
  }

  private succeed(providerMessageId: string, now: Date): void {
    Object.assign(this, { providerMessageId, error: null });
    this.finish('sent', now);
  }

  private drop(reason: string, now: Date): void {
    this.error = reason;
    this.finish('dropped', now);
  }

  /** Not an attempt: it is looked at again later, unless it would come too late. */
  private hold({ reason, maxDays }: Hold, now: Date): void {
    this.heldSince ??= now;
    const minutes = (now.getTime() - this.heldSince.getTime()) / 60_000;
    const wait = minutes < HELD_MINUTES.firstEnds ? HELD_MINUTES.first : HELD_MINUTES.later;
    const sendAt = new Date(now.getTime() + wait * 60_000);
    const tooLate = minutes >= maxDays * DAY_MINUTES || sendAt.getTime() >= (this.holdsWhile?.startsAt ?? Infinity);
    if (tooLate) this.drop(reason, now);
    else Object.assign(this, { state: 'planned', error: reason, sendAt, attempts: this.attempts - 1 });
  }

  /** @param permanent the recipient cannot be reached at all: no further attempt */
  private fail(error: string, permanent: boolean, now: Date): void {
    const wait = permanent ? undefined : RETRY_MINUTES[this.attempts - 1];
    this.error = error;
    if (wait === undefined) this.finish('failed', now);
    else Object.assign(this, { state: 'planned', sendAt: new Date(now.getTime() + wait * 60_000) });
  }

  /** The log keeps kind, recipient and time of a message; the text, and the links in it, are erased. */
  private finish(state: 'sent' | 'dropped' | 'failed', now: Date): void {
    Object.assign(this, { state, finishedAt: now, sealedMessage: null, message: null });
  }
}
