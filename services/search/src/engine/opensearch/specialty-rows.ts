import type { SuggestionRow } from '../postgres/suggestions.repository.js';
import type { Bucket } from './open-search.client.js';
import { KEY_SEPARATOR } from './practice-source.js';

/** More specialties than begin with any letter. */
const MAX_KEYS = 2_000;

/** Counts what begins so: keys are sorted, so the engine reads only those. */
export function specialtiesBody(prefix: string): object {
  const literal = prefix.replace(/[^\p{L}\p{N} ]/gu, (mark) => `\\${mark}`);
  const of = { terms: { field: 'specialtyKeys', include: `${literal}.*`, size: MAX_KEYS } };
  return {
    query: { prefix: { specialtyKeys: { value: prefix } } },
    size: 0,
    track_total_hits: false,
    aggs: { specialties: of },
  };
}

/** Those that begin so as a whole first, then by how many offer them. */
export function specialtyRows(buckets: Bucket[], limit: number): SuggestionRow[] {
  const found = new Map<string, SuggestionRow & { whole: boolean; count: number }>();
  for (const { key, doc_count } of buckets) {
    const [, whole, kind, ...rest] = key.split(KEY_SEPARATOR);
    const label = rest.join(KEY_SEPARATOR);
    const id = `${kind}${KEY_SEPARATOR}${label}`;
    const row = found.get(id) ?? {
      kind: kind as SuggestionRow['kind'],
      label,
      slug: null,
      photoUrl: null,
      whole: false,
      count: 0,
    };
    found.set(id, { ...row, whole: row.whole || whole === 'whole', count: row.count + doc_count });
  }
  return [...found.values()]
    .sort((a, b) => Number(b.whole) - Number(a.whole) || b.count - a.count || (a.label < b.label ? -1 : 1))
    .slice(0, limit)
    .map(({ kind, label, slug, photoUrl }) => ({ kind, label, slug, photoUrl }));
}
