import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { tzVersion } from '@yarrow/time/zones';
import { DataSource } from 'typeorm';
import { adoptZoneRelease } from '../availability/zone-release.js';
import { WallTimesService } from '../event-timing/wall-times.service.js';
import { PersonalEventChangesService } from './personal-event-changes.service.js';
import { PersonalEventsRepository } from '../event-records/personal-events.repository.js';

/** Moves personal events when the rules of a zone change. */
@Injectable()
export class PersonalEventZonesService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: PersonalEventsRepository,
    private readonly changes: PersonalEventChangesService,
    private readonly wallTimes: WallTimesService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await adoptZoneRelease(this.dataSource, 'personal_event_tz_release', tzVersion, () => this.recomputeInstants());
  }

  /** @returns how many events moved */
  recomputeInstants(): Promise<number> {
    return this.wallTimes.recomputeInstants({
      listUnfinished: (tx, now) => this.events.listUnfinished(tx, now),
      findForUpdate: async (tx, id) => {
        const event = await this.events.findForUpdate(tx, id);
        return event?.deletedAt ? null : event;
      },
      save: (tx, event, before, timing) => this.changes.save(tx, event, before, timing),
    });
  }
}
