import { leastPayable } from '@yarrow/kit/values/currency';
import { requireCents } from '@yarrow/kit/values/shares';

export function sum(cents: readonly number[]): number {
  return cents.reduce((total, part) => total + part, 0);
}

/** Cents of charges or refunds together. */
export function sumOf(movements: readonly { amountCents: number }[]): number {
  return sum(movements.map(({ amountCents }) => amountCents));
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
