import { asksForTime, type FreeTime, type SearchRequest } from '../search-request.js';

/** Free starts that one result carries. */
const MAX_OPENINGS = 6;

/** Columns of a result, from `practitioners p`. */
export const COLUMNS = `p.practice_id AS "practiceId", p.name, p.practitioner_name AS "practitionerName", p.title, p.headline,
  p.slug, p.photo_url AS "photoUrl", p.reviews_average AS "reviewsAverage", p.reviews_count AS "reviewsCount", p.therapies,
  p.in_person AS "inPerson", p.in_home AS "inHome", p.virtual, p.from_amount_cents AS "fromAmountCents", p.currency`;

const ORDERS = {
  relevance: 'score DESC, standing DESC, practice_id',
  rating: 'standing DESC, practice_id',
  distance: 'distance_km ASC NULLS LAST, standing DESC, practice_id',
  soonest: 'soonest ASC NULLS LAST, standing DESC, practice_id',
} as const;

/** How our kinds of visits are called at locations. */
const LOCATION_KINDS = { in_person: 'office', in_home: 'home', virtual: 'virtual' } as const;

/** A statement with its values. Only the conditions that a search has are in it, so that the planner sees what serves it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Collects values and hands out their places. */
export class Values {
  readonly list: unknown[] = [];

  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/** Matches, facets and count in one statement, so that they agree with each other. */
export function searchStatement(request: SearchRequest, now: Date): Statement {
  const values = new Values();
  const parts = partsOf(request, values, now);
  const { sort, kind, category, language } = request;
  const inCategory = category ? `categories @> ARRAY[${values.add(category, 'text')}]` : 'true';
  const inLanguage = language ? `languages @> ARRAY[${values.add(language, 'text')}]` : 'true';
  const text = `
    WITH ${parts.before} found AS MATERIALIZED (${parts.found}),
    of_kind AS NOT MATERIALIZED (SELECT * FROM found WHERE ${kind === 'all' ? 'nearby' : kind}),
    matching AS NOT MATERIALIZED (SELECT * FROM of_kind WHERE ${inCategory} AND ${inLanguage}),
    page AS (
      SELECT *, row_number() OVER (ORDER BY ${ORDERS[sort]}) AS rank FROM matching
      ORDER BY ${ORDERS[sort]} LIMIT ${values.add(request.first, 'integer')} OFFSET ${values.add(request.offset, 'integer')}
    ),
    -- Equal lists are counted before they are taken apart: there are far fewer of them than practitioners.
    facets AS (
      SELECT 'category' AS facet, c.value, min(c.label) AS label, sum(many)::integer AS count
      FROM (SELECT categories, category_names, count(*) AS many FROM of_kind WHERE ${inLanguage} GROUP BY 1, 2) alike,
        unnest(categories, category_names) AS c (value, label) GROUP BY c.value
      UNION ALL
      SELECT 'language', l.value, l.value, sum(many)::integer
      FROM (SELECT languages, count(*) AS many FROM of_kind WHERE ${inCategory} GROUP BY 1) alike, unnest(languages) AS l (value) GROUP BY l.value
      UNION ALL
      SELECT 'kind', k.value, k.value, k.many::integer FROM (
        SELECT count(*) FILTER (WHERE in_person) AS in_person, count(*) FILTER (WHERE in_home) AS in_home,
          ${parts.online ? `(${parts.online} AND ${inCategory} AND ${inLanguage})` : 'count(*) FILTER (WHERE virtual)'} AS virtual
        FROM found WHERE ${inCategory} AND ${inLanguage}
      ) counts, LATERAL (VALUES ('in_person', in_person), ('in_home', in_home), ('virtual', virtual)) AS k (value, many) WHERE k.many > 0
    )
    SELECT
      (SELECT count(*)::integer FROM matching) AS "totalCount",
      (SELECT coalesce(jsonb_agg(to_jsonb(f) ORDER BY f.count DESC, f.label), '[]') FROM facets f) AS facets,
      (SELECT coalesce(jsonb_agg(to_jsonb(r) ORDER BY r.rank), '[]') FROM (
        SELECT page.rank, page.distance_km AS "distanceKm", ${COLUMNS}, place.city, place.state, place.latitude, place.longitude, free.openings
        FROM page JOIN practitioners p USING (practice_id) ${placeOf(request, parts.center)} ${openingsOf(request, values, now)}
      ) r) AS rows`;
  return { text, values: values.list };
}

/**
 * Who is found before kind, category and language are chosen: `found` has a row for each, with what facets and orders
 * need. Near a point it begins at the places within reach; only virtual practices have no need of one.
 */
export function partsOf(request: SearchRequest, values: Values, now: Date) {
  const { near, terms, minRating } = request;
  const center = near ? `ll_to_earth(${values.add(near.lat, 'float8')}, ${values.add(near.lng, 'float8')})` : null;
  const reach = center ? reachStatement(center, values.add(request.radiusKm, 'float8')) : null;
  const words = terms.map((term) => values.add(term, 'text'));
  const timed = asksForTime(request.free) || request.sort === 'soonest';
  const selective = reach !== null || words.length > 0;
  const everywhere = reach !== null && request.kind === 'virtual';
  const worded = words.map((word) => `${word} <% p.search_text`);
  // The index of words finds few of many; looking at the words of everybody around a point takes longer than all the rest.
  const wordsFirst = reach !== null && !everywhere && words.length > 0;
  const conditions = [
    ...(wordsFirst ? [] : worded),
    ...(minRating === null ? [] : [`p.reviews_average >= ${values.add(minRating, 'float8')}`]),
    ...(everywhere ? ['(reach.practice_id IS NOT NULL OR p.virtual)'] : []),
    ...(asksForTime(request.free) ? ['free.first IS NOT NULL'] : []),
  ];
  const offered = (column: string, place: string) =>
    [`p.${column}`, reach && place && `coalesce(reach.${place}, false)`, asksForTime(request.free) && `free.${column}`]
      .filter(Boolean)
      .join(' AND ');
  const found = `
    SELECT p.practice_id, p.categories, p.category_names, p.languages, p.standing,
      ${offered('in_person', 'office')} AS in_person, ${offered('in_home', 'home')} AS in_home, ${offered('virtual', '')} AS virtual,
      ${reach ? 'reach.distance_km' : 'NULL::float8'} AS distance_km, ${everywhere ? 'reach.practice_id IS NOT NULL' : 'true'} AS nearby,
      ${reach ? 'reach.locations' : 'NULL::uuid[]'} AS locations, ${timed ? 'free.soonest' : 'NULL::timestamptz'} AS soonest, ${scoreOf(words, reach !== null && !everywhere)} AS score
    FROM ${reach ? `reach ${wordsFirst ? 'JOIN worded USING (practice_id)' : ''} ${everywhere ? 'RIGHT' : ''} JOIN practitioners p USING (practice_id)` : 'practitioners p'}
      ${timed ? freeStarts(request, values, now, selective ? 'each' : 'all', reach !== null) : ''}
    ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`;
  const before = [
    reach && `reach AS MATERIALIZED (${reach}),`,
    wordsFirst &&
      `worded AS MATERIALIZED (SELECT p.practice_id, p.virtual, p.reviews_average FROM practitioners p WHERE ${worded.join(' AND ')}),`,
  ];
  const online = reach !== null && !everywhere ? onlineCount(request, wordsFirst, values, now) : null;
  return { before: before.filter(Boolean).join(' '), found, center, online };
}

/**
 * Counts practitioners who meet online: those are found from everywhere, regardless of the distance.
 * @param worded whether `worded` has the practitioners found by the words of the search
 */
function onlineCount({ minRating, free }: SearchRequest, worded: boolean, values: Values, now: Date): string {
  const conditions = [
    'p.virtual',
    ...(minRating === null ? [] : [`p.reviews_average >= ${values.add(minRating, 'float8')}`]),
  ].join(' AND ');
  const source = worded ? 'worded p' : 'practitioners p';
  if (!asksForTime(free)) return `SELECT count(*) FROM ${source} WHERE ${conditions}`;
  const starts = `SELECT FROM openings o WHERE o.practice_id = p.practice_id AND o.location_kind = 'virtual' AND ${fitting(free, values, now)}`;
  // Few are looked up one by one: a limit keeps the planner from reading the free times of everybody for them.
  return worded
    ? `SELECT count(*) FROM ${source} CROSS JOIN LATERAL (${starts} LIMIT 1) free WHERE ${conditions}`
    : `SELECT count(*) FROM ${source} WHERE ${conditions} AND EXISTS (${starts})`;
}

/** Everybody with a place within reach: a travelling practitioner reaches as far as they travel. */
function reachStatement(center: string, radiusKm: string): string {
  // To a roughly known place in whole kilometres: more would feign to know.
  const exact = `earth_distance(spot, ${center}) / 1000`;
  const distance = `CASE WHEN coarse THEN greatest(round(${exact}), 1) ELSE ${exact} END`;
  return `
    SELECT practice_id, min(distance_km) AS distance_km, bool_or(kind = 'office') AS office, bool_or(kind = 'home') AS home,
      array_agg(location_id) AS locations
    FROM (
      SELECT practice_id, location_id, kind, reach_km, ${distance} AS distance_km
      FROM practitioner_places
      WHERE reach_box && earth_box(${center}, ${radiusKm} * 1000)
    ) place
    WHERE distance_km <= ${radiusKm} + reach_km
    GROUP BY practice_id`;
}

/**
 * The free starts that fit, summed up by practitioner: the first, the first of the asked kind, and of which kinds there are any.
 * @param of looked up for each of few, or for all at once: a hundred thousand look-ups take seconds
 */
function freeStarts(request: SearchRequest, values: Values, now: Date, of: 'each' | 'all', reached: boolean): string {
  const { free, kind } = request;
  const ofKind = kind === 'all' ? '' : ` FILTER (WHERE location_kind = '${LOCATION_KINDS[kind]}')`;
  const sums = `min(starts_at) AS first, min(starts_at)${ofKind} AS soonest, coalesce(bool_or(location_kind = 'office'), false) AS in_person,
    coalesce(bool_or(location_kind = 'home'), false) AS in_home, coalesce(bool_or(location_kind = 'virtual'), false) AS virtual`;
  const fits = `${fitting(free, values, now)} ${reached ? withinReach('reach') : ''}`;
  if (of === 'each') {
    return `JOIN LATERAL (SELECT ${sums} FROM openings o WHERE o.practice_id = p.practice_id AND ${fits}) free ON true`;
  }
  const join = asksForTime(free) ? 'JOIN' : 'LEFT JOIN';
  return `${join} (SELECT practice_id, ${sums} FROM openings o WHERE ${fits} GROUP BY practice_id) free ON free.practice_id = p.practice_id`;
}

/** A free start must be at a place within reach; online visits have no distance. */
function withinReach(source: string): string {
  return `AND (o.location_kind = 'virtual' OR o.location_id = ANY (${source}.locations))`;
}

/** What makes a free start fit: it has not passed, and it is on the asked days and in the asked parts of them. */
function fitting(free: FreeTime, values: Values, now: Date): string {
  const conditions = [`o.starts_at > ${values.add(now, 'timestamptz')}`];
  if (free.from) conditions.push(`o.local_date >= ${values.add(free.from, 'date')}`);
  if (free.to) conditions.push(`o.local_date <= ${values.add(free.to, 'date')}`);
  if (free.partsOfDay) conditions.push(`o.part_of_day = ANY (${values.add(free.partsOfDay, 'text[]')})`);
  if (free.weekend !== null) conditions.push(`extract(isodow FROM o.local_date) ${free.weekend ? '>=' : '<'} 6`);
  return conditions.join(' AND ');
}

/** The place that a result shows: the nearest one, or the first. */
export function placeOf({ near }: Pick<SearchRequest, 'near'>, center: string | null): string {
  const order = near && center ? `earth_distance(spot, ${center})` : 'location_id';
  return `
    LEFT JOIN LATERAL (
      SELECT city, state, latitude, longitude FROM practitioner_places place
      WHERE place.practice_id = p.practice_id ORDER BY ${order} LIMIT 1
    ) place ON true`;
}

/** The free starts that a result shows; `page` has the row of the result. */
export function openingsOf({ free, kind, near }: SearchRequest, values: Values, now: Date): string {
  const ofKind = kind === 'all' ? '' : `AND o.location_kind = '${LOCATION_KINDS[kind]}'`;
  return `
    LEFT JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('startsAt', starts_at, 'timeZone', time_zone, 'date', local_date, 'partOfDay', part_of_day,
        'locationKind', location_kind, 'locationId', location_id, 'serviceId', service_id) ORDER BY starts_at), '[]') AS openings
      FROM (
        SELECT * FROM openings o WHERE o.practice_id = p.practice_id AND ${fitting(free, values, now)} ${ofKind} ${near ? withinReach('page') : ''}
        ORDER BY o.starts_at LIMIT ${MAX_OPENINGS}
      ) first
    ) free ON true`;
}

/** Names weigh most, then how well the words fit, then standing; a far place costs. */
function scoreOf(words: readonly string[], near: boolean): string {
  const fits = words.map(
    (word) => `word_similarity(${word}, p.search_text) + 0.6 * word_similarity(${word}, p.name_text)`,
  );
  const distance = near ? '- least(coalesce(reach.distance_km, 0), 100) / 100' : '';
  return `(${fits.join(' + ') || '0'}) * 2 + p.standing / 5 ${distance}`;
}
