import { Injectable, Logger } from '@nestjs/common';
import type { NoticedChange } from '../calendar-entries/calendar-entries.repository.js';
import { CalendarReadError } from './calendar-adapter.js';
import { CalendarHoldingsService, type ReadingOutcome } from './calendar-holdings.service.js';
import { CalendarProfilesRepository, type DueCalendar } from './calendar-profiles.repository.js';
import { CalendarReaderService } from './calendar-reader.service.js';
import { EntryChangesService } from './entries/entry-changes.service.js';
import { POLL_EVERY_MS, READ_EVERY_MS } from './external-calendar.entity.js';
import { DataSource } from 'typeorm';

/** Read side by side. */
const BATCH = 8;
const REFRESH_MS = 86_400_000;

/** Reads calendars when it is their turn. */
@Injectable()
export class CalendarReadingsService {
  private readonly logger = new Logger(CalendarReadingsService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly calendars: CalendarProfilesRepository,
    private readonly reader: CalendarReaderService,
    private readonly holdings: CalendarHoldingsService,
    private readonly changes: EntryChangesService,
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

  private async readOne(due: DueCalendar, now: Date): Promise<void> {
    const { calendar, profile } = due;
    const { etag, lastModified, refreshedAt, reading } = calendar;
    const fresh = refreshedAt && now.getTime() - refreshedAt.getTime() < REFRESH_MS;
    const outcome = await this.reader
      .read(profile, calendar, fresh ? { etag, lastModified } : null, now)
      .catch((error: unknown): ReadingOutcome => {
        if (error instanceof CalendarReadError) return { problem: error.problem };
        throw error;
      });
    const compared = await this.compare(due, outcome, now);
    const applied = { ...compared, provider: profile.providerName, everyMs: everyMsOf(due, now), now };
    await this.dataSource.transaction(async (tx) => {
      const present = await this.calendars.lockCalendar(tx, calendar);
      // Switched, removed or read again meanwhile: what was read is out of date.
      if (present?.active && present.reading === reading) await this.holdings.apply(tx, present, applied);
    });
  }

  /** Where entries cannot be looked up, the next reading is a whole one and compares them. */
  private async compare(
    due: DueCalendar,
    outcome: ReadingOutcome,
    now: Date,
  ): Promise<{ outcome: ReadingOutcome; noticed: NoticedChange[] }> {
    if ('problem' in outcome) return { outcome, noticed: [] };
    try {
      return { outcome, noticed: await this.changes.compare(due, outcome, now) };
    } catch (error) {
      this.logger.warn(`entries of calendar ${due.calendar.id} could not be compared: ${String(error)}`);
      return { outcome: outcome.unchanged ? outcome : { ...outcome, etag: null, lastModified: null }, noticed: [] };
    }
  }
}

/** A provider that reports changes is asked seldom, in case a report was lost. */
function everyMsOf({ profile, reportsUntil }: DueCalendar, now: Date): number {
  const reports = reportsUntil !== null && reportsUntil > now;
  return profile.providerName === 'ical_feed' || reports ? READ_EVERY_MS : POLL_EVERY_MS;
}
