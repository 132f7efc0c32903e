import { timestampDate } from '@bufbuild/protobuf/wkt';
import type {
  Appointment,
  CancellationTerms,
  PackageSession,
  ServiceLine,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { toPayable } from '@yarrow/kit/currency';
import { sum } from '../discounts/discount-rules.js';
import { shareOf } from '../money/cents.js';
import type { AppointmentState } from '../statuses/payment-status.js';
import type { AppointmentFacts } from './appointment-copies.repository.js';
import type { CopiedLine, CopiedPackageSession, CopiedTerms, PaymentRequirement } from './appointment-copy.entity.js';

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
    startsAt: timestampDate(message.startsAt),
    endsAt: timestampDate(message.endsAt),
    paymentRequirement: requirementOf(message.paymentRequirement),
    paymentDueBy: message.paymentDueBy ? timestampDate(message.paymentDueBy) : null,
    bookedBy: message.bookedBy,
    version: message.version,
  };
}

/** @throws Error for one that we do not know */
export function requirementOf(told: string): PaymentRequirement {
  const requirement = told || 'none';
  if (!REQUIREMENTS.has(requirement)) throw new Error(`Unknown payment requirement: ${requirement}`);
  return requirement as PaymentRequirement;
}

export function termsOf(told: CancellationTerms | undefined): CopiedTerms | null {
  if (!told) return null;
  const { lateHours, lateFeePercent, lateFeeCents, noShowFeePercent } = told;
  return { lateHours, lateFeePercent, lateFeeCents, noShowFeePercent };
}

/** As it was told, in amounts that can be paid in the currency. */
function priceOf({ amountCents, lines: told }: Appointment, currency: string) {
  const lines = told.map((line) => lineOf(line, currency));
  const inLines = told.length > 0 && amountCents === sum(told.map((line) => line.amountCents));
  return {
    lines,
    amountCents: inLines ? sum(lines.map((line) => line.amountCents)) : toPayable(amountCents, currency),
  };
}

function lineOf({ serviceId, name, amountCents, addOn, packageSessions }: ServiceLine, currency: string): CopiedLine {
  return { serviceId, name, amountCents: toPayable(amountCents, currency), addOn, packageSessions };
}

function packageSessionOf(told: PackageSession | undefined): CopiedPackageSession | null {
  if (!told?.packageId) return null;
  const { packageId, sessionNumber, numberOfSessions, name } = told;
  return { packageId, sessionNumber, numberOfSessions, name };
}
