import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { CalendarEntriesRepository, type NoticedChange } from '../../calendar-entries/calendar-entries.repository.js';
import type { CalendarEntry, EntryChange, EntryFacts } from '../../calendar-entries/calendar-entry.entity.js';
import { CalendarAccountsService } from '../accounts/calendar-accounts.service.js';
import type { BusyTime, CalendarReading } from '../calendar-adapter.js';
import type { DueCalendar } from '../calendar-profiles.repository.js';
import { windowAt } from '../calendar-window.js';

/** A changed entry, with the unchanged facts of its visit or group event that it was written with. */
export interface ChangedEntry {
  readonly entry: CalendarEntry;
  readonly facts: EntryFacts;
}

/** Detects changes made to our entries in external calendars; the practitioner decides about them. */
@Injectable()
export class EntryChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entries: CalendarEntriesRepository,
    private readonly accounts: CalendarAccountsService,
  ) {}

  /**
   * Compares a reading with what was written. A reading may have started before an entry was written, so each entry
   * that differs is queried individually. So is an entry without a report: it may be deleted between two readings.
   */
  async compare(due: DueCalendar, reading: CalendarReading, now: Date): Promise<NoticedChange[]> {
    const { from, to } = windowAt(now);
    const written = await this.entries.listWritten(this.dataSource.manager, due.calendar.id);
    const isUnseen = ({ change, writtenAt }: CalendarEntry) =>
      !change && writtenAt !== null && writtenAt >= (due.calendar.refreshedAt ?? writtenAt);
    const found = new Map(reading.unchanged ? [] : reading.ours.map((one) => [one.entryId, one]));
    const noticed: NoticedChange[] = [];
    for (const entry of reading.unchanged ? written.filter(isUnseen) : written) {
      const startsAt = Date.parse(entry.known?.startsAt ?? '');
      if (!(startsAt >= from && startsAt < to)) continue;
      const change = changeOf(entry, found.get(entry.entryId!)) && changeOf(entry, await this.lookUp(due, entry, now));
      noticed.push({ subjectId: entry.subjectId, change });
    }
    return noticed;
  }

  /** Those of the actor's own practice; none of any other. */
  async listOf(practiceId: string, actor: Actor, now: Date): Promise<ChangedEntry[]> {
    if (actor.practiceId !== practiceId) return [];
    const changed = await this.entries.listChanged(this.dataSource.manager, practiceId, now);
    return changed.flatMap((entry) => (entry.known ? [{ entry, facts: entry.known }] : []));
  }

  /** Has it written again as it should be. @throws DomainError `forbidden`, `not_found` */
  async restore(actor: Actor, id: string, now: Date): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.decide(id, (tx) => this.entries.restore(tx, practiceId, id, now));
  }

  /** Leaves it as it is. @throws DomainError `forbidden`, `not_found` */
  async dismiss(actor: Actor, id: string, now: Date): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.decide(id, (tx) => this.entries.dismiss(tx, practiceId, id, now));
  }

  private async decide(id: string, decision: (tx: DataSource['manager']) => Promise<boolean>): Promise<void> {
    const decided = isUuid(id) && (await this.dataSource.transaction(decision));
    if (!decided) throw new DomainError('not_found', 'There is nothing to decide about this entry any more.', 'id');
  }

  private lookUp(due: DueCalendar, { entryId }: CalendarEntry, now: Date): Promise<BusyTime | undefined> {
    return this.accounts.reachOf(
      due,
      ({ adapter, access, calendar }) =>
        adapter.findEntry(access, { calendarId: calendar.calendarId, entryId: entryId! }),
      now,
    );
  }
}

function changeOf({ known }: CalendarEntry, time: BusyTime | undefined): EntryChange | null {
  if (!time) return 'deleted';
  const stayed = time.startsAt === Date.parse(known!.startsAt) && time.endsAt === Date.parse(known!.endsAt);
  return stayed ? null : 'moved';
}
