import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Registration } from '@yarrow/contracts/scheduling/v1/events_pb';
import { toPayable } from '@yarrow/kit/values/currency';
import { shareOf } from '@yarrow/kit/values/shares';
import type { AppointmentState } from '../records/appointments/appointment-state.js';
import type { AppointmentSnapshot } from '../records/appointments/appointment-projection.repository.js';
import { requirementOf, termsOf } from './appointment-snapshot.js';

/** A registration needs no acceptance: it is approved as soon as it is booked. */
const STATES: Readonly<Record<string, AppointmentState>> = {
  awaiting_payment: 'awaiting_payment',
  booked: 'approved',
  cancelled: 'cancelled',
  unavailable: 'unavailable',
};

/**
 * Reads what we keep of a registration for a group event, in the terms of an appointment.
 * @throws Error when the event lacks what money cannot do without
 */
export function registrationSnapshot(
  message: Registration | undefined,
  platformFeeBasisPoints: number,
): AppointmentSnapshot {
  const event = message?.event;
  if (!message || !event?.startsAt || !event.endsAt || !event.host || !message.currency || !message.token) {
    throw new Error(`Registration ${message?.registrationId} is not complete.`);
  }
  const state = STATES[message.state];
  if (!state) throw new Error(`Unknown state of a registration: ${message.state}`);
  const { eventTypeId: serviceId, name } = event;
  const currency = message.currency.toUpperCase();
  const amountCents = toPayable(message.amountCents, currency);
  return {
    kind: 'registration',
    appointmentId: message.registrationId,
    practiceId: event.host.practiceId,
    clientId: message.attendee?.clientId || null,
    userId: message.attendee?.userId || null,
    instantActionToken: message.token,
    practiceToken: message.practiceToken || null,
    state,
    amountCents,
    lines: [{ serviceId, name, amountCents, addOn: false, packageSessions: 0 }],
    packageSession: null,
    terms: termsOf(message.cancellation),
    platformFeeCents: shareOf(amountCents, platformFeeBasisPoints, currency),
    currency,
    timeZone: event.timeZone,
    locationName: event.place?.name ?? '',
    startsAt: timestampDate(event.startsAt),
    endsAt: timestampDate(event.endsAt),
    paymentRequirement: requirementOf(message.paymentRequirement),
    paymentDueBy: message.paymentDueBy ? timestampDate(message.paymentDueBy) : null,
    bookedBy: message.bookedBy || 'client',
    version: message.version,
  };
}
