/** Accounts of the ledger. Debits are positive, credits negative; a balance is the sum of an account's entries. */
export type LedgerAccount =
  /** What clients owe for a visit; below zero it is owed back to them. */
  | 'client_receivable'
  /** What the provider holds for the practice. */
  | 'provider_clearing'
  | 'practice_revenue'
  /** What coupons took off the revenue. */
  | 'discounts'
  | 'tips'
  /** Refunded revenue. */
  | 'refunds'
  /** The platform's share. */
  | 'fees'
  /** What the practice owes to holders of gift cards, each card for itself; credits are what is left on it. */
  | 'gift_cards'
  /** What gift cards were issued for, outside of any provider. */
  | 'gift_card_sales'
  /** What practices say that they were paid outside of any provider, such as cash. */
  | 'offline_payments'
  /** Voluntary refunds of the practice that providers have yet to pay out; credits are owed. */
  | 'refunds_payable'
  /** Remainders below the provider's minimum charge (ADR 75). */
  | 'write_offs'
  /** Withdrawn by providers for disputes, and not recorded as a refund (ADR 76). */
  | 'disputed'
  /** Fees of providers for disputes. */
  | 'dispute_fees'
  /** What disputes have taken out of practices' accounts; the counterpart of both. */
  | 'dispute_withdrawals';

export interface EntryDraft {
  account: LedgerAccount;
  amountCents: number;
  /** Of entries of `gift_cards`, and only of those. */
  giftCardId?: string;
}

/** What has been billed for an appointment so far, each at least zero. */
export interface Billed {
  priceCents: number;
  /** Taken off the price by coupons. */
  discountCents: number;
  feeCents: number;
  tipCents: number;
}

/** What an appointment costs its client now: the price (or what is kept of it) less coupons, the platform's fee, a tip. */
export type Price = Billed;

export const NO_PRICE: Price = { priceCents: 0, discountCents: 0, feeCents: 0, tipCents: 0 };

/** All that the client owes for it, paid or not. */
export function totalOf({ priceCents, discountCents, feeCents, tipCents }: Price): number {
  return priceCents - discountCents + feeCents + tipCents;
}

/** What was received for a visit and refunded, cents. */
export interface Received {
  paidCents: number;
  giftCents: number;
  offlineCents: number;
  goodwillCents: number;
  waivedCents: number;
}

/** The practice has voluntarily refunded the full payment. */
export function isPaidBack({ paidCents, giftCents, offlineCents, goodwillCents, waivedCents }: Received): boolean {
  return goodwillCents > waivedCents && paidCents + giftCents + offlineCents <= 0;
}

/**
 * Entries that bring the bill of an appointment from what was billed to what it costs now; none when it agrees. Where
 * the bill falls, the part that was already paid is a refund, the rest never was revenue.
 * @param paidCents received so far, refunds taken off
 */
export function billingEntries(billed: Billed, price: Price, paidCents: number): EntryDraft[] {
  const priceChange = price.priceCents - billed.priceCents;
  const discountChange = price.discountCents - billed.discountCents;
  const feeChange = price.feeCents - billed.feeCents;
  const tipChange = price.tipCents - billed.tipCents;
  const fall = Math.max(0, discountChange - priceChange);
  const refunded = Math.min(fall, Math.max(0, paidCents));
  return present([
    { account: 'client_receivable', amountCents: priceChange - discountChange + feeChange + tipChange },
    { account: 'practice_revenue', amountCents: -(priceChange + refunded) },
    { account: 'discounts', amountCents: discountChange },
    { account: 'refunds', amountCents: refunded },
    { account: 'fees', amountCents: -feeChange },
    { account: 'tips', amountCents: -tipChange },
  ]);
}

/** Money that arrived. */
export function chargeEntries(amountCents: number): EntryDraft[] {
  requireAmount(amountCents);
  return [
    { account: 'provider_clearing', amountCents },
    { account: 'client_receivable', amountCents: -amountCents },
  ];
}

