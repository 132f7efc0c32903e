import { DomainError } from '@yarrow/kit/domain-error';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AppointmentPlace } from '../visits/visit-parts.js';
import { type EventTimes, timesUnderNewRules } from './event-times.js';

export type EventKind = 'in_person' | 'virtual';

/** A scheduled group event. Its texts stay as they were saved, whatever becomes of its type; its place follows the location until the start. */
@Entity('bookable_events')
export class BookableEvent implements EventTimes {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  @Column('uuid', { name: 'event_type_id' }) eventTypeId: string;
  @Column('text') name: string;
  /** Plain text. */
  @Column('text') description: string;
  /** Plain text for those who registered. */
  @Column('text') instructions: string;
  @Column('text') kind: EventKind;
  @Column('text', { name: 'photo_url', nullable: true }) photoUrl: string | null;
  @Column('jsonb') place: AppointmentPlace;
  /** Its own link to a video call; counts wherever it takes place by video. */
  @Column('text', { name: 'meeting_link', nullable: true }) meetingLink: string | null;
  @Column('boolean', { name: 'all_day' }) allDay: boolean;
  @Column('timestamptz', { name: 'starts_at' }) startsAt: Date;
  @Column('timestamptz', { name: 'ends_at' }) endsAt: Date;
  /** IANA. */
  @Column('text', { name: 'time_zone' }) timeZone: string;
  /** `YYYY-MM-DDTHH:mm` in `timeZone`: what counts when zone rules change. */
  @Column('text', { name: 'local_starts_at' }) localStartsAt: string;
  @Column('text', { name: 'local_ends_at' }) localEndsAt: string;
  /** Null is unlimited. */
  @Column('integer', { nullable: true }) capacity: number | null;
  @Column('integer', { name: 'amount_cents' }) amountCents: number;
  @Column('text') currency: string;
  @Column('timestamptz', { name: 'cancelled_at', nullable: true }) cancelledAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  /** Rises with every change. */
  @Column('integer') version: number;

  get isCancelled(): boolean {
    return this.cancelledAt !== null;
  }

  hasStarted(now: Date): boolean {
    return this.startsAt <= now;
  }

  hasEnded(now: Date): boolean {
    return this.endsAt <= now;
  }

  /** @param taken places that count */
  isFull(taken: number): boolean {
    return this.capacity !== null && taken >= this.capacity;
  }

  /**
   * @param seenVersion of the form that is saved, where that is known
   * @throws StaleBookableEvent where it has changed since that form was shown
   */
  requireUnchanged(seenVersion: number | null | undefined): void {
    if (seenVersion != null && seenVersion !== this.version) throw new StaleBookableEvent(this);
  }

  cancel(now: Date): void {
    this.cancelledAt = now;
    this.version += 1;
  }

  /** Its location changed; times and zone stay. */
  followPlace(place: AppointmentPlace): void {
    this.place = place;
    this.kind = place.kind === 'virtual' ? 'virtual' : 'in_person';
    this.version += 1;
  }

  /** The same wall times under new rules of its zone. @returns false where nothing moved */
  followZone(): boolean {
    const moved = timesUnderNewRules(this);
    if (!moved) return false;
    Object.assign(this, moved);
    this.version += 1;
    return true;
  }
}

/** A form shows what is no longer so, such as one in a second tab. */
export class StaleBookableEvent extends DomainError {
  constructor(readonly event: BookableEvent) {
    super(
      'changed_meanwhile',
      'This event was changed meanwhile, perhaps in another tab. Please look at it again before you save.',
      'version',
    );
  }
}
