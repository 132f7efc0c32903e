/** Currencies without a smaller unit, as Stripe and Square count them (https://docs.stripe.com/currencies#zero-decimal). */
const WHOLE_UNITS: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
);

/**
 * Hundredths, as amounts are kept whatever the currency, in a provider's smallest unit.
 * @throws RangeError for hundredths of a currency that has none
 */
export function minorUnits(cents: number, currency: string): number {
  if (!WHOLE_UNITS.has(currency.toUpperCase())) return cents;
  if (cents % 100 !== 0) throw new RangeError(`${currency} has no smaller unit than 100: ${cents}`);
  return cents / 100;
}

/** A provider's smallest unit in hundredths. */
export function centsOfMinor(units: number, currency: string): number {
  return WHOLE_UNITS.has(currency.toUpperCase()) ? units * 100 : units;
}
