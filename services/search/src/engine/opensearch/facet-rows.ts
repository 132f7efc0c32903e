import type { FacetRow } from '../search-result.js';
import type { Aggregation, Bucket } from './open-search.client.js';
import { KEY_SEPARATOR } from './practice-source.js';

type Counts = Record<string, Aggregation>;

/** What each choice would leave, the most first. */
export function facetRows(counts: Counts): FacetRow[] {
  const rows = [...categories(counts['category']?.of?.buckets ?? []), ...languages(counts), ...kinds(counts)];
  return rows.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

/** A category may have been renamed in some documents: it is one choice, under the first of its labels. */
function categories(buckets: Bucket[]): FacetRow[] {
  const found = new Map<string, FacetRow>();
  for (const { key, doc_count: count } of buckets) {
    const at = key.indexOf(KEY_SEPARATOR);
    const [value, label] = [key.slice(0, at), key.slice(at + 1)];
    const known = found.get(value);
    const first = known && known.label < label ? known.label : label;
    found.set(value, { facet: 'category', value, label: first, count: count + (known?.count ?? 0) });
  }
  return [...found.values()];
}

function languages(counts: Counts): FacetRow[] {
  const buckets = counts['language']?.of?.buckets ?? [];
  return buckets.map(({ key, doc_count: count }) => ({ facet: 'language', value: key, label: key, count }));
}

function kinds(counts: Counts): FacetRow[] {
  return ['in_person', 'in_home', 'virtual'].flatMap((value) => {
    const counted = (counts[value]?.['everywhere'] as Aggregation | undefined) ?? counts[value];
    return counted?.doc_count ? [{ facet: 'kind' as const, value, label: value, count: counted.doc_count }] : [];
  });
}
