import { leastPayable } from '@yarrow/kit/currency';

const EVERYTHING = 10_000;
const BASIS_POINTS_PER_PERCENT = 100;

export function sum(cents: readonly number[]): number {
  return cents.reduce((total, part) => total + part, 0);
}

/** Cents of charges or refunds together. */
export function sumOf(movements: readonly { amountCents: number }[]): number {
  return sum(movements.map(({ amountCents }) => amountCents));
}

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

/**
 * Splits an amount in proportion to weights by largest remainder, so that the parts sum exactly, each of them one that can
 * be paid in the currency. With no weight at all the first part takes everything.
 * @throws RangeError when an argument is negative, no integer or cannot be paid, or there is no part to take the amount
 */
export function allocate(amountCents: number, weights: readonly number[], currency: string): number[] {
  const least = leastPayable(currency);
  return allocateUnits(amountCents / least, weights).map((units) => units * least);
}

function allocateUnits(amountCents: number, weights: readonly number[]): number[] {
  requireCents(amountCents);
  weights.forEach(requireCents);
  if (weights.length === 0) throw new RangeError('Nothing to allocate to.');
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? amountCents : 0));

  const parts = weights.map((weight, index) => {
    const product = BigInt(amountCents) * BigInt(weight);
    return { index, cents: Number(product / whole), remainder: product % whole };
  });
  const left = amountCents - parts.reduce((sum, part) => sum + part.cents, 0);
  const byRemainder = [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  byRemainder.slice(0, left).forEach((part) => (part.cents += 1));
  return parts.map((part) => part.cents);
}

/**
 * Takes an amount from several purses in their order, each until it is empty.
 * @returns what is taken from each
 * @throws RangeError when they do not hold enough
 */
export function takeInOrder(amountCents: number, available: readonly number[]): number[] {
  requireCents(amountCents);
  available.forEach(requireCents);
  let left = amountCents;
  const taken = available.map((cents) => {
    const part = Math.min(cents, left);
    left -= part;
    return part;
  });
  if (left > 0) throw new RangeError(`${amountCents} cents are more than is there.`);
  return taken;
}

function requireCents(value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not an amount in whole cents: ${value}`);
}
