import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Appointment } from '@yarrow/contracts/scheduling/v1/events_pb';
import { shareOf } from '../money/cents.js';
import type { AppointmentState } from '../statuses/payment-status.js';
import type { AppointmentFacts } from './appointment-copies.repository.js';
import type { PaymentRequirement } from './appointment-copy.entity.js';

const STATES: ReadonlySet<string> = new Set<AppointmentState>([
  'awaiting_payment',
  'pending',
  'approved',
  'declined',
  'cancelled',
  'unavailable',
]);
const REQUIREMENTS: ReadonlySet<string> = new Set<PaymentRequirement>(['none', 'save_card', 'charge']);

/**
 * Reads what we keep of an appointment.
 * @throws Error when the event lacks what money cannot do without
 */
export function appointmentFacts(message: Appointment | undefined, platformFeeBasisPoints: number): AppointmentFacts {
  if (!message?.startsAt || !message.endsAt || !message.host || !message.currency || !message.instantActionToken) {
    throw new Error(`Appointment ${message?.appointmentId} is not complete.`);
  }
  if (!STATES.has(message.state)) throw new Error(`Unknown state of an appointment: ${message.state}`);
  const requirement = message.paymentRequirement || 'none';
  if (!REQUIREMENTS.has(requirement)) throw new Error(`Unknown payment requirement: ${requirement}`);
  return {
    appointmentId: message.appointmentId,
    practiceId: message.host.practiceId,
    clientId: message.attendee?.clientId || null,
    userId: message.attendee?.userId || null,
    instantActionToken: message.instantActionToken,
    state: message.state as AppointmentState,
    amountCents: message.amountCents,
    platformFeeCents: shareOf(message.amountCents, platformFeeBasisPoints),
    currency: message.currency.toUpperCase(),
    timeZone: message.timeZone,
    startsAt: timestampDate(message.startsAt),
    endsAt: timestampDate(message.endsAt),
    paymentRequirement: requirement as PaymentRequirement,
    paymentDueBy: message.paymentDueBy ? timestampDate(message.paymentDueBy) : null,
    bookedBy: message.bookedBy,
    version: message.version,
  };
}
