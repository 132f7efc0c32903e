const formats = new Map<string, Intl.NumberFormat>();

/** Currencies that are paid in whole units, as the services count them (`load/currencies.int.spec.ts` compares). */
const WHOLE_UNITS: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF HUF ISK JPY KMF KRW MGA PYG RWF TWD UGX VND VUV XAF XOF XPF'.split(' '),
);

/**
 * The least that can be paid, in hundredths: every amount is a multiple of it.
 * @param currency ISO 4217
 */
export function leastPayable(currency: string): 1 | 100 {
  return WHOLE_UNITS.has(currency) ? 100 : 1;
}

/** An amount that was computed, rounded half up to one that can be paid; hundredths. */
export function toPayable(cents: number, currency: string): number {
  const least = leastPayable(currency);
  return Math.floor(cents / least + 0.5) * least;
}

/**
 * An amount as people read it: 9000 USD is $90, 9050 USD is $90.50.
 * @param amountCents hundredths, whatever the currency
 * @param currency ISO 4217 code
 */
export function formatMoney(amountCents: number, currency: string): string {
  const whole = amountCents % 100 === 0;
  const key = `${currency} ${whole}`;
  let format = formats.get(key);
  if (!format) {
    const digits = whole ? 0 : 2;
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      currencyDisplay: 'symbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format.format(amountCents / 100);
}

/** The same with the decimals of the currency whatever the amount, as sums stand below each other: 9000 USD is $90.00. */
export function formatAmount(amountCents: number, currency: string): string {
  const digits = leastPayable(currency) === 1 ? 2 : 0;
  const key = `${currency} ${digits} always`;
  let format = formats.get(key);
  if (!format) {
    const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...fractions });
    formats.set(key, format);
  }
  return format.format(amountCents / 100);
}

/**
 * What a client pays for a booking: the amount plus both fees. Only a price that is itself 0 is 'Free'.
 */
export function bookingPrice(
  cents: { amountCents: number; feeCents: number; platformFeeCents: number },
  currency: string,
) {
  if (cents.amountCents === 0) return 'Free';
  return formatMoney(cents.amountCents + cents.feeCents + cents.platformFeeCents, currency);
}
