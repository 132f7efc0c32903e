import type { AppointmentCopy, CopiedPackageSession } from '../appointment-copies/appointment-copy.entity.js';
import type { PriceLine } from '../generated/graphql.js';
import { giftCardLabel } from '../gift-cards/gift-card-code.js';
import type { AppointmentBalance } from '../ledger/ledger.repository.js';
import { sumOf } from '../refunds/refund.entity.js';
import type { PaymentPicture } from '../statuses/payment-pictures.js';
import type { CheckoutDetails } from './checkout-details.js';

/** Everything that makes up what is due, in the order to show it. The lines sum exactly to the balance of the ledger. */
export function priceLines(picture: PaymentPicture, details: CheckoutDetails): PriceLine[] {
  const lines = [...owedLines(picture, details), ...coveredLines(picture, details)];
  return lines.filter(({ kind, amountCents }) => amountCents !== 0 || ALWAYS_SHOWN.has(kind));
}

const ALWAYS_SHOWN: ReadonlySet<PriceLine['kind']> = new Set(['service', 'add_on', 'package_session']);

function owedLines({ copy, balance }: PaymentPicture, { redemptions }: CheckoutDetails): PriceLine[] {
  // Of a visit that will not take place only what is kept of it is owed.
  if (copy.closed) {
    const packageCents = keptPackageCents(copy, balance);
    return [
      { kind: 'late_fee', label: 'Package', amountCents: packageCents },
      { kind: 'late_fee', label: 'Late cancellation fee', amountCents: keptCents(balance) - packageCents },
    ];
  }
  const { packageSession: session } = copy;
  return [
    ...copy.pricedLines.map(({ addOn, name, amountCents }) => {
      return { kind: addOn ? ('add_on' as const) : ('service' as const), label: name, amountCents };
    }),
    ...(session ? [{ kind: 'package_session' as const, label: sessionLabel(session), amountCents: 0 }] : []),
    ...redemptions.map(({ code, discountCents }) => {
      return { kind: 'discount' as const, label: `Coupon ${code}`, amountCents: -discountCents };
    }),
    { kind: 'fee', label: 'Booking fee', amountCents: balance.billed.feeCents },
    { kind: 'late_fee', label: 'Late change fee', amountCents: copy.movingFeeCents },
    { kind: 'tip', label: 'Tip', amountCents: balance.tipCents },
    { kind: 'waived', label: 'Taken off by your practitioner', amountCents: -balance.goodwillCents },
  ];
}

function coveredLines({ balance, charges }: PaymentPicture, { giftCards }: CheckoutDetails): PriceLine[] {
  const receivedCents = sumOf(charges);
  return [
    ...giftCards.map(({ card, amountCents }) => {
      return { kind: 'gift_card' as const, label: `Gift card ${giftCardLabel(card.code)}`, amountCents: -amountCents };
    }),
    { kind: 'paid', label: 'Paid', amountCents: -receivedCents },
    { kind: 'refund', label: 'Refunded', amountCents: receivedCents - balance.paidCents },
  ];
}

/** What is kept of a visit that will not take place, cents. */
export function keptCents({ billed, goodwillCents }: AppointmentBalance): number {
  return Math.max(0, billed.priceCents - goodwillCents);
}

/** The part of it that is the price of a package, which stays the client's; cents. */
export function keptPackageCents(copy: AppointmentCopy, balance: AppointmentBalance): number {
  return Math.min(copy.keptPackageCents, keptCents(balance));
}

function sessionLabel({ name, sessionNumber, numberOfSessions }: CopiedPackageSession): string {
  return `${name}: session ${sessionNumber} of ${numberOfSessions}`;
}
