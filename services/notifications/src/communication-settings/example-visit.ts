import { create } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import { type Appointment, AppointmentSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { newId } from '@yarrow/kit/ids';

const HOUR_MS = 3_600_000;
/** Ahead enough for each of its messages to be ahead as well. */
const HOURS_AHEAD = 72;

/** A fictitious visit at an existing practice, to show mails with. @param now epoch milliseconds */
export function exampleVisit(practice: Practice, now: number): Appointment {
  const startsAt = (Math.ceil(now / HOUR_MS) + HOURS_AHEAD) * HOUR_MS;
  const { practiceId, name: practiceName, slug, email, phone, timeZone, currency, city, booking } = practice;
  const practitionerName = [practice.practitionerFirstName, practice.practitionerLastName].filter(Boolean).join(' ');
  return create(AppointmentSchema, {
    appointmentId: newId(),
    host: { practiceId, practiceName, practitionerName, email, phone, slug },
    attendee: { firstName: 'Maya', lastName: 'Rivers', email: 'maya.rivers@example.com', phone: '+15555550123' },
    place: { name: 'Your location', kind: 'office', singleLine: city },
    lines: [{ name: 'Example session', amountCents: 9000, durationMinutes: 60 }],
    state: 'approved',
    startsAt: timestampFromMs(startsAt),
    endsAt: timestampFromMs(startsAt + HOUR_MS),
    timeZone,
    amountCents: 9000,
    currency: currency || 'USD',
    instantActionToken: 'example',
    cancellation: { text: booking?.cancellationPolicy ?? '' },
    version: 1,
  });
}
