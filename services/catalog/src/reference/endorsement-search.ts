import { DomainError } from '@yarrow/kit/domain-error';
import { parseText } from '@yarrow/kit/values/input-rules';
import { normalText } from '@yarrow/kit/values/normal-text';
import { SPECIALTY_KINDS, type Specialty } from './specialties.js';

/** Spec client §7: 50 hits a page, without those of `ordered_kind` 1. */
const MAX_PAGE = 50;
const LEFT_OUT_KIND = 1;
const MAX_QUERY_LENGTH = 100;

export interface EndorsementSearch {
  query?: string | null;
  first?: number | null;
  after?: string | null;
}

/** A specialty that may be endorsed; `cursor` leads to what comes after it. */
export interface EndorsementHit extends Specialty {
  cursor: string;
}

export interface EndorsementPage {
  hits: EndorsementHit[];
  hasNextPage: boolean;
  totalCount: number;
}

/**
 * One page of what may be endorsed: names that begin with what was typed before those in which other words do, each by name.
 * @throws DomainError `invalid_query`, `invalid_first` or `invalid_cursor`
 */
export function endorsementSearch(specialties: readonly Specialty[], given: EndorsementSearch): EndorsementPage {
  const typed = parseText(given.query, 'query', { max: MAX_QUERY_LENGTH, label: 'The search' });
  const first = given.first ?? MAX_PAGE;
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE)
    throw new DomainError('invalid_first', `Please ask for 1 to ${MAX_PAGE} specialties.`, 'first');
  const matches = matching(specialties.filter(isEndorsable), typed);
  const start = given.after ? indexAfter(matches, given.after) : 0;
  const hits = matches.slice(start, start + first).map((specialty) => ({ ...specialty, cursor: cursorOf(specialty) }));
  return { hits, hasNextPage: start + hits.length < matches.length, totalCount: matches.length };
}

function isEndorsable({ kind }: Specialty): boolean {
  return SPECIALTY_KINDS.indexOf(kind) !== LEFT_OUT_KIND;
}

function matching(specialties: readonly Specialty[], typed: string): Specialty[] {
  const query = normalText(typed);
  // Signs alone are in no name.
  if (typed && !query) return [];
  const terms = query.split(' ').filter(Boolean);
  const found = specialties
    .map((specialty) => ({ specialty, name: normalText(specialty.name) }))
    .filter(({ name }) => terms.every((term) => name.split(' ').some((word) => word.startsWith(term))));
  const rank = (name: string) => (name.startsWith(query) ? 0 : 1);
  return found
    .sort((one, other) => rank(one.name) - rank(other.name) || byName(one.specialty, other.specialty))
    .map(({ specialty }) => specialty);
}

const collator = new Intl.Collator('en');
const byName = (one: Specialty, other: Specialty) =>
  collator.compare(one.name, other.name) || collator.compare(one.id, other.id);

function cursorOf({ id }: Specialty): string {
  return Buffer.from(id).toString('base64url');
}

function indexAfter(matches: readonly Specialty[], cursor: string): number {
  const index = matches.findIndex((specialty) => cursorOf(specialty) === cursor);
  if (index < 0) throw new DomainError('invalid_cursor', 'This page of specialties does not exist any more.', 'after');
  return index + 1;
}
