import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';
import { EventChangesService } from '../events/event-changes.service.js';
import { FollowersRepository } from './followers.repository.js';
import type { PlaceChange } from './visit-followers.service.js';

/** Upcoming group events follow their location, and with them those who registered. */
@Injectable()
export class EventFollowersService {
  constructor(
    private readonly followers: FollowersRepository,
    private readonly events: BookableEventsRepository,
    private readonly changes: EventChangesService,
  ) {}

  /** The caller holds the practice locked. */
  async follow(tx: EntityManager, { practiceId, place, since, now }: PlaceChange): Promise<void> {
    const location = { practiceId, locationId: place.locationId };
    for (const id of await this.followers.listEventIds(tx, location, since)) {
      const event = await this.events.findForUpdate(tx, id);
      if (!event || event.isCancelled) continue;
      const before = { ...event };
      event.followPlace(place);
      await this.changes.changePlace(tx, event, before, now);
    }
  }
}
