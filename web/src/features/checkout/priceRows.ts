import type { PriceList_LineFragment, PriceLineKind } from '../../gql/graphql.js';

export type PricedLine = Pick<PriceList_LineFragment, 'amountCents' | 'kind' | 'label'>;

export interface PriceRows<L extends PricedLine> {
  /** What makes up the total. */
  parts: L[];
  totalCents: number;
  /** A session of a package pays for the service. */
  covered: boolean;
  /** The price itself is 0: nothing was taken off, no package pays for it, and it was not cancelled. */
  free: boolean;
  /** What was paid, covered or given back of it. */
  settled: L[];
}

const SETTLED: readonly PriceLineKind[] = ['gift_card', 'paid', 'refund'];

/** Parts and total; the total is the sum of its parts to the cent. */
export function priceRows<L extends PricedLine>(lines: readonly L[]): PriceRows<L> {
  const settled = lines.filter(({ kind }) => SETTLED.includes(kind));
  const covered = lines.some(({ kind }) => kind === 'package_session');
  // A service that a package pays for costs 0; a line that takes nothing off it would say it twice.
  const parts = lines.filter(
    ({ kind, amountCents }) => !SETTLED.includes(kind) && (kind !== 'package_session' || amountCents !== 0),
  );
  return {
    parts,
    totalCents: parts.reduce((sum, { amountCents }) => sum + amountCents, 0),
    covered,
    free: !covered && parts.length > 0 && parts.every(({ amountCents }) => amountCents === 0),
    settled,
  };
}
