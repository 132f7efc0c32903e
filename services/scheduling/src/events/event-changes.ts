import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EventBefore } from '../registrations/registration-events.js';
import { RegistrationUpdates } from '../registrations/registration-updates.js';
import type { BookableEvent } from './bookable-event.entity.js';
import { BookableEventsRepository } from './bookable-events.repository.js';
import { EventAnnouncer } from './event-announcer.js';
import { EventOverlaps } from './event-overlaps.js';
import { EventTime } from './event-time.js';

/** What an event was before a change, as far as those who come need to know. */
export type EventFacts = EventBefore & Pick<BookableEvent, 'instructions'>;

/** How an event takes the practitioner's time. */
export interface EventTiming {
  /** Gap of the practice behind it. */
  readonly bufferMinutes: number;
  /** The practitioner wants it also where there is something at its time. */
  readonly allowOverlap: boolean;
  readonly now: Date;
}

/** All that a change of an event brings with it: its row, the practitioner's time, the news, those who registered. */
@Injectable()
export class EventChanges {
  constructor(
    private readonly events: BookableEventsRepository,
    private readonly time: EventTime,
    private readonly announcer: EventAnnouncer,
    private readonly registrations: RegistrationUpdates,
    private readonly overlaps: EventOverlaps,
  ) {}

  /** To be called before the event is locked. */
  lockPractice(tx: EntityManager, practiceId: string): Promise<void> {
    return this.time.lockPractice(tx, practiceId);
  }

  /** @throws EventOverlap */
  async create(tx: EntityManager, event: BookableEvent, timing: EventTiming): Promise<void> {
    if (!timing.allowOverlap) await this.overlaps.refuse(tx, event, timing.now);
    await this.events.insert(tx, event);
    await this.time.take(tx, event, timing.bufferMinutes, timing.now);
    await this.announcer.saved(tx, event);
  }

  /**
   * An overlap that was there before needs no word again.
   * @throws EventOverlap
   */
  async change(tx: EntityManager, event: BookableEvent, before: EventFacts, timing: EventTiming): Promise<void> {
    const { bufferMinutes, allowOverlap, now } = timing;
    if (!allowOverlap && isElsewhen(before, event)) await this.overlaps.refuse(tx, event, now);
    await this.events.save(tx, event);
    await this.time.take(tx, event, bufferMinutes, now);
    await this.announcer.saved(tx, event);
    if (concernsThoseWhoCome(before, event)) await this.registrations.tellChanged(tx, event, before, now);
  }

  async callOff(tx: EntityManager, event: BookableEvent, now: Date): Promise<void> {
    event.cancel(now);
    await this.events.save(tx, event);
    await this.time.release(tx, event);
    await this.announcer.cancelled(tx, event);
    await this.registrations.cancelAll(tx, event, now);
  }
}

function isElsewhen(before: EventFacts, after: EventFacts): boolean {
  return before.startsAt.getTime() !== after.startsAt.getTime() || before.endsAt.getTime() !== after.endsAt.getTime();
}

function concernsThoseWhoCome(before: EventFacts, after: EventFacts): boolean {
  const facts = ({ startsAt, endsAt, timeZone, name, place, instructions }: EventFacts) =>
    JSON.stringify([startsAt, endsAt, timeZone, name, Object.entries(place).sort(), instructions]);
  return facts(before) !== facts(after);
}
