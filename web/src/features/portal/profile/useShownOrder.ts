import { useState } from 'react';
import type { ActionOutcome } from '../../../lib/useAction.js';

interface Position {
  id: string;
  /** From 1. */
  position: number;
}

/**
 * A list in the order into which it was dragged, until the server has another one: a list that jumped back for that long
 * would look as if nothing had been done.
 */
export function useShownOrder<T extends { id: string }>(
  items: readonly T[],
  save: (positions: Position[]) => Promise<ActionOutcome>,
) {
  const [dragged, setDragged] = useState<{ before: string; order: readonly string[] }>();
  const order = dragged?.before === idsOf(items).join() ? dragged.order : undefined;
  const shown = order ? items.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)) : items;
  const sort = async (sorted: readonly T[]) => {
    setDragged({ before: idsOf(items).join(), order: idsOf(sorted) });
    const outcome = await save(sorted.map(({ id }, index) => ({ id, position: index + 1 })));
    if (!outcome.ok) setDragged(undefined);
  };
  return { shown, sort: (sorted: readonly T[]) => void sort(sorted) };
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
