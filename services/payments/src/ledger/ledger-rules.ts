/** Accounts of the ledger. Debits are positive, credits negative; a balance is the sum of an account's entries. */
export type LedgerAccount =
  /** What clients owe for a visit; below zero it is owed back to them. */
  | 'client_receivable'
  /** What the provider holds for the practice. */
  | 'provider_clearing'
  | 'practice_revenue'
  | 'tips'
  /** What was given back of the revenue. */
  | 'refunds'
  /** The platform's share. */
  | 'fees';

export interface EntryDraft {
  account: LedgerAccount;
  amountCents: number;
}

/** What has been billed for an appointment so far, each at least zero. */
export interface Billed {
  priceCents: number;
  feeCents: number;
}

/** What an appointment costs its client now: the price (or what is kept of it) and the platform's fee on top. */
export type Price = Billed;

/**
 * Entries that bring the bill of an appointment from what was billed to what it costs now; none when it agrees. Where
 * the bill falls, the part that was already paid is a refund, the rest never was revenue.
 * @param paidCents received so far, refunds taken off
 */
export function billingEntries(billed: Billed, price: Price, paidCents: number): EntryDraft[] {
  const priceChange = price.priceCents - billed.priceCents;
  const feeChange = price.feeCents - billed.feeCents;
  const fall = Math.max(0, -priceChange);
  const refunded = Math.min(fall, Math.max(0, paidCents));
  return present([
    { account: 'client_receivable', amountCents: priceChange + feeChange },
    { account: 'practice_revenue', amountCents: -(priceChange + refunded) },
    { account: 'refunds', amountCents: refunded },
    { account: 'fees', amountCents: -feeChange },
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
