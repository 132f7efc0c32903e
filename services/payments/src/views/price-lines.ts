import type {
  AppointmentProjection,
  BookedPackageSession,
} from '../records/appointments/appointment-projection.entity.js';
import type { PriceLine } from '../generated/graphql.js';
import { giftCardLabel } from '../money/gift-card-code.js';
import type { AppointmentBalance } from '../ledger/ledger.repository.js';
import { sumOf } from '../money/cents.js';
import type { PaymentSnapshot } from '../statuses/payment-snapshots.repository.js';
import type { CheckoutDetails } from './checkout-details.repository.js';

/** Everything that makes up what is due, in the order to show it. The lines sum exactly to the balance of the ledger. */
export function priceLines(snapshot: PaymentSnapshot, details: CheckoutDetails): PriceLine[] {
  const lines = [...owedLines(snapshot, details), ...coveredLines(snapshot, details)];
  return lines.filter(({ kind, amountCents }) => amountCents !== 0 || ALWAYS_SHOWN.has(kind));
}

const ALWAYS_SHOWN: ReadonlySet<PriceLine['kind']> = new Set(['service', 'add_on', 'package_session']);

function owedLines({ appointment, balance }: PaymentSnapshot, { redemptions }: CheckoutDetails): PriceLine[] {
  // Of a visit that will not take place, or was missed, only what is kept of it is owed.
  if (appointment.ended) {
    const packageCents = keptPackageCents(appointment, balance);
    const label = appointment.missed ? 'No-show fee' : 'Late cancellation fee';
    return [
      { kind: 'late_fee', label: 'Package', amountCents: packageCents },
      { kind: 'late_fee', label, amountCents: keptCents(balance) - packageCents },
    ];
  }
  const { packageSession: session } = appointment;
  return [
    ...appointment.pricedLines.map(({ addOn, name, amountCents }) => {
      return { kind: addOn ? ('add_on' as const) : ('service' as const), label: name, amountCents };
    }),
    ...(session ? [{ kind: 'package_session' as const, label: sessionLabel(session), amountCents: 0 }] : []),
    ...redemptions.map(({ code, discountCents }) => {
      return { kind: 'discount' as const, label: `Coupon ${code}`, amountCents: -discountCents };
    }),
    { kind: 'fee', label: 'Booking fee', amountCents: balance.billed.feeCents },
    { kind: 'late_fee', label: 'Late change fee', amountCents: appointment.rescheduleFeeCents },
    { kind: 'tip', label: 'Tip', amountCents: balance.tipCents },
    { kind: 'waived', label: 'Taken off by your practitioner', amountCents: -balance.goodwillCents },
  ];
}

function coveredLines({ appointment, balance, charges }: PaymentSnapshot, { giftCards }: CheckoutDetails): PriceLine[] {
  const receivedCents = sumOf(charges);
  return [
    { kind: 'waived', label: 'Waived (too small to charge)', amountCents: -balance.writtenOffCents },
    ...giftCards.map(({ card, amountCents }) => {
      return { kind: 'gift_card' as const, label: `Gift card ${giftCardLabel(card.code)}`, amountCents: -amountCents };
    }),
    { kind: 'paid', label: 'Paid', amountCents: -receivedCents },
    { kind: 'paid', label: offlineLabel(appointment), amountCents: Math.min(0, -balance.offlineCents) },
    { kind: 'refund', label: 'Refunded', amountCents: receivedCents - balance.paidCents },
    { kind: 'refund', label: 'Paid back in another way', amountCents: Math.max(0, -balance.offlineCents) },
  ];
}

/** What is kept of a visit that will not take place, cents. */
export function keptCents({ billed, goodwillCents }: AppointmentBalance): number {
  return Math.max(0, billed.priceCents - goodwillCents);
}

/** The part of it that is the price of a package, which stays the client's; cents. */
export function keptPackageCents(appointment: AppointmentProjection, balance: AppointmentBalance): number {
  return Math.min(appointment.keptPackageCents, keptCents(balance));
}

function sessionLabel({ name, sessionNumber, numberOfSessions }: BookedPackageSession): string {
  return `${name}: session ${sessionNumber} of ${numberOfSessions}`;
}

const OFFLINE_LABELS: Readonly<Record<string, string>> = {
  cash: 'Paid in cash',
  venmo: 'Paid by Venmo',
  paypal: 'Paid by PayPal',
};

function offlineLabel({ paidBy }: AppointmentProjection): string {
  return OFFLINE_LABELS[paidBy ?? ''] ?? (paidBy ? `Paid by ${paidBy}` : 'Paid');
}
