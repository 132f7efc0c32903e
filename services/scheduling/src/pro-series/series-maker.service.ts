import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { deterministicId } from '@yarrow/kit/ids';
import { MAX_OCCURRENCES } from '@yarrow/time/recurrence';
import { toWall } from '@yarrow/time/wall-time';
import type { EntityManager } from 'typeorm';
import type { Appointment } from '../visits/appointment.entity.js';
import { ConflictsRepository, type TimeSpan } from '../conflicts/conflicts.repository.js';
import type { SeriesPlace } from '../pro-booking/make-pro-appointment.js';
import { type PlacedVisit, PlacedVisitsService } from '../pro-booking/placed-visits.service.js';
import type { ProLines } from '../pro-booking/pro-lines.js';
import { type ProVisitTemplate, ProVisitsService } from '../pro-booking/pro-visits.service.js';
import { AppointmentSeries } from '../series/appointment-series.entity.js';
import type { RecurrencePattern } from '../series/recurrence-pattern.js';
import { SeriesConflict } from './series-conflict.js';
import { timesOf, untilOf } from '../series/series-pattern.js';
import type { SeriesTime } from './series-times.service.js';
import { SeriesPublisher } from '../series/series.publisher.js';
import { SeriesRepository } from '../series/series.repository.js';

const MINUTE_MS = 60_000;

/** Which times of a pattern are wanted; starts as epoch milliseconds. */
export interface SeriesChoice {
  readonly included: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
  readonly skipConflicts: boolean;
}

/** A series to be made. */
export interface NewSeries {
  readonly id: string;
  readonly first: TimeSpan;
  readonly pattern: RecurrencePattern;
  readonly choice: SeriesChoice;
}

/** A series that stands. */
export interface MadeSeries {
  readonly series: AppointmentSeries;
  /** In the order of their times. */
  readonly visits: readonly PlacedVisit[];
  /** Times that were left out because of what is there. */
  readonly skipped: readonly SeriesTime[];
}

/** Puts a series on the practitioner's calendar, in the caller's transaction, under the practice's lock. */
@Injectable()
export class SeriesMakerService {
  constructor(
    private readonly series: SeriesRepository,
    private readonly visits: ProVisitsService,
    private readonly placed: PlacedVisitsService,
    private readonly conflicts: ConflictsRepository,
    private readonly publisher: SeriesPublisher,
  ) {}

  /** What an earlier repetition of the request has made. */
  async findMade(tx: EntityManager, practiceId: string, id: string, now: Date): Promise<MadeSeries | undefined> {
    const series = await this.series.find(tx, id);
    if (!series) return undefined;
    const visits = await this.placed.list(tx, practiceId, await this.series.listVisits(tx, [id]), now);
    return { series, visits, skipped: [] };
  }

  /** @throws SeriesConflict, DomainError `recurrence_…`, `invalid_service`, `invalid_amount` */
  async make(tx: EntityManager, template: ProVisitTemplate, wanted: NewSeries): Promise<MadeSeries> {
    const { practiceId } = template.catalog.practice;
    const { chosen, skipped, all } = await this.choose(tx, template, wanted);
    const series = seriesOf(
      template,
      wanted,
      all.filter((time) => !chosen.includes(time)),
    );
    await this.series.insert(tx, series);
    const appointments: Appointment[] = [];
    for (const { startsAt, endsAt } of chosen) {
      const number = appointments.length + 1;
      const client = { ...template.client, isNew: template.client.isNew && number === 1 };
      const id = deterministicId(series.id, String(number));
      const place = placeIn(series, number, template);
      appointments.push(
        await this.visits.add(tx, { ...template, client }, { id, times: { startsAt, endsAt }, series: place }),
      );
    }
    await this.publisher.booked(tx, series.id, appointments);
    return { series, visits: await this.placed.list(tx, practiceId, appointments, template.now), skipped };
  }

  private async choose(tx: EntityManager, template: ProVisitTemplate, { first, pattern, choice }: NewSeries) {
    const { catalog, location, now } = template;
    const { practiceId, timeZone: practiceZone } = catalog.practice;
    const zones = { timeZone: location.timeZone, practiceZone };
    const sessions = sessionsFor(await this.visits.price(tx, template));
    const isEndless = pattern.count === undefined && pattern.until === undefined;
    const ending = isEndless && sessions !== undefined ? { ...pattern, count: sessions } : pattern;
    const spans = timesOf(ending, { ...first, ...zones }, { now, maxCount: sessions });
    const conflicts = await this.conflicts.list(tx, practiceId, spans, { now });
    const all = spans.map((span, index) => ({ ...span, conflicts: conflicts[index]! }));
    const wanted = all.filter(({ startsAt }) => !choice.removed.has(startsAt.getTime()));
    const isFree = (time: SeriesTime) => time.conflicts.length === 0 || choice.included.has(time.startsAt.getTime());
    const skipped = wanted.filter((time) => !isFree(time));
    if (skipped.length > 0 && !choice.skipConflicts) throw new SeriesConflict(skipped, location.timeZone);
    const chosen = wanted.filter(isFree);
    if (chosen.length === 0) {
      throw new DomainError('recurrence_invalid', 'No time of this series is left.', 'recurrencePattern');
    }
    return { chosen, skipped, all };
  }
}

/** A package has only so many sessions: those that are left, or all of one that the first visit buys. */
function sessionsFor({ used, lines }: ProLines): number | undefined {
  const bought = lines.find(({ packageSessions }) => packageSessions > 0)?.packageSessions;
  const sessions = used?.free.length ?? bought;
  return sessions === undefined ? undefined : Math.min(sessions, MAX_OCCURRENCES);
}

function seriesOf(
  { catalog, client, location, now }: ProVisitTemplate,
  wanted: NewSeries,
  leftOut: readonly TimeSpan[],
) {
  const { id, first, pattern } = wanted;
  const wallOf = (instant: Date) => toWall(instant.getTime(), location.timeZone);
  return Object.assign(new AppointmentSeries(), {
    ...{ id, pattern, practiceId: catalog.practice.practiceId, clientId: client.clientId },
    timeZone: location.timeZone,
    localStartsAt: wallOf(first.startsAt),
    durationMinutes: (first.endsAt.getTime() - first.startsAt.getTime()) / MINUTE_MS,
    leftOut: leftOut.map(({ startsAt }) => wallOf(startsAt)),
    createdAt: now,
  });
}

function placeIn(series: AppointmentSeries, seriesNumber: number, { catalog }: ProVisitTemplate): SeriesPlace {
  const { id: seriesId, pattern } = series;
  return {
    ...{ seriesId, seriesNumber, recurrenceFrequency: pattern.frequency },
    recurrenceCount: pattern.count ?? null,
    recurrenceUntil: untilOf(pattern, catalog.practice.timeZone),
  };
}
