/** Up to this count, none is claimed. */
const MIN_CLAIM = 100;

/**
 * The number in "over … practitioners": the two leading digits of the largest number that is really exceeded, zeros
 * after them; null unless there are more than a hundred.
 */
export function claimOf(count: number): number | null {
  if (count <= MIN_CLAIM) return null;
  const exceeded = count - 1;
  const unit = 10 ** (String(exceeded).length - 2);
  return Math.floor(exceeded / unit) * unit;
}
