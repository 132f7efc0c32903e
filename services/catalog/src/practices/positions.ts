import { DomainError } from '@yarrow/kit/domain-error';

export interface Position {
  id: string;
  position: number;
}

/**
 * A list in the order that was asked for: those that are named first, by their positions; the others follow as they are.
 * @throws DomainError `not_found` where one that is named is not in the list
 */
export function inOrder<T extends object | string>(
  items: readonly T[],
  idOf: (item: T) => string,
  positions: readonly Position[],
  field: string,
): T[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const moved = positions
    .toSorted((one, other) => one.position - other.position)
    .map(({ id }) => {
      const item = byId.get(id);
      if (!item) throw new DomainError('not_found', 'This does not exist any more.', field);
      return item;
    });
  const first = [...new Set(moved)];
  return [...first, ...items.filter((item) => !first.includes(item))];
}
