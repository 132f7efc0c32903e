import { timestampMs } from '@bufbuild/protobuf/wkt';
import type { Appointment, Registration } from '@yarrow/contracts/scheduling/v1/events_pb';
import { startOf, timeForClient, timeForPractitioner } from './appointment-times.js';
import type { PaymentStatusName } from './payment-status.js';
import { timeForClient as spanForClient, timeIn, type Span } from '../templates/shown-time.js';

/** An appointment or a registration, as far as messages about its payment need it. */
export interface Booking {
  /** Of the appointment or the registration. */
  id: string;
  practiceId: string;
  practiceName: string;
  practitionerName: string;
  /** Of the client. */
  email: string;
  phone: string;
  clientName: string;
  practiceEmail: string;
  /** What was booked. */
  what: string;
  /** For the client. */
  when: string;
  /** As its practice reads it. */
  whenForPractice: string;
  /** IANA zone of the client: of the browser that booked, else of the place. */
  clientZone: string;
  /** Path of the client's page. */
  page: string;
  /** Path of where its practice sees it. */
  practicePage: string;
  /** Secret of the client's link, which the page has in its path. */
  token: string;
  /** What the page is called in a button. */
  pageLabel: string;
  /** Path where more is booked. */
  bookPage: string;
  state: string;
  /** `none`, `save_card` or `charge`. */
  paymentRequirement: string;
  /** Epoch milliseconds. */
  startsAt: number;
  /** Of the appointment or the registration. */
  version: number;
  /** ISO 4217. */
  currency: string;
}

/** What the condition of a planned message is compared with when it is due. */
export interface BookingStatus {
  state: string;
  /** Epoch milliseconds. */
  startsAt: number;
  version: number;
  /** As the practice reads it. */
  paymentStatus: PaymentStatusName;
  reviewed: boolean;
}

export function bookingOfAppointment(appointment: Appointment): Booking {
  const { host, attendee, lines } = appointment;
  return {
    id: appointment.appointmentId,
    practiceId: host?.practiceId ?? '',
    practiceName: host?.practiceName ?? '',
    practitionerName: host?.practitionerName ?? '',
    email: attendee?.email ?? '',
    phone: attendee?.phone ?? '',
    clientName: nameOf(attendee),
    practiceEmail: host?.email ?? '',
    what: lines.map(({ name }) => name).join(', '),
    when: timeForClient(appointment),
    whenForPractice: timeForPractitioner(appointment),
    clientZone: attendee?.timeZone || appointment.timeZone,
    practicePage: `/portal/calendar${appointment.practiceToken && `#${appointment.practiceToken}`}`,
    page: `/m/c/${appointment.instantActionToken}`,
    token: appointment.instantActionToken,
    pageLabel: 'See your appointment',
    bookPage: `/p/${host?.slug}/book`,
    state: appointment.state,
    paymentRequirement: appointment.paymentRequirement,
    startsAt: startOf(appointment),
    version: appointment.version,
    currency: appointment.currency,
  };
}

export function bookingOfRegistration(registration: Registration): Booking {
  const { event, attendee } = registration;
  const span = eventSpan(registration);
  return {
    id: registration.registrationId,
    practiceId: event?.host?.practiceId ?? '',
    practiceName: event?.host?.practiceName ?? '',
    practitionerName: event?.host?.practitionerName ?? '',
    email: attendee?.email ?? '',
    phone: attendee?.phone ?? '',
    clientName: nameOf(attendee),
    practiceEmail: event?.host?.email ?? '',
    what: event?.name ?? '',
    when: spanForClient(span, event?.place?.kind, attendee?.timeZone),
    whenForPractice: timeIn(span, span.timeZone),
    clientZone: attendee?.timeZone || span.timeZone,
    practicePage: `/portal/payments${registration.practiceToken && `#${registration.practiceToken}`}`,
    page: `/manage_event_registrations/${registration.token}`,
    token: registration.token,
    pageLabel: 'See your registration',
    bookPage: `/p/${event?.host?.slug}`,
    state: registration.state,
    paymentRequirement: registration.paymentRequirement,
    startsAt: span.startsAt,
    version: registration.version,
    currency: registration.currency,
  };
}

function nameOf(attendee?: { firstName: string; lastName: string }): string {
  return [attendee?.firstName, attendee?.lastName].filter(Boolean).join(' ');
}

export function eventSpan({ registrationId, event }: Registration): Span {
  if (!event?.startsAt || !event.endsAt) throw new Error(`Registration ${registrationId} has no event with times`);
  const { startsAt, endsAt, timeZone, allDay } = event;
  return { startsAt: timestampMs(startsAt), endsAt: timestampMs(endsAt), timeZone, allDay };
}
