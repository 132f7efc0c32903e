import { Injectable } from '@nestjs/common';
import { BookableEventCancelledSchema, BookableEventSavedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import { eventMessage } from '../event-records/event-message.js';
import { CalendarEntriesRepository } from '../calendar-entries/calendar-entries.repository.js';
import { VideoMeetingsRepository } from '../video-meetings/video-meetings.repository.js';

/** Publishes what happened to a group event, in the transaction in which it happened; its video call and its entry in the write calendar follow. */
@Injectable()
export class BookableEventsPublisher {
  constructor(
    private readonly catalogs: CatalogProjectionRepository,
    private readonly meetings: VideoMeetingsRepository,
    private readonly entries: CalendarEntriesRepository,
    private readonly clock: Clock,
  ) {}

  async saved(tx: EntityManager, event: BookableEvent): Promise<void> {
    const practice = await this.catalogs.findPractice(tx, event.practiceId);
    await emit(tx, BookableEventSavedSchema, { event: eventMessage(event, practice) }, { aggregateId: event.id });
    await this.noteFollowers(tx, event);
  }

  async cancelled(tx: EntityManager, event: BookableEvent): Promise<void> {
    const practice = await this.catalogs.findPractice(tx, event.practiceId);
    await emit(tx, BookableEventCancelledSchema, { event: eventMessage(event, practice) }, { aggregateId: event.id });
    await this.noteFollowers(tx, event);
  }

  private async noteFollowers(tx: EntityManager, event: BookableEvent): Promise<void> {
    const now = this.clock.now();
    await this.meetings.note(tx, 'event', [event], now);
    await this.entries.note(tx, 'event', [event], now);
  }
}
