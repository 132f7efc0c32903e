import type { PriceLineKind } from '../../gql/graphql.js';

export interface PricedLine {
  kind: PriceLineKind;
  label: string;
  /** Negative for what takes off or was covered, cents. */
  amountCents: number;
}

export interface PriceRows<L extends PricedLine> {
  /** What makes up the total. */
  parts: L[];
  totalCents: number;
  /** The price itself is 0: nothing was taken off and no package pays for it. */
  free: boolean;
  /** What was paid, covered or given back of it. */
  settled: L[];
}

const SETTLED: readonly PriceLineKind[] = ['gift_card', 'paid', 'refund'];

/** Parts and total; the total is the sum of its parts to the cent. */
export function priceRows<L extends PricedLine>(lines: readonly L[]): PriceRows<L> {
  const settled = lines.filter(({ kind }) => SETTLED.includes(kind));
  const parts = lines.filter(({ kind }) => !SETTLED.includes(kind));
  return {
    parts,
    totalCents: parts.reduce((sum, { amountCents }) => sum + amountCents, 0),
    free: parts.every(({ kind, amountCents }) => amountCents === 0 && kind !== 'package_session'),
    settled,
  };
}
