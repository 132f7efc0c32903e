import { leastPayable } from '../lib/money.js';

/** The largest amount that is taken, hundredths: seven digits before the point (spec portal operations §5). */
const MAX_CENTS = 999_999_999;

/** Hundredths as a field for money holds them: null where it is empty, NaN where what is typed is no amount that is taken. */
export type TypedCents = number | null;

/** Whether a field for money holds an amount. */
export const isAmount = (cents: TypedCents): cents is number => cents !== null && !Number.isNaN(cents);

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount as it stands in a field, as American English writes the currency: 125050 USD is $1,250.50, 900000 JPY is ¥9,000.
 */
export function amountText(cents: TypedCents, currency: string): string {
  return isAmount(cents) ? formatOf(currency).format(cents / 100) : '';
}

/** From nothing to the largest amount that is taken, for people. */
export function amountRange(currency: string): string {
  const largest = MAX_CENTS - (MAX_CENTS % leastPayable(currency));
  return `${amountText(0, currency)} to ${amountText(largest, currency)}`;
}

/**
 * What was typed as hundredths. Signs of currencies, spaces and commas between thousands are passed over.
 * @returns NaN for what is no amount, has more decimals than the currency or is too large: only nothing is an empty field
 */
export function parseAmount(text: string, currency: string): TypedCents {
  if (text.trim() === '') return null;
  const hasCents = leastPayable(currency) === 1;
  const amount = text.replace(signOf(currency), '').replace(/[\s\p{Sc}]/gu, '');
  // In most of the world a comma is the decimal separator: 12,50 must not become 1250.
  if (hasCents && /,\d{1,2}$/.test(amount)) return NaN;
  const pattern = hasCents ? /^(\d+)(?:\.(\d{0,2}))?$/ : /^(\d+)$/;
  const match = pattern.exec(amount.replaceAll(',', ''));
  if (!match) return NaN;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : NaN;
}

function formatOf(currency: string): Intl.NumberFormat {
  let format = formats.get(currency);
  if (!format) {
    const digits = leastPayable(currency) === 1 ? 2 : 0;
    const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...decimals });
    formats.set(currency, format);
  }
  return format;
}

/** Such as $, CA$ or CHF. */
function signOf(currency: string): string {
  const parts = formatOf(currency).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? '';
}
