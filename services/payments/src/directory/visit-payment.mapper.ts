import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type { AppointmentView } from '../views/appointment.mapper.js';
import type { Charge } from '../records/charges/charge.entity.js';
import { methodOf } from '../records/charges/charge.entity.js';
import type { VisitPayment } from '../generated/graphql.js';
import { toRegistration } from '../views/registration.mapper.js';
import type { PaymentSnapshot } from '../statuses/payment-snapshots.repository.js';

const METHODS: Readonly<Record<string, string>> = { cash: 'Cash', paypal: 'PayPal', venmo: 'Venmo' };

/** A row of the practice's payments. */
export function toVisitPayment(
  snapshot: PaymentSnapshot,
  appointment: AppointmentView,
  clientName: string,
): VisitPayment {
  const { appointment: visit, balance } = snapshot;
  const isAppointment = visit.kind === 'appointment';
  return {
    id: visit.appointmentId,
    kind: visit.kind,
    startsAt: formatOffsetDateTime(visit.startsAt.getTime(), visit.timeZone),
    clientId: visit.clientId,
    clientName,
    serviceName: visit.pricedLines.map(({ name }) => name).join(', '),
    locationName: visit.locationName ?? '',
    amountCents: appointment.fullTotal,
    dueCents: appointment.dueCents,
    collectedCents: balance.paidCents + balance.offlineCents,
    paymentStatus: appointment.paymentStatus,
    paidBy: paidBy(snapshot),
    appointment: isAppointment ? appointment : null,
    registration: isAppointment ? null : toRegistration(appointment),
  };
}

/** All ways in which it was paid, the latest charge first. */
export function paidBy({ appointment, balance, charges }: PaymentSnapshot): string | null {
  const ways = [
    ...charges.map(meansOf),
    ...(balance.offlineCents > 0 ? [labelOf(appointment.paidBy ?? 'Other')] : []),
    ...(balance.giftCents > 0 ? ['Gift card'] : []),
    ...(appointment.packageSession ? ['Package'] : []),
  ];
  return ways.length > 0 ? [...new Set(ways)].join(', ') : null;
}

function meansOf(charge: Charge): string {
  const { cardBrand, cardLast4 } = charge;
  if (!cardLast4) return labelOf(methodOf(charge));
  return `${cardBrand.charAt(0).toUpperCase()}${cardBrand.slice(1)} ending in ${cardLast4}`;
}

function labelOf(way: string): string {
  return METHODS[way] ?? way;
}
