/** Money as PayPal writes it. */
export interface PaypalMoney {
  currency_code: string;
  value: string;
}

/** Currencies in which PayPal takes whole units only (https://developer.paypal.com/reference/currency-codes/). */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['HUF', 'JPY', 'TWD']);

/** @throws RangeError for what is no amount, or cents of a currency that has none */
export function paypalMoney(cents: number, currency: string): PaypalMoney {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`Not an amount: ${cents}`);
  const units = Math.floor(cents / 100);
  const rest = cents % 100;
  if (!WHOLE_UNITS.has(currency))
    return { currency_code: currency, value: `${units}.${String(rest).padStart(2, '0')}` };
  if (rest !== 0) throw new RangeError(`PayPal takes ${currency} without decimals.`);
  return { currency_code: currency, value: String(units) };
}

/** Cents; of text, so that no fraction is lost on the way. */
export function centsOf({ value }: PaypalMoney): number {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(value);
  if (!match) throw new RangeError(`Not an amount of PayPal: ${value}`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
