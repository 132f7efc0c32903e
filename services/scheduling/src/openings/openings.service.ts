import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import { OpeningsChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { type Emission, emitAll } from '@yarrow/kit/outbox';
import type { SnapshotRange } from '@yarrow/kit/republish/snapshots';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import { OPENING_DAYS, type Opening, listOpenings } from './list-openings.js';
import { type ComputedOpenings, OpeningsRepository, type Patience } from './openings.repository.js';

const DAY_MS = 86_400_000;
/** Practices of one transaction. */
const BATCH = 250;
const NOTHING = digestOf([]);

/** Publishes what practices have free in the next days, so that no page has to ask each of them. */
@Injectable()
export class OpeningsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly openings: OpeningsRepository,
    private readonly catalogs: CatalogProjectionRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Computes those that changed and those that time has made untrue, and publishes each that is different from before.
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

  /** Forgets what was published of the next practices, so that the job computes and publishes it again. */
  republish(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
    return this.openings.forget(tx, range);
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
    const changed: Emission<typeof OpeningsChangedSchema>[] = [];
    for (const catalog of catalogs) {
      const { practiceId } = catalog.practice;
      const { openings, validUntil } = listOpenings(catalog, busy.get(practiceId) ?? [], now.getTime());
      const digest = digestOf(openings);
      const { digest: before = NOTHING, version: last = 0 } = known.get(practiceId) ?? {};
      const same = digest.equals(before);
      // Increases even if the table was emptied for recomputation.
      const version = same ? last : Math.max(last + 1, now.getTime());
      computed.push({ practiceId, digest, version, computedAt: now, validUntil: new Date(validUntil) });
      if (!same) changed.push({ aggregateId: practiceId, init: messageOf(practiceId, openings, version, now) });
    }
    await emitAll(tx, OpeningsChangedSchema, changed);
    if (computed.length > 0) await this.openings.save(tx, computed);
    return ids.length;
  }
}

function digestOf(openings: readonly Opening[]): Buffer {
  return createHash('sha256').update(JSON.stringify(openings)).digest();
}

function messageOf(practiceId: string, openings: readonly Opening[], version: number, now: Date) {
  const published = openings.map(({ startsAt, ...opening }) => ({ ...opening, startsAt: timestampFromMs(startsAt) }));
  return { practiceId, openings: published, computedAt: timestampFromDate(now), version: BigInt(version) };
}
