import { Injectable, Logger } from '@nestjs/common';
import { newId } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { CalendarEntriesRepository } from '../../calendar-entries/calendar-entries.repository.js';
import type { CalendarEntry, EntryFacts } from '../../calendar-entries/calendar-entry.entity.js';
import { delayAfter } from '../../provider-calls/provider-answer-error.js';
import { CalendarAccountsService, type ReachedCalendar } from '../accounts/calendar-accounts.service.js';
import { CalendarReadError, EntryGoneError } from '../calendar-adapter.js';
import { CalendarProfilesRepository } from '../calendar-profiles.repository.js';
import type { ExternalCalendar } from '../external-calendar.entity.js';
import { EntrySubjectsService } from './entry-subjects.service.js';

/** Side by side: providers take a few changes a second of one account. */
const BATCH = 4;

/** Writes, moves and removes entries until write calendars are as the visits and group events are. */
@Injectable()
export class EntryWritesService {
  private readonly logger = new Logger(EntryWritesService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly entries: CalendarEntriesRepository,
    private readonly profiles: CalendarProfilesRepository,
    private readonly subjects: EntrySubjectsService,
    private readonly accounts: CalendarAccountsService,
  ) {}

  /** Syncs all that is due. */
  async syncDue(clock: () => Date, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const due = await this.dataSource.transaction((tx) => this.entries.claimDue(tx, clock(), BATCH));
      if (due.length === 0) return;
      const synced = await Promise.allSettled(due.map((entry) => this.sync(entry, clock())));
      const failed = synced.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    }
  }

  private async sync(entry: CalendarEntry, now: Date): Promise<void> {
    try {
      await this.settle(entry, now);
      entry.dueAt = null;
      entry.failures = 0;
    } catch (error) {
      // Connecting the account again makes it due.
      const isLost = error instanceof CalendarReadError && error.problem === 'access_lost';
      entry.failures += 1;
      entry.dueAt = isLost ? null : new Date(now.getTime() + delayAfter(error, entry.failures));
      this.logger.warn(`the entry of ${entry.subjectId} could not be written: ${String(error)}`);
    }
    await this.save(entry);
  }

  private async settle(entry: CalendarEntry, now: Date): Promise<void> {
    const { facts, isOff } = await this.subjects.find(entry);
    // Past ones stay as they are, for the practitioner's own records.
    if (entry.endsAt <= now && !isOff) return;
    const target = facts ? await this.profiles.findWriteTarget(this.dataSource.manager, entry.practiceId) : null;
    if (entry.calendarId && entry.calendarId !== target?.id) await this.remove(entry, now);
    if (!facts || !target || isWritten(entry, facts)) return;
    await this.write(entry, facts, target, now);
  }

  /** The key is stored before the call, so that a call whose answer was lost is repeated for the same entry. */
  private async write(entry: CalendarEntry, facts: EntryFacts, { id }: ExternalCalendar, now: Date): Promise<void> {
    entry.calendarId = id;
    entry.entryKey ??= newKey();
    await this.save(entry);
    const entryId = await this.accounts.reach(id, (reached) => this.put(entry, facts, reached), now);
    if (entryId) entry.wasWritten(entryId, facts, now);
  }

  private async put(entry: CalendarEntry, facts: EntryFacts, { adapter, access, calendar }: ReachedCalendar) {
    const { calendarId } = calendar;
    try {
      return await adapter.writeEntry(access, { calendarId, key: entry.entryKey!, entryId: entry.entryId, facts });
    } catch (error) {
      if (!(error instanceof EntryGoneError)) throw error;
      entry.entryKey = newKey();
      entry.entryId = null;
      await this.save(entry);
      return adapter.writeEntry(access, { calendarId, key: entry.entryKey, entryId: null, facts });
    }
  }

  private async remove(entry: CalendarEntry, now: Date): Promise<void> {
    const { calendarId, entryKey: key, entryId } = entry;
    if (key) {
      await this.accounts.reach(
        calendarId!,
        ({ adapter, access, calendar }) =>
          adapter.removeEntry(access, { calendarId: calendar.calendarId, key, entryId }),
        now,
      );
    }
    entry.wasRemoved();
  }

  private save(entry: CalendarEntry): Promise<void> {
    return this.dataSource.transaction((tx) => this.entries.save(tx, entry));
  }
}

/** 32 hexadecimal digits, which Google takes as an id as they are. */
const newKey = (): string => newId().replaceAll('-', '');

/** True also if the entry was changed externally since: the practitioner decides about that. */
function isWritten({ entryId, known }: CalendarEntry, facts: EntryFacts): boolean {
  return entryId !== null && known !== null && JSON.stringify(sorted(known)) === JSON.stringify(sorted(facts));
}

const sorted = (facts: EntryFacts) => Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
