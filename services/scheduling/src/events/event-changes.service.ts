import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EventBefore } from '../registrations/registrations.publisher.js';
import { RegistrationUpdatesService } from '../registrations/registration-updates.service.js';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';
import { BookableEventsPublisher } from './bookable-events.publisher.js';
import { EventOverlapsPolicy } from '../event-overlaps/event-overlaps.policy.js';
import { EventTimeService, type EventTiming } from '../event-timing/event-time.service.js';

/** What an event was before a change, as far as those who come need to know. */
export type EventFacts = EventBefore & Pick<BookableEvent, 'instructions'>;

/** All that a change of an event brings with it: its row, the practitioner's time, what is published, those who registered. */
@Injectable()
export class EventChangesService {
  constructor(
    private readonly events: BookableEventsRepository,
    private readonly time: EventTimeService,
    private readonly publisher: BookableEventsPublisher,
    private readonly registrations: RegistrationUpdatesService,
    private readonly overlaps: EventOverlapsPolicy,
  ) {}

  /** To be called before the event is locked. */
  lockPractice(tx: EntityManager, practiceId: string): Promise<void> {
    return this.time.lockPractice(tx, practiceId);
  }

  /** @throws EventOverlap */
  async create(tx: EntityManager, event: BookableEvent, timing: EventTiming): Promise<void> {
    if (!timing.allowOverlap) await this.overlaps.refuse(tx, event, timing.now);
    await this.events.insert(tx, event);
    await this.time.take(tx, { ...event, kind: 'event', bufferMinutes: timing.bufferMinutes }, timing.now);
    await this.publisher.saved(tx, event);
  }

  /**
   * An overlap that was there before needs no confirmation again.
   * @throws EventOverlap
   */
  async change(tx: EntityManager, event: BookableEvent, before: EventFacts, timing: EventTiming): Promise<void> {
    const { bufferMinutes, allowOverlap, now } = timing;
    if (!allowOverlap && isElsewhen(before, event)) await this.overlaps.refuse(tx, event, now);
    await this.events.save(tx, event);
    await this.time.take(tx, { ...event, kind: 'event', bufferMinutes }, now);
    await this.publisher.saved(tx, event);
    if (concernsThoseWhoCome(before, event)) await this.registrations.publishChanged(tx, event, before, now);
  }

  /** Its location changed. Its time stays as it is. */
  async changePlace(tx: EntityManager, event: BookableEvent, before: EventBefore, now: Date): Promise<void> {
    await this.events.save(tx, event);
    await this.publisher.saved(tx, event);
    await this.registrations.publishChanged(tx, event, before, now);
  }

  async callOff(tx: EntityManager, event: BookableEvent, now: Date): Promise<void> {
    event.cancel(now);
    await this.events.save(tx, event);
    await this.time.release(tx, event);
    await this.publisher.cancelled(tx, event);
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
