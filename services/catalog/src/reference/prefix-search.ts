import { parseText } from '@yarrow/kit/values/input-rules';
import { foldText } from '@yarrow/kit/values/normal-text';

const MAX_QUERY_LENGTH = 100;

interface Named {
  id: string;
  name: string;
}

/**
 * Those in whose names each word that was typed begins a word: names that begin with all of it first, each by name.
 * @throws DomainError `invalid_query`
 */
export function prefixSearch<T extends Named>(list: readonly T[], query: string | null | undefined): T[] {
  const typed = parseText(query, 'query', { max: MAX_QUERY_LENGTH, label: 'The search' });
  const text = foldText(typed);
  // Signs alone are in no name.
  if (typed && !text) return [];
  const terms = text.split(' ').filter(Boolean);
  const found = list
    .map((item) => ({ item, name: foldText(item.name) }))
    .filter(({ name }) => terms.every((term) => name.split(' ').some((word) => word.startsWith(term))));
  const rank = (name: string) => (name.startsWith(text) ? 0 : 1);
  return found
    .sort((one, other) => rank(one.name) - rank(other.name) || byName(one.item, other.item))
    .map(({ item }) => item);
}

const collator = new Intl.Collator('en');
const byName = (one: Named, other: Named) =>
  collator.compare(one.name, other.name) || collator.compare(one.id, other.id);
