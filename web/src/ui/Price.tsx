import { formatMoney } from '../lib/money.js';

export interface PriceProps {
  amountCents: number;
  /** ISO 4217. */
  currency: string;
}

/** An amount of money; an amount of 0 reads Free. */
export function Price({ amountCents, currency }: PriceProps) {
  return <span>{amountCents === 0 ? 'Free' : formatMoney(amountCents, currency)}</span>;
}
