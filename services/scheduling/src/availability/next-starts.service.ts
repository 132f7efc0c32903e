import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { shortestOffer } from './shortest-offer.js';
import { slotRules } from './slot-rules.js';
import { firstStart } from './starts.js';

const DAY_MS = 86_400_000;
const NEXT_AVAILABLE_DAYS = 60;

/** A practice's next start, epoch milliseconds, and the zone in which it works. */
export interface NextStart {
  readonly at: number;
  readonly timeZone: string;
}

/** When practices are free next. */
@Injectable()
export class NextStartsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionRepository,
    private readonly occupancies: OccupanciesRepository,
    private readonly clock: Clock,
  ) {}

  /** The next start of each practice's shortest public service in the next 60 days; two queries for all of them. */
  async listNextStarts(practiceIds: readonly string[]): Promise<Map<string, NextStart>> {
    const { manager } = this.dataSource;
    const ids = practiceIds.filter(isUuid);
    const now = this.clock.now();
    const known = await this.catalogs.listCatalogs(manager, ids);
    const to = new Date(now.getTime() + NEXT_AVAILABLE_DAYS * DAY_MS);
    const busy = await this.occupancies.listBusy(manager, ids, {
      from: new Date(now.getTime() - DAY_MS),
      to: new Date(to.getTime() + DAY_MS),
      now,
    });
    const next = new Map<string, NextStart>();
    for (const catalog of known) {
      const { practiceId } = catalog.practice;
      const offer = shortestOffer(catalog);
      const rules = offer && slotRules(catalog, offer);
      const at = rules && firstStart(rules, busy.get(practiceId) ?? [], now.getTime(), to.getTime(), now.getTime());
      if (at !== undefined) next.set(practiceId, { at, timeZone: rules!.timeZone });
    }
    return next;
  }
}
