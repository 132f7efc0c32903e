import { leastPayable } from '../lib/money.js';

/** The largest amount that is taken, hundredths: what the API's integers hold. */
const MAX_CENTS = 2_147_483_647;

/**
 * An amount as it stands in a field, without a sign: 9050 USD is 90.50, 900000 JPY is 9000.
 * @param cents hundredths; null is an empty field
 */
export function amountText(cents: number | null, currency: string): string {
  if (cents === null) return '';
  return (cents / 100).toFixed(leastPayable(currency) === 1 ? 2 : 0);
}

/**
 * What was typed as hundredths. Signs of currencies, spaces and commas between thousands are passed over.
 * @returns null for what is no amount, has more decimals than the currency or is too large
 */
export function parseAmount(text: string, currency: string): number | null {
  const digits = text.replace(/[\s,\p{Sc}]/gu, '');
  const pattern = leastPayable(currency) === 1 ? /^(\d+)(?:\.(\d{0,2}))?$/ : /^(\d+)$/;
  const match = pattern.exec(digits);
  if (!match) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}
