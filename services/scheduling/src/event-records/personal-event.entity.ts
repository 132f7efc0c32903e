import { DomainError } from '@yarrow/kit/domain-error';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type EventTimes, timesUnderNewRules } from './event-times.js';

/** Time that a practitioner spends otherwise, such as a holiday. */
@Entity('personal_events')
export class PersonalEvent implements EventTimes {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  @Column('text') name: string;
  @Column('timestamptz', { name: 'starts_at' }) startsAt: Date;
  /** Of whole days the first instant after the last. */
  @Column('timestamptz', { name: 'ends_at' }) endsAt: Date;
  @Column('boolean', { name: 'all_day' }) allDay: boolean;
  /** IANA. */
  @Column('text', { name: 'time_zone' }) timeZone: string;
  /** `YYYY-MM-DDTHH:mm` in `timeZone`: what counts when zone rules change. */
  @Column('text', { name: 'local_starts_at' }) localStartsAt: string;
  @Column('text', { name: 'local_ends_at' }) localEndsAt: string;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt: Date | null;
  /** Rises with every change. */
  @Column('integer') version: number;

  static of(id: string, practiceId: string): PersonalEvent {
    return Object.assign(new PersonalEvent(), { id, practiceId, deletedAt: null, version: 0 });
  }

  /**
   * @param seenVersion of the form that is saved, where that is known
   * @throws StalePersonalEvent where it has changed since that form was shown
   */
  requireUnchanged(seenVersion: number | null | undefined): void {
    if (seenVersion != null && seenVersion !== this.version) throw new StalePersonalEvent(this);
  }

  change(name: string, times: EventTimes): void {
    Object.assign(this, { name, ...times });
    this.version += 1;
  }

  delete(now: Date): void {
    this.deletedAt = now;
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
export class StalePersonalEvent extends DomainError {
  constructor(readonly event: PersonalEvent) {
    super(
      'changed_meanwhile',
      'This event was changed meanwhile, perhaps in another tab. Please look at it again before you save.',
      'version',
    );
  }
}
