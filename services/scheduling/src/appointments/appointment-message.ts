import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import type { AppointmentSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Appointment } from '../visits/appointment.entity.js';
import { reachedBy } from '../visits/meeting-link.js';
import { addressOf } from '../visits/place-address.js';

/** An appointment as events and answers carry it: whole, so that a reader needs to ask for nothing. */
export function appointmentMessage(
  appointment: Appointment,
  practice: Practice | undefined,
): MessageInitShape<typeof AppointmentSchema> {
  const { paymentDueBy, place } = appointment;
  return {
    appointmentId: appointment.id,
    host: hostOf(appointment.practiceId, practice),
    attendee: attendeeOf(appointment),
    place: placeMessage(place, appointment.meetingLink),
    lines: appointment.lines,
    state: appointment.state,
    startsAt: timestampFromDate(appointment.startsAt),
    endsAt: timestampFromDate(appointment.endsAt),
    timeZone: appointment.timeZone,
    localStartsAt: appointment.localStartsAt,
    amountCents: appointment.amountCents,
    currency: appointment.currency,
    instantActionToken: appointment.instantActionToken,
    practiceToken: appointment.practiceToken,
    bookedBy: appointment.bookedBy,
    newClient: appointment.newClient,
    cancellation: appointment.cancellation,
    createdAt: timestampFromDate(appointment.createdAt),
    version: appointment.version,
    calendarSequence: appointment.calendarSequence,
    paymentRequirement: appointment.paymentRequirement,
    ...(paymentDueBy && { paymentDueBy: timestampFromDate(paymentDueBy) }),
    clientNote: appointment.clientNote,
    ...packageSessionOf(appointment),
    seriesId: appointment.seriesId ?? '',
    seriesNumber: appointment.seriesNumber ?? 0,
  };
}

/** A change by the practitioner as an event carries it, without the appointment. */
export function updateOf(
  { announced, startsAt, endsAt, place, meetingLink, lines, practitionerNote }: Appointment,
  previous: { startsAt: Date; endsAt: Date },
  withSeries: boolean,
) {
  const known = announced ?? { startsAt, endsAt, place, lines, practitionerNote, until: startsAt };
  return {
    previousStartsAt: timestampFromDate(previous.startsAt),
    previousEndsAt: timestampFromDate(previous.endsAt),
    notified: {
      startsAt: timestampFromDate(new Date(known.startsAt)),
      endsAt: timestampFromDate(new Date(known.endsAt)),
      place: placeMessage(known.place, meetingLink),
      lines: [...known.lines],
    },
    settlesAt: timestampFromDate(new Date(known.until)),
    practitionerNote: known.practitionerNote === practitionerNote ? '' : practitionerNote,
    withSeries,
  };
}

function placeMessage(stored: Appointment['place'], meetingLink: string | null) {
  const place = reachedBy(stored, meetingLink);
  return {
    locationId: place.locationId,
    name: place.name,
    kind: place.kind,
    singleLine: addressOf(place, true),
    hideAddress: place.hideAddress,
    virtualType: place.virtualType,
    virtualLink: place.virtualLink,
    virtualInstructions: place.virtualInstructions,
  };
}

/** A visit that buys a package says so by its line; what uses one costs nothing more. */
function packageSessionOf({ packageId, packageSession }: Appointment) {
  if (!packageId || !packageSession || packageSession.bought) return {};
  const { sessionNumber, numberOfSessions, name } = packageSession;
  return { packageSession: { packageId, sessionNumber, numberOfSessions, name } };
}

/** Who comes. */
export function attendeeOf(appointment: Appointment) {
  return {
    clientId: appointment.clientId,
    firstName: appointment.firstName,
    lastName: appointment.lastName,
    email: appointment.email,
    phone: appointment.phone,
    userId: appointment.userId ?? '',
    timeZone: appointment.clientTimeZone,
  };
}

function hostOf(practiceId: string, practice: Practice | undefined) {
  if (!practice) return { practiceId };
  return {
    practiceId,
    ownerUserId: practice.ownerUserId,
    practiceName: practice.name,
    practitionerName: `${practice.practitionerFirstName} ${practice.practitionerLastName}`.trim(),
    email: practice.email,
    phone: practice.phone,
    slug: practice.slug,
  };
}
