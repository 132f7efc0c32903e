import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { tzVersion } from '@yarrow/time/zones';
import { DataSource } from 'typeorm';
import { adoptZoneRelease } from '../availability/zone-release.js';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';
import { EventChangesService } from './event-changes.service.js';
import { WallTimesService } from '../event-timing/wall-times.service.js';

/** Moves group events when the rules of a zone change. */
@Injectable()
export class EventZonesService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: BookableEventsRepository,
    private readonly changes: EventChangesService,
    private readonly wallTimes: WallTimesService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.adoptRelease(tzVersion);
  }

  /** Recomputes once for each release of the tz database. */
  adoptRelease(release: string): Promise<void> {
    return adoptZoneRelease(this.dataSource, 'event_tz_release', release, () => this.recomputeInstants());
  }

  /** @returns how many events moved */
  recomputeInstants(): Promise<number> {
    return this.wallTimes.recomputeInstants({
      listUnfinished: (tx, now) => this.events.listUnfinished(tx, now),
      findForUpdate: async (tx, id) => {
        const event = await this.events.findForUpdate(tx, id);
        return event?.isCancelled ? null : event;
      },
      save: (tx, event, before, timing) => this.changes.change(tx, event, before, timing),
    });
  }
}
