import { Injectable } from '@nestjs/common';
import { deterministicId } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { CalendarReadError, type CalendarProblem, type CalendarReading } from './calendar-adapter.js';
import { CalendarProfilesRepository, type DueCalendar } from './calendar-profiles.repository.js';
import { CalendarReaderService } from './calendar-reader.service.js';
import type { ExternalCalendar } from './external-calendar.entity.js';

/** Read side by side. */
const BATCH = 8;
const REFRESH_MS = 86_400_000;

type Outcome = CalendarReading | { readonly problem: CalendarProblem };

/** Reads calendars when it is their turn, and keeps the practice's time accordingly. */
@Injectable()
export class CalendarReadingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly calendars: CalendarProfilesRepository,
    private readonly occupancies: OccupanciesRepository,
    /** Where calendars are connected they are read, too. */
    readonly reader: CalendarReaderService,
  ) {}

  /** Reads all that are due. */
  async readDue(clock: () => Date, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const due = await this.dataSource.transaction((tx) => this.calendars.claimDue(tx, clock(), BATCH));
      if (due.length === 0) return;
      const read = await Promise.allSettled(due.map((one) => this.readOne(one, clock())));
      const failed = read.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    }
  }

  /** Makes a calendar hold what was read of it. The caller has locked the practice. */
  async apply(tx: EntityManager, calendar: ExternalCalendar, outcome: Outcome, now: Date): Promise<void> {
    if ('problem' in outcome) calendar.couldNotBeRead(now, outcome.problem);
    else if (outcome.unchanged) calendar.wasRead(now, { etag: null, lastModified: null, refreshed: false });
    else await this.hold(tx, calendar, outcome, now);
    await this.calendars.save(tx, calendar);
    await this.calendars.noteHealth(tx, calendar.practiceId);
  }

  private async readOne({ calendar, profile }: DueCalendar, now: Date): Promise<void> {
    const { etag, lastModified, refreshedAt, reading } = calendar;
    const fresh = refreshedAt && now.getTime() - refreshedAt.getTime() < REFRESH_MS;
    const outcome = await this.reader
      .read(profile, fresh ? { etag, lastModified } : null, now)
      .catch((error: unknown): Outcome => {
        if (error instanceof CalendarReadError) return { problem: error.problem };
        throw error;
      });
    await this.dataSource.transaction(async (tx) => {
      await this.catalogs.getCatalogForUpdate(tx, calendar.practiceId);
      const [present] = await this.calendars.listCalendarsForUpdate(tx, calendar.practiceId, [calendar.id]);
      // Switched, removed or read anew meanwhile: what was read is out of date.
      if (present?.active && present.reading === reading) await this.apply(tx, present, outcome, now);
    });
  }

  private async hold(
    tx: EntityManager,
    calendar: ExternalCalendar,
    { busy, etag, lastModified }: Extract<CalendarReading, { unchanged: false }>,
    now: Date,
  ): Promise<void> {
    const { id: calendarId, practiceId } = calendar;
    const { practice } = await this.catalogs.getCatalogForShare(tx, practiceId);
    const times = busy.map(({ startsAt, endsAt }) => ({
      id: deterministicId(calendarId, `${startsAt}/${endsAt}`),
      ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
    }));
    const bufferMinutes = practice.booking?.bufferMinutes ?? 0;
    await this.occupancies.setCalendar(tx, { calendarId, practiceId, bufferMinutes }, times);
    calendar.wasRead(now, { etag, lastModified, refreshed: true });
  }
}
