import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { type EventTimes, timesUnderNewRules } from '../event-records/event-times.js';
import { EventTimeService, type EventTiming } from './event-time.service.js';

/** An event whose wall times count. */
interface WallTimedEvent extends EventTimes {
  readonly id: string;
  readonly practiceId: string;
  /** @returns false where nothing moved */
  followZone(): boolean;
}

/** Events of one kind. */
export interface WallTimedEvents<E extends WallTimedEvent> {
  /** Those to come or under way. */
  readonly listUnfinished: (tx: EntityManager, now: Date) => Promise<E[]>;
  /** Null also where it no longer takes place. */
  readonly findForUpdate: (tx: EntityManager, id: string) => Promise<E | null>;
  readonly save: (tx: EntityManager, event: E, before: E, timing: EventTiming) => Promise<void>;
}

/** When the rules of a zone change, the wall times of group events and personal ones stay and their instants move. */
@Injectable()
export class WallTimesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly time: EventTimeService,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat: what has its instants already stays. @returns how many events moved */
  async recomputeInstants<E extends WallTimedEvent>(events: WallTimedEvents<E>): Promise<number> {
    const now = this.clock.now();
    let moved = 0;
    for (const event of await events.listUnfinished(this.dataSource.manager, now)) {
      if (!timesUnderNewRules(event)) continue;
      if (await this.dataSource.transaction((tx) => this.move(tx, events, event, now))) moved += 1;
    }
    return moved;
  }

  private async move<E extends WallTimedEvent>(
    tx: EntityManager,
    events: WallTimedEvents<E>,
    { id, practiceId }: WallTimedEvent,
    now: Date,
  ): Promise<boolean> {
    await this.time.lockPractice(tx, practiceId);
    const { practice } = await this.catalogs.getCatalogForShare(tx, practiceId);
    const event = await events.findForUpdate(tx, id);
    const before = event && { ...event };
    if (!event || !before || !event.followZone()) return false;
    // The wall time is what was promised or meant: where two now meet, the practitioner sees them overlap and decides.
    await events.save(tx, event, before, {
      bufferMinutes: practice.booking?.bufferMinutes ?? 0,
      allowOverlap: true,
      now,
    });
    return true;
  }
}
