import { asksForTime, type SearchRequest } from '../search-request.js';
import type { MatchRequest } from '../match-request.js';
import { LOCATION_KINDS, freeQuery, soonestSort, type ChosenKind } from './free-time.js';
import type { Point } from './distance.js';
import { distanceSort, nearnessQuery, reachesQuery, type Query } from './reach.js';
import { termQuery, type SimilarTerms } from './term-query.js';

const FLAGS = { in_person: 'inPerson', in_home: 'inHome', virtual: 'virtual' } as const;
const KINDS = Object.keys(FLAGS) as ChosenKind[];
/** Names weigh most, then how well the words fit, then standing; a far place costs. As in the database. */
const WORD_WEIGHT = 2;
const NAME_WEIGHT = 1.2;
const STANDING_WEIGHT = 0.2;
/** More choices than a facet has. */
const MAX_CHOICES = 1_000;
/** What finds and is not shown. */
const UNSHOWN = [
  'words',
  'nameWords',
  'specialtyKeys',
  'nameKeys',
  'categoryLabels',
  'openings.point',
  'openings.reachKm',
  'openings.coarse',
];
const BY_STANDING = [{ standing: 'desc' }, { practiceId: 'asc' }];

const isNear = (request: SearchRequest): request is SearchRequest & { near: Point } => request.near !== null;
/** Only virtual practices have no need of a place. */
const isEverywhere = ({ near, kind }: SearchRequest) => near !== null && kind === 'virtual';

/** Matches, facets and count in one request, so that they agree with each other. */
export function searchBody(request: SearchRequest, terms: SimilarTerms[], now: Date): object {
  const { kind, category, language } = request;
  const inCategory = category ? [{ term: { categories: category } }] : [];
  const inLanguage = language ? [{ term: { languages: language } }] : [];
  const ofKind = kind === 'all' ? [] : [offers(request, kind, now)];
  return {
    query: foundQuery(request, terms, now),
    post_filter: { bool: { filter: [...ofKind, ...inCategory, ...inLanguage] } },
    sort: ordersOf(request, now),
    from: request.offset,
    size: request.first,
    track_total_hits: true,
    _source: { excludes: UNSHOWN },
    aggs: {
      category: choices('categoryLabels', [...ofKind, ...inLanguage]),
      language: choices('languages', [...ofKind, ...inCategory]),
      ...kindCounts(request, terms, now, [...inCategory, ...inLanguage]),
    },
  };
}

function ordersOf(request: SearchRequest, now: Date): Query[] {
  if (request.sort === 'rating') return BY_STANDING;
  if (request.sort === 'soonest') return [soonestSort(request, now), ...BY_STANDING];
  if (request.sort === 'distance') return [...(isNear(request) ? [distanceSort(request)] : []), ...BY_STANDING];
  return [{ _score: 'desc' }, ...BY_STANDING];
}

/** Who is found before kind, category and language are chosen. */
function foundQuery(request: SearchRequest, terms: SimilarTerms[], now: Date): Query {
  const { near, free } = request;
  const everywhere = isEverywhere(request);
  const filter = [
    ...ratedQuery(request),
    ...(near && everywhere
      ? [{ bool: { should: [{ term: { virtual: true } }, reachesQuery(request)], minimum_should_match: 1 } }]
      : []),
    ...(asksForTime(free) ? [freeQuery(request, now)] : []),
  ];
  const must = [
    ...terms.map((term) => termQuery(term, 'words', WORD_WEIGHT)),
    ...(isNear(request) && !everywhere ? [nearnessQuery(request)] : []),
  ];
  const should = terms.map((term) => termQuery(term, 'nameWords', NAME_WEIGHT));
  if (request.sort !== 'relevance') return { bool: { filter: [...filter, ...must] } };
  const bool = { bool: { filter: filter.length > 0 ? filter : [{ match_all: {} }], must, should } };
  const standing = { field_value_factor: { field: 'standing', factor: STANDING_WEIGHT } };
  return { function_score: { query: bool, ...standing, boost_mode: 'sum' } };
}

const ratedQuery = ({ minRating }: SearchRequest): Query[] =>
  minRating === null ? [] : [{ range: { reviewsAverage: { gte: minRating } } }];

/** Who offers visits of a kind, within reach and, where times are asked for, then. */
function offers(request: SearchRequest, kind: ChosenKind, now: Date): Query {
  const filter: Query[] = [{ term: { [FLAGS[kind]]: true } }];
  if (request.near && kind !== 'virtual') filter.push(reachesQuery(request, LOCATION_KINDS[kind]));
  if (asksForTime(request.free)) filter.push(freeQuery(request, now, kind));
  return { bool: { filter } };
}

function choices(field: string, filter: Query[]): Query {
  return { filter: { bool: { filter } }, aggs: { of: { terms: { field, size: MAX_CHOICES } } } };
}

/** Who meets online is found from everywhere, however near one looks. */
function kindCounts(request: SearchRequest, terms: SimilarTerms[], now: Date, chosen: Query[]): Query {
  const ofKind = (kind: ChosenKind, more: Query[] = []) => ({
    filter: { bool: { filter: [offers(request, kind, now), ...chosen, ...more] } },
  });
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, ofKind(kind)]));
  if (!request.near || isEverywhere(request)) return kinds;
  const worded = terms.map((term) => termQuery(term, 'words', 1));
  return {
    ...kinds,
    virtual: { global: {}, aggs: { everywhere: ofKind('virtual', [...worded, ...ratedQuery(request)]) } },
  };
}

/** Finds practitioners by place and kind of visit; free times affect the score only. */
export function candidatesBody({ search, conditions, categories }: MatchRequest, now: Date, size: number): object {
  const atAnyTime = {
    ...search,
    free: { from: null, to: null, partsOfDay: null, weekend: null },
    sort: 'rating' as const,
  };
  const shared = [
    ...conditions.map((name) => ({ term: { conditions: name } })),
    ...categories.map((name) => ({ term: { categories: name } })),
  ].map((filter) => ({ constant_score: { filter } }));
  const ofKind = search.kind === 'all' ? [] : [offers(atAnyTime, search.kind, now)];
  const bool = {
    filter: [foundQuery(atAnyTime, [], now), ...ofKind],
    should: shared,
    minimum_should_match: Math.min(shared.length, 1),
  };
  return {
    query: { bool },
    sort: [{ _score: 'desc' }, ...BY_STANDING],
    size,
    track_total_hits: false,
    _source: { excludes: UNSHOWN },
  };
}