/** Money that went back because it was no longer owed. */
export function refundEntries(amountCents: number): EntryDraft[] {
  requireAmount(amountCents);
  return [
    { account: 'client_receivable', amountCents },
    { account: 'provider_clearing', amountCents: -amountCents },
  ];
}

/** Money that went back of the practice's own will, which an adjustment has entered as owed. */
export function promisedRefundEntries(amountCents: number): EntryDraft[] {
  requireAmount(amountCents);
  return [
    { account: 'refunds_payable', amountCents },
    { account: 'provider_clearing', amountCents: -amountCents },
  ];
}

/**
 * A refund that was made outside of our service, at the provider or by a lost dispute. It settles what adjustments promised first, then
 * what was owed; the practice granted the rest.
 * @returns with what is still owed to the client then
 */
export function externalRefundEntries(
  amountCents: number,
  balance: { dueCents: number; promisedCents: number },
): { entries: EntryDraft[]; promisedCents: number; owedCents: number; leftCents: number } {
  const promisedCents = Math.min(balance.promisedCents, amountCents);
  const owedCents = Math.min(Math.max(0, -balance.dueCents), amountCents - promisedCents);
  const grantedCents = amountCents - promisedCents - owedCents;
  const entries = [
    ...(promisedCents > 0 ? promisedRefundEntries(promisedCents) : []),
    ...(owedCents > 0 ? refundEntries(owedCents) : []),
    ...(grantedCents > 0 ? goodwillEntries(grantedCents) : []),
  ];
  const leftCents = balance.promisedCents - promisedCents + Math.max(0, -balance.dueCents) - owedCents;
  return { entries, promisedCents, owedCents, leftCents };
}

/** Changes of what disputes withdrew and cost, cents. */
export function disputeEntries(heldChange: number, feeChange: number): EntryDraft[] {
  return present([
    { account: 'disputed', amountCents: heldChange },
    { account: 'dispute_fees', amountCents: feeChange },
    { account: 'dispute_withdrawals', amountCents: -heldChange - feeChange },
  ]);
}

/** The practice was paid outside of any provider. */
export function offlinePaymentEntries(amountCents: number): EntryDraft[] {
  requireAmount(amountCents);
  return [
    { account: 'offline_payments', amountCents },
    { account: 'client_receivable', amountCents: -amountCents },
  ];
}

/** It was not, or that money went back outside of any provider. */
export function offlineReturnEntries(amountCents: number): EntryDraft[] {
  requireAmount(amountCents);
  return [
    { account: 'client_receivable', amountCents },
    { account: 'offline_payments', amountCents: -amountCents },
  ];
}

/**
 * A failed refund was paid back outside of any provider. Reduces what is owed first, then what adjustments promised, and never more
 * than both.
 */
export function offlineRefundEntries(
  amountCents: number,
  { owedCents, promisedCents }: { owedCents: number; promisedCents: number },
): EntryDraft[] {
  requireAmount(amountCents);
  const owed = Math.min(amountCents, owedCents);
  const promised = Math.min(amountCents - owed, promisedCents);
  return present([
    { account: 'client_receivable', amountCents: owed },
    { account: 'refunds_payable', amountCents: promised },
    { account: 'offline_payments', amountCents: -owed - promised },
  ]);
}

/** Where the money of an adjustment comes from and goes to, cents; both sides sum to the same. */
export interface AdjustmentParts {
  /** Was paid too much: it is owed to the client already. */
  overpaidCents: number;
  /** The practice gives it back, or does without it, of its own will. */
  goodwillCents: number;
  /** Goes back through providers, once they say so. */
  providerCents: number;
  /** Went back outside of any provider. */
  offlineCents: number;
}

/**
 * An adjustment. What is refunded beyond the parts that name their way is no longer owed by the client, or owed to the
 * client: that goes onto gift cards.
 */
