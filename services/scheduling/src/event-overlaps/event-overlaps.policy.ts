import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { formatDayAndMonth, formatTime } from '@yarrow/time/format';
import type { EntityManager } from 'typeorm';
import type { Appointment } from '../visits/appointment.entity.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import type { PersonalEvent } from '../event-records/personal-event.entity.js';
import { PersonalEventsRepository } from '../event-records/personal-events.repository.js';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';

const MAX_NAMED = 5;

/** What is to be put on the calendar. */
type WantedTime = Pick<BookableEvent, 'id' | 'practiceId' | 'startsAt' | 'endsAt' | 'timeZone'>;

/** An event would take time in which the practitioner has something else. */
export class EventOverlap extends DomainError {
  constructor(
    readonly visits: readonly Appointment[],
    readonly events: readonly BookableEvent[],
    readonly personal: readonly PersonalEvent[],
    { kept, timeZone }: { kept: readonly Date[]; timeZone: string },
  ) {
    const named = [
      ...visits.map(({ firstName, lastName, startsAt }) => ({ what: `${firstName} ${lastName}`, startsAt })),
      ...[...events, ...personal].map(({ name, startsAt }) => ({ what: name, startsAt })),
      ...kept.map((startsAt) => ({ what: 'somebody who is booking at this moment', startsAt })),
    ].map(({ what, startsAt }) => {
      const instant = startsAt.getTime();
      return `${what} (${formatDayAndMonth(instant, timeZone)}, ${formatTime(instant, timeZone)})`;
    });
    const more = named.length > MAX_NAMED ? [`${named.length - MAX_NAMED} more`] : [];
    const list = new Intl.ListFormat('en').format([...named.slice(0, MAX_NAMED), ...more]);
    super('overlaps', `At that time you have ${list} already. Please confirm that you want both.`, 'startsAt');
  }
}

/** What a group event or a personal one would cover. */
@Injectable()
export class EventOverlapsPolicy {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly events: BookableEventsRepository,
    private readonly personal: PersonalEventsRepository,
    private readonly occupancies: OccupanciesRepository,
  ) {}

  /**
   * The caller holds the practice's lock, so that no booking is made in the meantime. A held slot may become a visit at
   * any moment, so it counts too.
   * @throws EventOverlap where a visit, another event of either kind or a kept time is at the event's time
   */
  async refuse(tx: EntityManager, event: WantedTime, now: Date): Promise<void> {
    const { id, practiceId, startsAt, endsAt, timeZone } = event;
    const booked = await this.appointments.listOfPractice(tx, practiceId, startsAt, endsAt);
    const visits = booked.filter((visit) => visit.holdsTime(now));
    const all = await this.events.listOfPractice(tx, practiceId, startsAt, endsAt);
    const others = all.filter((other) => other.id !== id);
    const mine = await this.personal.listOfPractice(tx, practiceId, startsAt, endsAt);
    const personal = mine.filter((other) => other.id !== id);
    const kept = await this.occupancies.listKept(tx, practiceId, { from: startsAt, to: endsAt, now });
    if (visits.length + others.length + personal.length + kept.length > 0) {
      throw new EventOverlap(visits, others, personal, { kept, timeZone });
    }
  }
}
