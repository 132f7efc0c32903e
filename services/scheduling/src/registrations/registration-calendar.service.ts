import { reachedBy } from '../visits/meeting-link.js';
import { Inject, Injectable } from '@nestjs/common';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { mailAddressOf } from '@yarrow/kit/values/mail-address';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DataSource } from 'typeorm';
import { type CalendarFile, type CalendarFileContext, fileText } from '../calendar-files/calendar-file.js';
import { calendarLinks } from '../calendar-files/calendar-links.js';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import type { SchedulingConfig } from '../config.js';
import { addressOf } from '../event-records/bookable-event.view.js';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import { isHostOf } from '../event-records/events.policy.js';
import type { Registered } from './registering.service.js';
import type { RegistrationView } from './registration.view.js';
import type { RegistrationState } from './registration.entity.js';
import { RegistrationsService } from './registrations.service.js';

/** Calendar entries of registrations: the file, and the forms of other calendars. */
@Injectable()
export class RegistrationCalendarService {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly catalogs: CatalogProjectionRepository,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: SchedulingConfig,
  ) {}

  /** Creates the file for holders of the link. @throws DomainError `rate_limited` */
  async findFile(actor: Actor, token: string): Promise<CalendarFile | null> {
    const registered = await this.registrations.findByToken(actor, token);
    if (!registered) return null;
    const practice = await this.catalogs.findPractice(this.dataSource.manager, registered.event.practiceId);
    const page = pageOf(this.config.PUBLIC_URL, registered, isHostOf(actor, registered.event));
    const organizer = mailAddressOf(this.config.MAIL_FROM);
    return registrationFile(registered, { page, practice, organizer, now: this.clock.now() });
  }

  links({ registered, practiceLooks, calendarFileUrl: fileUrl }: RegistrationView, practice: Practice | undefined) {
    const { event, registration } = registered;
    return calendarLinks({
      title: titleOf(event, practice),
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      days: daysOf(event),
      location: locationOf(event, registration.stateAt(this.clock.now())),
      details: pageOf(this.config.PUBLIC_URL, registered, practiceLooks),
      fileUrl,
    });
  }
}

/** The registration as iCalendar (RFC 5545, methods of RFC 5546); a whole day is a date, everything else is in UTC. */
export function registrationFile(
  registered: Registered,
  { page, practice, organizer, now }: CalendarFileContext,
): CalendarFile {
  const { registration, event } = registered;
  const state = registration.stateAt(now);
  const status = event.isCancelled ? ICalEventStatus.CANCELLED : STATUSES[state];
  const method = status === ICalEventStatus.CANCELLED ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Yarrow', product: 'Events', language: 'EN' }, method });
  const entry = calendar.createEvent({
    id: `${registration.id}@yarrow`,
    // A move of the event raises it for every live registration, calling it off too.
    sequence: registration.calendarSequence,
    stamp: now,
    created: registration.createdAt,
    ...timesOf(event),
    status,
    summary: titleOf(event, practice),
    location: locationOf(event, state),
    description: [event.description, state === 'booked' ? event.instructions : '', page].filter(Boolean).join('\n\n'),
    url: page,
  });
  if (practice) entry.organizer({ name: practice.name, email: organizer });
  return { method, text: fileText(calendar) };
}

const STATUSES: Record<RegistrationState, ICalEventStatus> = {
  booked: ICalEventStatus.CONFIRMED,
  awaiting_payment: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
  unavailable: ICalEventStatus.CANCELLED,
};

/** Dates of an all-day event. Its end is midnight after the last day. */
function daysOf({ allDay, localStartsAt, localEndsAt }: BookableEvent) {
  return allDay ? { first: localStartsAt.slice(0, 10), end: localEndsAt.slice(0, 10) } : undefined;
}

function timesOf({ allDay, startsAt, endsAt, localStartsAt, localEndsAt }: BookableEvent) {
  if (!allDay) return { start: startsAt, end: endsAt };
  // Dates without a zone: the library writes the UTC date of what it is given. DTEND of whole days is exclusive.
  const date = (local: string) => new Date(`${local.slice(0, 10)}T00:00:00Z`);
  return { start: date(localStartsAt), end: date(localEndsAt), allDay: true, timezone: 'UTC' };
}

function titleOf({ name }: BookableEvent, practice: Practice | undefined): string {
  return practice ? `${name} with ${practice.name}` : name;
}

/** A hidden address and the link to meet are for those who have a place. */
function locationOf(event: BookableEvent, state: RegistrationState): string {
  const knows = state === 'booked' && !event.isCancelled;
  if (event.kind === 'virtual')
    return (knows && reachedBy(event.place, event.meetingLink).virtualLink) || event.place.name;
  return addressOf(event, knows);
}

/** Page of the registration: for the client by the link, for the practice in its calendar. */
function pageOf(publicUrl: string, { registration, event }: Registered, practiceLooks: boolean): string {
  if (practiceLooks) return `${publicUrl}/portal/calendar?groupEventId=${event.id}`;
  return `${publicUrl}/manage_event_registrations/${registration.token}`;
}
