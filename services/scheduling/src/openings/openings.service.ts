import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import { OpeningsChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogCopiesRepository } from '../catalog-copies/catalog-copies.repository.js';
import { OPENING_DAYS, type Opening, listOpenings } from './list-openings.js';
import { type ComputedOpenings, OpeningsRepository, type Patience } from './openings.repository.js';

const DAY_MS = 86_400_000;
/** Practices of one transaction. */
const BATCH = 250;
const NOTHING = '[]';

/** Tells what practices have free in the next days, so that nobody has to ask each of them. */
@Injectable()
export class OpeningsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly openings: OpeningsRepository,
    private readonly catalogs: CatalogCopiesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Computes those that changed and those that time has made untrue, and tells of each that is different from before.
   * @returns how many were computed
   */
  async refresh(patience: Patience, stopping?: AbortSignal): Promise<number> {
    let computed = 0;
    while (!stopping?.aborted) {
      const batch = await this.dataSource.transaction((tx) => this.refreshBatch(tx, patience));
      if (batch === 0) break;
      computed += batch;
    }
    return computed;
  }

  private async refreshBatch(tx: EntityManager, patience: Patience): Promise<number> {
    const now = this.clock.now();
    const marked = await this.openings.takeMarked(tx, patience, BATCH);
    const outdated = await this.openings.listOutdated(tx, now, BATCH);
    const ids = [...new Set([...marked, ...outdated])].sort();
    if (ids.length === 0) return 0;
    const known = await this.openings.listKnownForUpdate(tx, ids);
    const catalogs = await this.catalogs.listCatalogs(tx, ids);
    // A day more on both sides: the 14 days are those of each location's zone.
    const range = { from: new Date(now.getTime() - DAY_MS), to: new Date(now.getTime() + (OPENING_DAYS + 2) * DAY_MS) };
    const busy = await this.openings.listBusy(tx, ids, { ...range, now });
    const computed: ComputedOpenings[] = [];
    for (const catalog of catalogs) {
      const { practiceId } = catalog.practice;
      const { openings, validUntil } = listOpenings(catalog, busy.get(practiceId) ?? [], now.getTime());
      const data = JSON.stringify(openings);
      const { data: before = NOTHING, version: last = 0 } = known.get(practiceId) ?? {};
      // Rises also after the table was emptied to be computed anew.
      const version = data === before ? last : Math.max(last + 1, now.getTime());
      computed.push({ practiceId, data, version, computedAt: now, validUntil: new Date(validUntil) });
      if (data !== before) await this.tell(tx, practiceId, openings, { version, now });
    }
    if (computed.length > 0) await this.openings.save(tx, computed);
    return ids.length;
  }

  private async tell(
    tx: EntityManager,
    practiceId: string,
    openings: readonly Opening[],
    { version, now }: { version: number; now: Date },
  ): Promise<void> {
    const told = openings.map(({ startsAt, ...opening }) => ({ ...opening, startsAt: timestampFromMs(startsAt) }));
    const init = { practiceId, openings: told, computedAt: timestampFromDate(now), version: BigInt(version) };
    await emit(tx, OpeningsChangedSchema, init, { aggregateId: practiceId });
  }
}
