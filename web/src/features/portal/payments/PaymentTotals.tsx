import { formatAmount } from '../../../lib/money.js';
import { chakra } from '../../../ui/chakra.js';
import type { Directory } from './usePaymentsDirectory.js';

/** What the shown payments come to: received, and owed now. */
export function PaymentTotals({ directory: { practice } }: { directory: Directory }) {
  const text = (cents: number | null | undefined) =>
    practice && cents != null ? formatAmount(cents, practice.defaultCurrency) : '–';
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="7" rowGap="3" aria-label="Totals">
      <Total label="Collected" value={text(practice?.totalCollected)} />
      <Total label="Outstanding" value={text(practice?.totalOutstanding)} />
    </chakra.dl>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <chakra.dt color="textSoft" fontSize="sm">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight={620} fontSize="xl" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.dd>
    </div>
  );
}
