/**
 * Currencies that are paid in whole units: those without a smaller one (https://docs.stripe.com/currencies#zero-decimal) and
 * those of which PayPal takes no other amounts (https://developer.paypal.com/reference/currency-codes/).
 */
const WHOLE_UNITS: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF HUF ISK JPY KMF KRW MGA PYG RWF TWD UGX VND VUV XAF XOF XPF'.split(' '),
);

/**
 * The least that can be paid, in hundredths, as amounts are kept whatever the currency: every amount is a multiple of it.
 * @param currency ISO 4217
 */
export function leastPayable(currency: string): 1 | 100 {
  return WHOLE_UNITS.has(currency.toUpperCase()) ? 100 : 1;
}

/**
 * The smallest price, fee or tip above 0, in hundredths: every provider charges it by card. Square requires $1, Stripe $0.50
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
export const MIN_PRICE_CENTS = 100;

/** Whether an amount can be paid in a currency. */
export function isPayable(cents: number, currency: string): boolean {
  return cents % leastPayable(currency) === 0;
}

/** An amount that was computed, rounded half up to one that can be paid; hundredths. */
export function toPayable(cents: number, currency: string): number {
  const least = leastPayable(currency);
  return Math.floor(cents / least + 0.5) * least;
}

/** Cents as people read them, such as `$95.00` or `CA$95.00`. */
export function formatMoney(amountCents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountCents / 100);
}
