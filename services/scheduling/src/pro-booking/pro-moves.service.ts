import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DataSource } from 'typeorm';
import type { Appointment } from '../visits/appointment.entity.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { ConflictsRepository, type TimeConflict, type TimeSpan } from '../conflicts/conflicts.repository.js';
import { SeriesScopesService } from '../series/series-scopes.service.js';
import { movedTimes, moves, zoneAfter } from './moved-times.js';
import { timesOf, type WantedUpdate } from './pro-changes.service.js';

/** Where a visit would be. */
export interface PlannedMove {
  readonly visit: Appointment;
  readonly times: TimeSpan;
  /** IANA zone of the place where it would be. */
  readonly timeZone: string;
  readonly conflicts: readonly TimeConflict[];
}

/** What the practitioner wants to look at before a change. */
export type WantedMoves = Pick<WantedUpdate, 'appointmentId' | 'startsAt' | 'endsAt' | 'locationId' | 'editSeries'>;

/** Says where a change would put visits, and what is there, before it is made. */
@Injectable()
export class ProMovesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly scopes: SeriesScopesService,
    private readonly conflicts: ConflictsRepository,
  ) {}

  /**
   * Those that would not stay at their time, soonest first.
   * @throws DomainError `not_found`, `invalid_location`, `invalid_starts_at`, `invalid_ends_at`
   */
  async list(actor: Actor, wanted: WantedMoves, now: Date): Promise<PlannedMove[]> {
    requirePro(actor);
    const { manager } = this.dataSource;
    const catalog = await this.catalogs.getCatalog(actor.practiceId);
    const scope = await this.scopes.list(manager, actor, wanted.appointmentId, wanted.editSeries ?? 'this_one', now);
    const change = { locationId: wanted.locationId, times: timesOf(scope.visit, wanted) };
    const planned = scope.all
      .map((visit) => ({
        visit,
        times: movedTimes(visit, scope.visit, change, catalog),
        timeZone: zoneAfter(visit, change, catalog),
      }))
      .filter(({ visit, times }) => moves(visit, times));
    const conflicts = await this.conflicts.list(
      manager,
      actor.practiceId,
      planned.map(({ times }) => times),
      { now, except: planned.map(({ visit }) => visit.id) },
    );
    return planned
      .map((one, index) => ({ ...one, conflicts: conflicts[index]! }))
      .sort((one, other) => one.times.startsAt.getTime() - other.times.startsAt.getTime());
  }
}
