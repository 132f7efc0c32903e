import { DomainError } from '@yarrow/kit/domain-error';
import { prefixSearch } from './prefix-search.js';
import { SPECIALTY_KINDS, type Specialty } from './specialties.js';

/** Spec client §7: 50 hits a page, without those of `ordered_kind` 1. */
const MAX_PAGE = 50;
const LEFT_OUT_KIND = 1;

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
  const first = given.first ?? MAX_PAGE;
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE)
    throw new DomainError('invalid_first', `Please ask for 1 to ${MAX_PAGE} specialties.`, 'first');
  const matches = prefixSearch(specialties.filter(isEndorsable), given.query);
  const start = given.after ? indexAfter(matches, given.after) : 0;
  const hits = matches.slice(start, start + first).map((specialty) => ({ ...specialty, cursor: cursorOf(specialty) }));
  return { hits, hasNextPage: start + hits.length < matches.length, totalCount: matches.length };
}

function isEndorsable({ kind }: Specialty): boolean {
  return SPECIALTY_KINDS.indexOf(kind) !== LEFT_OUT_KIND;
}

function cursorOf({ id }: Specialty): string {
  return Buffer.from(id).toString('base64url');
}

function indexAfter(matches: readonly Specialty[], cursor: string): number {
  const index = matches.findIndex((specialty) => cursorOf(specialty) === cursor);
  if (index < 0) throw new DomainError('invalid_cursor', 'This page of specialties does not exist any more.', 'after');
  return index + 1;
}
