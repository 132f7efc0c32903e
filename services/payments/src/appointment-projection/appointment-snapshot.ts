import { timestampDate } from '@bufbuild/protobuf/wkt';
import type {
  Appointment,
  CancellationTerms,
  PackageSession,
  ServiceLine,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { toPayable } from '@yarrow/kit/values/currency';
import { shareOf } from '@yarrow/kit/values/shares';
import { sum } from '../money/cents.js';
import type { AppointmentState } from '../records/appointments/appointment-state.js';
import type { AppointmentSnapshot } from '../records/appointments/appointment-projection.repository.js';
import type {
  BookedLine,
  BookedPackageSession,
  BookedTerms,
  PaymentRequirement,
} from '../records/appointments/appointment-projection.entity.js';

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
export function appointmentSnapshot(
  message: Appointment | undefined,
  platformFeeBasisPoints: number,
): AppointmentSnapshot {
  if (!message?.startsAt || !message.endsAt || !message.host || !message.currency || !message.instantActionToken) {
    throw new Error(`Appointment ${message?.appointmentId} is not complete.`);
  }
  if (!STATES.has(message.state)) throw new Error(`Unknown state of an appointment: ${message.state}`);
  const currency = message.currency.toUpperCase();
  const price = priceOf(message, currency);
  return {
    kind: 'appointment',
    appointmentId: message.appointmentId,
    practiceId: message.host.practiceId,
    clientId: message.attendee?.clientId || null,
    userId: message.attendee?.userId || null,
    instantActionToken: message.instantActionToken,
    practiceToken: message.practiceToken || null,
    state: message.state as AppointmentState,
    ...price,
    packageSession: packageSessionOf(message.packageSession),
    terms: termsOf(message.cancellation),
    platformFeeCents: shareOf(price.amountCents, platformFeeBasisPoints, currency),
    currency,
    timeZone: message.timeZone,
    locationName: message.place?.name ?? '',
    startsAt: timestampDate(message.startsAt),
    endsAt: timestampDate(message.endsAt),
    paymentRequirement: requirementOf(message.paymentRequirement),
    paymentDueBy: message.paymentDueBy ? timestampDate(message.paymentDueBy) : null,
    bookedBy: message.bookedBy,
    version: message.version,
  };
}

/** @throws Error for one that we do not know */
export function requirementOf(requested: string): PaymentRequirement {
  const requirement = requested || 'none';
  if (!REQUIREMENTS.has(requirement)) throw new Error(`Unknown payment requirement: ${requirement}`);
  return requirement as PaymentRequirement;
}

export function termsOf(terms: CancellationTerms | undefined): BookedTerms | null {
  if (!terms) return null;
  const { lateHours, lateFeePercent, lateFeeCents, noShowFeePercent } = terms;
  return { lateHours, lateFeePercent, lateFeeCents, noShowFeePercent };
}

/** The price as it was booked, in amounts that can be paid in the currency. */
function priceOf({ amountCents, lines: booked }: Appointment, currency: string) {
  const lines = booked.map((line) => lineOf(line, currency));
  const inLines = booked.length > 0 && amountCents === sum(booked.map((line) => line.amountCents));
  return {
    lines,
    amountCents: inLines ? sum(lines.map((line) => line.amountCents)) : toPayable(amountCents, currency),
  };
}

function lineOf({ serviceId, name, amountCents, addOn, packageSessions }: ServiceLine, currency: string): BookedLine {
  return { serviceId, name, amountCents: toPayable(amountCents, currency), addOn, packageSessions };
}

function packageSessionOf(session: PackageSession | undefined): BookedPackageSession | null {
  if (!session?.packageId) return null;
  const { packageId, sessionNumber, numberOfSessions, name } = session;
  return { packageId, sessionNumber, numberOfSessions, name };
}
