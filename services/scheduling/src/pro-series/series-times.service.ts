import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import { parseStart } from '../availability/start.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { activeLocation, practiceNotFound } from '../catalog-projection/offer.js';
import { ConflictsRepository, type TimeConflict, type TimeSpan } from '../conflicts/conflicts.repository.js';
import { requireVisitTimes } from '../pro-booking/visit-times.js';
import { requireSeries } from './series-feature.js';
import { parsePattern, timesOf, type TypedPattern } from '../series/series-pattern.js';

const MINUTE_MS = 60_000;

/** A time of a series, and what is there already. */
export interface SeriesTime extends TimeSpan {
  readonly conflicts: readonly TimeConflict[];
}

/** What the practitioner wants to look at. */
export interface WantedTimes {
  readonly practiceId: string;
  /** ISO 8601 with an explicit offset. */
  readonly startsAt: string;
  readonly recurrencePattern?: TypedPattern | null | undefined;
  /** Minutes. */
  readonly duration: number;
  readonly locationId?: string | null | undefined;
}

/** The times that a pattern gives, before anything is made. */
@Injectable()
export class SeriesTimesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly conflicts: ConflictsRepository,
  ) {}

  /**
   * @returns the times and the zone in which they repeat
   * @throws DomainError `not_found`, `feature_disabled`, `invalid_location`, `invalid_starts_at`, `invalid_ends_at`, `recurrence_…`
   */
  async list(actor: Actor, wanted: WantedTimes, now: Date): Promise<{ times: SeriesTime[]; timeZone: string }> {
    requirePro(actor);
    const { practiceId } = actor;
    if (wanted.practiceId.toLowerCase() !== practiceId) throw practiceNotFound();
    const catalog = await this.catalogs.getCatalog(practiceId);
    const { timeZone: practiceZone } = catalog.practice;
    const timeZone = wanted.locationId ? activeLocation(catalog, wanted.locationId).timeZone : practiceZone;
    const first = firstOf(wanted);
    const pattern = parsePattern(wanted.recurrencePattern);
    // A single visit is looked at as well.
    if (pattern) requireSeries(catalog);
    const spans = timesOf(pattern, { ...first, timeZone, practiceZone }, { now });
    const conflicts = await this.conflicts.list(this.dataSource.manager, practiceId, spans, { now });
    return { times: spans.map((span, index) => ({ ...span, conflicts: conflicts[index]! })), timeZone };
  }
}

function firstOf({ startsAt: start, duration }: WantedTimes): TimeSpan {
  if (!Number.isInteger(duration))
    throw new DomainError('invalid_ends_at', 'The length is in whole minutes.', 'duration');
  const startsAt = parseStart(start);
  const first = { startsAt, endsAt: new Date(startsAt.getTime() + duration * MINUTE_MS) };
  requireVisitTimes(first);
  return first;
}
