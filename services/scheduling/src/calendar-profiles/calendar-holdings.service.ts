import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import { CalendarUnreadableSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { deterministicId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { CalendarEntriesRepository, type NoticedChange } from '../calendar-entries/calendar-entries.repository.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import type { BusyTime, CalendarProblem, CalendarReading } from './calendar-adapter.js';
import type { CalendarProvider } from './calendar-profile.entity.js';
import { CalendarProfilesRepository } from './calendar-profiles.repository.js';
import type { ExternalCalendar } from './external-calendar.entity.js';

export type ReadingOutcome = CalendarReading | { readonly problem: CalendarProblem };

/** What came of a reading. */
export interface AppliedReading {
  readonly outcome: ReadingOutcome;
  readonly provider: CalendarProvider;
  /** Of our entries in the calendar. */
  readonly noticed?: readonly NoticedChange[];
  /** Until it is read again. */
  readonly everyMs: number;
  /** When the reading began. */
  readonly now: Date;
}

/** Keeps the practice's time as its calendars were read. */
@Injectable()
export class CalendarHoldingsService {
  constructor(
    private readonly catalogs: CatalogProjectionService,
    private readonly calendars: CalendarProfilesRepository,
    private readonly occupancies: OccupanciesRepository,
    private readonly entries: CalendarEntriesRepository,
  ) {}

  /** Makes a calendar hold what was read of it. The caller has locked the practice. */
  async apply(tx: EntityManager, calendar: ExternalCalendar, reading: AppliedReading): Promise<void> {
    const { outcome, now, everyMs, noticed = [] } = reading;
    if ('problem' in outcome) await this.fail(tx, calendar, outcome.problem, reading);
    else if (outcome.unchanged) calendar.wasRead(now, { etag: null, lastModified: null, refreshed: false, everyMs });
    else {
      await this.hold(tx, calendar, outcome.busy);
      const { etag, lastModified } = outcome;
      calendar.wasRead(now, { etag, lastModified, refreshed: true, everyMs });
    }
    await this.entries.noteChanges(tx, calendar.id, noticed, now);
    await this.calendars.save(tx, calendar);
    await this.calendars.noteHealth(tx, calendar.practiceId);
  }

  /** Lost access is published with its account. */
  private async fail(
    tx: EntityManager,
    calendar: ExternalCalendar,
    problem: CalendarProblem,
    { provider, now }: AppliedReading,
  ): Promise<void> {
    calendar.couldNotBeRead(now, problem);
    if (problem === 'access_lost' || !calendar.reportUnread(now)) return;
    const { practiceId, name, unreadSince } = calendar;
    const message = { practiceId, provider, name, accessLost: false, since: timestampFromDate(unreadSince!) };
    await emit(tx, CalendarUnreadableSchema, message, { aggregateId: practiceId });
  }

  private async hold(tx: EntityManager, { id: calendarId, practiceId }: ExternalCalendar, busy: readonly BusyTime[]) {
    const { practice } = await this.catalogs.getCatalogForShare(tx, practiceId);
    const times = busy
      .filter(({ startsAt, endsAt }) => endsAt > startsAt)
      .map(({ startsAt, endsAt }) => ({
        id: deterministicId(calendarId, `${startsAt}/${endsAt}`),
        ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
      }));
    const bufferMinutes = practice.booking?.bufferMinutes ?? 0;
    await this.occupancies.setCalendar(tx, { calendarId, practiceId, bufferMinutes }, times);
  }
}
