/** How many calls to a provider a job has under way at once. */
const GROUP = 4;

/**
 * Does the work for all items, a few at a time. One failure does not keep the others from their turn.
 * @throws AggregateError with what failed, at the end
 */
export async function inSmallGroups<T>(
  items: readonly T[],
  stopping: AbortSignal,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (let from = 0; from < items.length && !stopping.aborted; from += GROUP) {
    const settled = await Promise.allSettled(items.slice(from, from + GROUP).map(work));
    errors.push(...settled.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : [])));
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed`);
}
