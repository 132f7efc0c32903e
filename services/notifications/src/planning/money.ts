import { formatMoney } from '@yarrow/kit/values/currency';

/** Cents as people read them, such as `$95.00` or `CA$95.00`; nothing is `Free`. */
export function formatAmount(amountCents: number, currency: string): string {
  if (amountCents === 0) return 'Free';
  return formatMoney(amountCents, currency);
}
