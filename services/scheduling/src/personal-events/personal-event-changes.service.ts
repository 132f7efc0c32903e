import { Injectable } from '@nestjs/common';
import { PersonalEventDeletedSchema, PersonalEventSavedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { EventOverlapsPolicy } from '../event-overlaps/event-overlaps.policy.js';
import { EventTimeService, type EventTiming } from '../event-timing/event-time.service.js';
import type { PersonalEvent } from '../event-records/personal-event.entity.js';
import { PersonalEventsRepository } from '../event-records/personal-events.repository.js';

/** When an event was. */
type Span = Pick<PersonalEvent, 'startsAt' | 'endsAt'>;

/** All that a change of a personal event brings with it: its row, the practitioner's time, what is published. */
@Injectable()
export class PersonalEventChangesService {
  constructor(
    private readonly events: PersonalEventsRepository,
    private readonly time: EventTimeService,
    private readonly overlaps: EventOverlapsPolicy,
  ) {}

  /** To be called before the event is locked. */
  lockPractice(tx: EntityManager, practiceId: string): Promise<void> {
    return this.time.lockPractice(tx, practiceId);
  }

  /**
   * An overlap that was there before needs no confirmation again.
   * @param before what it was; undefined of a new one
   * @throws EventOverlap
   */
  async save(
    tx: EntityManager,
    event: PersonalEvent,
    before: Span | undefined,
    { bufferMinutes, allowOverlap, now }: EventTiming,
  ): Promise<void> {
    const stays =
      before?.startsAt.getTime() === event.startsAt.getTime() && before.endsAt.getTime() === event.endsAt.getTime();
    if (!allowOverlap && !stays) await this.overlaps.refuse(tx, event, now);
    if (before) await this.events.save(tx, event);
    else await this.events.insert(tx, event);
    await this.time.take(tx, { ...event, kind: 'personal', bufferMinutes }, now);
    await emit(tx, PersonalEventSavedSchema, factsOf(event), { aggregateId: event.id });
  }

  async delete(tx: EntityManager, event: PersonalEvent, now: Date): Promise<void> {
    event.delete(now);
    await this.events.save(tx, event);
    await this.time.release(tx, event);
    await emit(tx, PersonalEventDeletedSchema, factsOf(event), { aggregateId: event.id });
  }
}

const factsOf = ({ id, practiceId, version }: PersonalEvent) => ({ personalEventId: id, practiceId, version });
