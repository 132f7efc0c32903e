import { leastPayable } from './currency.js';

const EVERYTHING = 10_000;
const BASIS_POINTS_PER_PERCENT = 100;

/**
 * Percentage of an amount, rounded half up to what can be paid in the currency.
 * @throws RangeError when an argument is negative or no integer
 */
export function percentOf(amountCents: number, percent: number, currency: string): number {
  return shareOf(amountCents, percent * BASIS_POINTS_PER_PERCENT, currency);
}

/**
 * Share of an amount in basis points (10,000 is everything), rounded half up to what can be paid in the currency.
 * @throws RangeError when an argument is negative or no integer
 */
export function shareOf(amountCents: number, basisPoints: number, currency: string): number {
  return scaled(amountCents, basisPoints, EVERYTHING, currency);
}

/**
 * `part` of `whole` of an amount, rounded half up to what can be paid in the currency; nothing of a whole of nothing.
 * @throws RangeError when an argument is negative or no integer
 */
export function scaled(amountCents: number, part: number, whole: number, currency: string): number {
  [amountCents, part, whole].forEach(requireCents);
  if (whole === 0) return 0;
  const least = BigInt(leastPayable(currency));
  const doubled = 2n * BigInt(whole) * least;
  return Number(((BigInt(amountCents) * BigInt(part) * 2n + BigInt(whole) * least) / doubled) * least);
}

/** @throws RangeError when a value is negative or no integer */
export function requireCents(value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not an amount in whole cents: ${value}`);
}