export function adjustmentEntries(parts: AdjustmentParts): EntryDraft[] {
  const { overpaidCents, goodwillCents, providerCents, offlineCents } = parts;
  const otherwise = overpaidCents + goodwillCents - providerCents - offlineCents;
  return present([
    { account: 'refunds', amountCents: goodwillCents },
    { account: 'client_receivable', amountCents: overpaidCents - otherwise },
    { account: 'refunds_payable', amountCents: -providerCents },
    { account: 'offline_payments', amountCents: -offlineCents },
  ]);
}

/** What was never paid is not asked for any more. */
export function waiverEntries(amountCents: number): EntryDraft[] {
  requireAmount(amountCents);
  return [
    { account: 'refunds', amountCents },
    { account: 'client_receivable', amountCents: -amountCents },
  ];
}

/** @param changeCents increase of the amount that is written off; negative for a decrease */
export function writeOffEntries(changeCents: number): EntryDraft[] {
  return [
    { account: 'write_offs', amountCents: changeCents },
    { account: 'client_receivable', amountCents: -changeCents },
  ];
}

/** Takes entries back. */
export function reversed(entries: readonly EntryDraft[]): EntryDraft[] {
  return entries.map((entry) => ({ ...entry, amountCents: -entry.amountCents }));
}

/** Money that the practice refunded although it was owed, such as a refund made in the provider's own dashboard. */
export function goodwillEntries(amountCents: number): EntryDraft[] {
  requireAmount(amountCents);
  return [
    { account: 'refunds', amountCents },
    { account: 'provider_clearing', amountCents: -amountCents },
  ];
}

/** More (or, below zero, less) of what the practice keeps is the platform's. */
export function platformFeeEntries(changeCents: number): EntryDraft[] {
  return [
    { account: 'practice_revenue', amountCents: changeCents },
    { account: 'fees', amountCents: -changeCents },
  ];
}

/** Value put on a gift card; what the practice took for it did not pass through a provider. */
export function giftCardIssueEntries(giftCardId: string, amountCents: number): EntryDraft[] {
  requireAmount(amountCents);
  return [
    { account: 'gift_card_sales', amountCents },
    { account: 'gift_cards', amountCents: -amountCents, giftCardId },
  ];
}

/**
 * A gift card that was bought, and billed as any sale: what was paid for it is owed to its holder, and becomes revenue when it
 * pays for a visit.
 */
export function giftCardSaleEntries(giftCardId: string, amountCents: number): EntryDraft[] {
  requireAmount(amountCents);
  return [
    { account: 'practice_revenue', amountCents },
    { account: 'gift_cards', amountCents: -amountCents, giftCardId },
  ];
}

/** A gift card pays. */
export function giftCardPaymentEntries(giftCardId: string, amountCents: number): EntryDraft[] {
  requireAmount(amountCents);
  return [
    { account: 'gift_cards', amountCents, giftCardId },
    { account: 'client_receivable', amountCents: -amountCents },
  ];
}

/** What a gift card paid goes back onto it. */
export function giftCardReturnEntries(giftCardId: string, amountCents: number): EntryDraft[] {
  requireAmount(amountCents);
  return [
    { account: 'client_receivable', amountCents },
    { account: 'gift_cards', amountCents: -amountCents, giftCardId },
  ];
}

/**
 * What still has to go back to the client.
 * @param receivableCents balance of `client_receivable`
 * @param underwayCents refunds that are planned or with the provider and not in the ledger yet
 */
export function refundableCents(receivableCents: number, underwayCents: number): number {
  return Math.max(0, -receivableCents - underwayCents);
}

function present(entries: EntryDraft[]): EntryDraft[] {
  return entries.filter((entry) => entry.amountCents !== 0);
}

function requireAmount(amountCents: number): void {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw new RangeError(`Not an amount: ${amountCents}`);
}
