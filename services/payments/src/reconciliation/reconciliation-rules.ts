/** One payment, or one refund, as one side has it. */
export interface Movement {
  readonly paymentId: string;
  /** Null for a payment. */
  readonly refundId: string | null;
  readonly amountCents: number;
  readonly currency: string;
}

export type DifferenceKind = 'not_in_ledger' | 'not_at_provider' | 'other_amount' | 'other_currency';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly paymentId: string;
  readonly refundId: string | null;
  readonly providerCents: number;
  readonly ledgerCents: number;
  readonly currency: string;
}

export interface Sum {
  readonly currency: string;
  readonly count: number;
  readonly providerCents: number;
  readonly ledgerCents: number;
}

/** Both sides of one movement; null where it did not succeed at the provider, or is not in the ledger. */
export interface Pair {
  readonly provider: Movement | null;
  readonly ledger: Movement | null;
}

/** What the two sides disagree about; nothing where they agree. */
export function differenceOf({ provider, ledger }: Pair): Difference | undefined {
  const known = provider ?? ledger;
  if (!known) return undefined;
  const kind = kindOf(provider, ledger);
  if (!kind) return undefined;
  const { paymentId, refundId, currency } = known;
  const [providerCents, ledgerCents] = [provider?.amountCents ?? 0, ledger?.amountCents ?? 0];
  return { kind, paymentId, refundId, currency, providerCents, ledgerCents };
}

function kindOf(provider: Movement | null, ledger: Movement | null): DifferenceKind | undefined {
  // Entries that take each other out, as of a refund that came back, are nothing in the ledger.
  if (!ledger || ledger.amountCents === 0) return provider ? 'not_in_ledger' : undefined;
  if (!provider) return 'not_at_provider';
  if (provider.currency !== ledger.currency) return 'other_currency';
  return provider.amountCents === ledger.amountCents ? undefined : 'other_amount';
}

/** By currency; what goes back is taken off. */
export function sumsOf(pairs: readonly Pair[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { provider, ledger } of pairs) {
    const known = provider ?? ledger;
    if (!known) continue;
    const { currency } = known;
    const before = sums.get(currency) ?? { currency, count: 0, providerCents: 0, ledgerCents: 0 };
    sums.set(currency, {
      currency,
      count: before.count + 1,
      providerCents: before.providerCents + signed(provider),
      ledgerCents: before.ledgerCents + signed(ledger),
    });
  }
  return [...sums.values()];
}

const signed = (movement: Movement | null): number =>
  movement ? (movement.refundId ? -movement.amountCents : movement.amountCents) : 0;
