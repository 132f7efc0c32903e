import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { tzVersion } from '@yarrow/time/zones';
import { DataSource, type EntityManager } from 'typeorm';
import { adoptZoneRelease } from '../availability/zone-release.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { timesUnderNewRules } from './event-times.js';
import { BookableEventsRepository } from './bookable-events.repository.js';
import { EventChangesService } from './event-changes.service.js';

/** When the rules of a zone change, the wall times of events stay and their instants move. */
@Injectable()
export class EventZonesService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: BookableEventsRepository,
    private readonly catalogs: CatalogProjectionService,
    private readonly changes: EventChangesService,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.adoptRelease(tzVersion);
  }

  /** Recomputes once for each release of the tz database. */
  adoptRelease(release: string): Promise<void> {
    return adoptZoneRelease(this.dataSource, 'event_tz_release', release, () => this.recomputeInstants());
  }

  /** Safe to repeat: what has its instants already stays. @returns how many events moved */
  async recomputeInstants(): Promise<number> {
    const now = this.clock.now();
    let moved = 0;
    for (const event of await this.events.listUnfinished(this.dataSource.manager, now)) {
      if (!timesUnderNewRules(event)) continue;
      if (await this.dataSource.transaction((tx) => this.move(tx, event, now))) moved += 1;
    }
    return moved;
  }

  private async move(tx: EntityManager, { id, practiceId }: { id: string; practiceId: string }, now: Date) {
    await this.changes.lockPractice(tx, practiceId);
    const { practice } = await this.catalogs.getCatalogForShare(tx, practiceId);
    const event = await this.events.findForUpdate(tx, id);
    const before = event && { ...event };
    if (!event || !before || event.isCancelled || !event.followZone()) return false;
    // Both sides were promised a wall time: where two promises now meet, the practitioner sees them overlap and decides.
    const timing = { bufferMinutes: practice.booking?.bufferMinutes ?? 0, allowOverlap: true, now };
    await this.changes.change(tx, event, before, timing);
    return true;
  }
}
