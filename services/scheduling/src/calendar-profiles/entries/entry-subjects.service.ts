import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { toWall } from '@yarrow/time/wall-time';
import { DataSource } from 'typeorm';
import type { CalendarEntry, EntryFacts } from '../../calendar-entries/calendar-entry.entity.js';
import type { SchedulingConfig } from '../../config.js';
import { BookableEventsRepository } from '../../event-records/bookable-events.repository.js';
import { AppointmentsRepository } from '../../visits/appointments.repository.js';
import { reachedBy } from '../../visits/meeting-link.js';
import { addressOf } from '../../visits/place-address.js';
import type { AppointmentPlace } from '../../visits/visit-parts.js';

/** What an entry is for, as it is now. */
export interface EntryNeed {
  readonly subjectId: string;
  /** What the calendar is to know; undefined where no entry shall be there. */
  readonly facts: EntryFacts | undefined;
  /** It will not take place, or did not. */
  readonly isOff: boolean;
}

const MAX_TITLE_LENGTH = 200;

/** Looks up the visits and group events that entries are written for. No data of clients leaves the service. */
@Injectable()
export class EntrySubjectsService {
  constructor(
    @Inject(CONFIG) private readonly config: SchedulingConfig,
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentsRepository,
    private readonly events: BookableEventsRepository,
  ) {}

  /** What was deleted is off. */
  async find({ subject, subjectId }: CalendarEntry): Promise<EntryNeed> {
    const tx = this.dataSource.manager;
    if (subject === 'event') {
      const event = await this.events.find(tx, subjectId);
      const isOff = !event || event.isCancelled;
      return { subjectId, isOff, facts: isOff ? undefined : this.factsOf({ ...event, title: event.name }) };
    }
    const visit = await this.appointments.find(tx, subjectId);
    if (visit?.state !== 'approved') return { subjectId, isOff: true, facts: undefined };
    const title = visit.lines.map(({ name }) => name).join(', ');
    return { subjectId, isOff: false, facts: this.factsOf({ ...visit, title }) };
  }

  private factsOf({ title, startsAt, endsAt, timeZone, place, meetingLink }: Subject): EntryFacts {
    const { kind, virtualLink, name } = reachedBy(place, meetingLink);
    const day = toWall(startsAt.getTime(), timeZone).slice(0, 10);
    return {
      title: title.slice(0, MAX_TITLE_LENGTH),
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), timeZone },
      location: kind === 'virtual' ? virtualLink || name : addressOf(place, true),
      page: `${this.config.PUBLIC_URL}/portal/calendar?view=day&date=${day}`,
    };
  }
}

interface Subject {
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly place: AppointmentPlace;
  readonly meetingLink: string | null;
}
