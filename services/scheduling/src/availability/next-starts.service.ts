import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { isUuid } from '@yarrow/kit/ids';
import type { SlotRules } from '@yarrow/time/slots';
import { addDays, startOfDay, todayIn } from '@yarrow/time/wall-time';
import { DataSource } from 'typeorm';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import { type BusyRanges, OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { shortestOffer } from './shortest-offer.js';
import { slotRules } from './slot-rules.js';
import { firstStart, startsWithin } from './starts.js';

const DAY_MS = 86_400_000;
const NEXT_AVAILABLE_DAYS = 60;

/** A practice's next start, epoch milliseconds, and the zone in which it works. */
export interface NextStart {
  readonly at: number;
  readonly timeZone: string;
}

/** The starts of a practice, epoch milliseconds, and the zone in which it works. */
export interface ComingStarts {
  readonly starts: readonly number[];
  readonly timeZone: string;
}

/** What a practice offers by its shortest public service, and when it is busy. */
interface Offering {
  readonly practiceId: string;
  readonly rules: SlotRules;
  readonly busy: BusyRanges;
}

/** When practices are free next; two queries for all of them. */
@Injectable()
export class NextStartsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionRepository,
    private readonly occupancies: OccupanciesRepository,
    private readonly clock: Clock,
  ) {}

  /** The next start of each practice's shortest public service in the next 60 days. */
  async listNextStarts(practiceIds: readonly string[]): Promise<Map<string, NextStart>> {
    const now = this.clock.now().getTime();
    const to = now + NEXT_AVAILABLE_DAYS * DAY_MS;
    const next = new Map<string, NextStart>();
    for (const { practiceId, rules, busy } of await this.listOfferings(practiceIds, now, to)) {
      const at = firstStart(rules, busy, now, to, now);
      if (at !== undefined) next.set(practiceId, { at, timeZone: rules.timeZone });
    }
    return next;
  }

  /** The starts of each practice's shortest public service. @param days from today on its own calendar */
  async listComingStarts(practiceIds: readonly string[], days: number): Promise<Map<string, ComingStarts>> {
    const now = this.clock.now().getTime();
    // A day more: wherever the practice is, its last day ends before.
    const offerings = await this.listOfferings(practiceIds, now, now + (days + 1) * DAY_MS);
    return new Map(
      offerings.map(({ practiceId, rules, busy }) => {
        const { timeZone } = rules;
        const end = startOfDay(addDays(todayIn(timeZone, now), days), timeZone);
        return [practiceId, { timeZone, starts: startsWithin(rules, busy, now, end, now) }];
      }),
    );
  }

  private async listOfferings(practiceIds: readonly string[], from: number, to: number): Promise<Offering[]> {
    const { manager } = this.dataSource;
    const ids = practiceIds.filter(isUuid);
    const known = await this.catalogs.listCatalogs(manager, ids);
    const busy = await this.occupancies.listBusy(manager, ids, {
      from: new Date(from - DAY_MS),
      to: new Date(to + DAY_MS),
      now: new Date(from),
    });
    return known.flatMap((catalog) => {
      const { practiceId } = catalog.practice;
      const offer = shortestOffer(catalog);
      return offer ? [{ practiceId, rules: slotRules(catalog, offer), busy: busy.get(practiceId) ?? [] }] : [];
    });
  }
}
