import type { Payout, PayoutEntry, VisitPayment } from '../generated/graphql.js';
import type { PayoutLine, PayoutSums } from './payouts.repository.js';

/** A payout as its practice reads it: what it is made of comes to its amount, or the rest is named. */
export function toPayout(payout: PayoutSums): Payout {
  const { id, provider, providerPayoutId, amountCents, currency, status, sentAt, arrivesOn } = payout;
  const { paymentsCents, elsewhereCents, refundsCents, correctionsCents, feesCents, platformFeesCents } = payout;
  const explained = paymentsCents + elsewhereCents + refundsCents + correctionsCents - feesCents;
  return {
    ...{ id, provider, providerPayoutId, amountCents, currency, status, arrivesOn },
    ...{ paymentsCents, elsewhereCents, refundsCents, correctionsCents, feesCents, platformFeesCents },
    sentAt: sentAt.toISOString(),
    unexplainedCents: amountCents - explained,
  };
}

export function toPayoutEntry(line: PayoutLine, visit: VisitPayment | null): PayoutEntry {
  const { entryId: id, kind, grossCents, feeCents, label, occurredAt } = line;
  const netCents = grossCents - feeCents;
  return { id, kind, grossCents, feeCents, netCents, label, occurredAt: occurredAt.toISOString(), visit };
}
