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
  /** What was given back of the revenue. */
  | 'refunds'
  /** The platform's share. */
  | 'fees'
  /** What the practice owes to holders of gift cards, each card for itself; credits are what is left on it. */
  | 'gift_cards'
  /** What gift cards were issued for, outside of any provider. */
  | 'gift_card_sales';

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

/** Money that the practice gave back although it was owed, such as a refund made in the provider's own dashboard. */
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
