import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SearchRequest } from './search-request.js';
import type { SearchResult } from './search-result.js';

/**
 * How alike a word of the text must be to what was typed, 0 to 1: `masage` and `acupunture` still find, `manage` and
 * `message` do not find `massage`.
 */
const TYPO_TOLERANCE = 0.6;

const COLUMNS = `practice_id AS "practiceId", name, practitioner_name AS "practitionerName", title, headline, slug,
  photo_url AS "photoUrl", reviews_average AS "reviewsAverage", reviews_count AS "reviewsCount", therapies,
  in_person AS "inPerson", in_home AS "inHome", virtual, from_amount_cents AS "fromAmountCents", currency`;

const ORDERS = {
  relevance: 'score DESC, standing DESC, practice_id',
  rating: 'standing DESC, practice_id',
  distance: 'distance_km ASC NULLS LAST, standing DESC, practice_id',
} as const;

@Injectable()
export class PractitionersRepository {
  /** Matches, facets and count in one statement, so that they agree with each other. */
  async search(tx: EntityManager, request: SearchRequest): Promise<SearchResult> {
    await tx.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${TYPO_TOLERANCE}`);
    const { near } = request;
    const values = [
      request.terms,
      near?.lat ?? null,
      near?.lng ?? null,
      request.radiusKm * 1000,
      request.kind,
      request.category,
      request.language,
      request.minRating,
      request.first,
      request.offset,
    ];
    const [result] = await tx.query<[SearchResult]>(searchStatement(request), values);
    return result;
  }
}

/** Only the conditions that a search has are in its statement, so that the planner sees which index serves it. */
function searchStatement({ terms, near, sort }: SearchRequest): string {
  return `
    WITH found AS (
      SELECT p.*, ${near ? 'nearest.city, nearest.state, nearest.latitude, nearest.longitude, nearest.distance_km' : 'main.city, main.state, main.latitude, main.longitude, NULL::double precision AS distance_km'},
        ${scoreOf(terms.length, near !== null)} AS score
      FROM practitioners p ${near ? NEAREST_PLACE : FIRST_PLACE}
      WHERE ($1::text[] IS NOT NULL AND $4::double precision > 0) ${terms.map((_, index) => `AND ($1::text[])[${index + 1}] <% p.search_text`).join(' ')}
        ${near ? `AND (nearest.practice_id IS NOT NULL OR (p.virtual AND $5::text = 'virtual'))` : 'AND ($2::double precision IS NULL AND $3::double precision IS NULL)'}
        AND ($8::double precision IS NULL OR p.reviews_average >= $8)
    ),
    of_kind AS (SELECT * FROM found WHERE CASE $5 WHEN 'in_person' THEN in_person WHEN 'in_home' THEN in_home WHEN 'virtual' THEN virtual ELSE true END),
    matching AS (
      SELECT * FROM of_kind WHERE ($6::text IS NULL OR categories @> ARRAY[$6]) AND ($7::text IS NULL OR languages @> ARRAY[$7])
    ),
    page AS (SELECT * FROM matching ORDER BY ${ORDERS[sort]} LIMIT $9 OFFSET $10),
    facets AS (
      SELECT 'category' AS facet, c.value, min(c.label) AS label, count(*)::integer AS count
      FROM of_kind, unnest(categories, category_names) AS c (value, label) WHERE $7::text IS NULL OR languages @> ARRAY[$7] GROUP BY c.value
      UNION ALL
      SELECT 'language', l.value, l.value, count(*)::integer
      FROM of_kind, unnest(languages) AS l (value) WHERE $6::text IS NULL OR categories @> ARRAY[$6] GROUP BY l.value
      UNION ALL
      SELECT 'kind', k.value, k.value, count(*)::integer
      FROM found, LATERAL (VALUES ('in_person', in_person), ('in_home', in_home), ('virtual', virtual)) AS k (value, offered)
      WHERE k.offered AND ($6::text IS NULL OR categories @> ARRAY[$6]) AND ($7::text IS NULL OR languages @> ARRAY[$7]) GROUP BY k.value
    )
    SELECT
      (SELECT count(*)::integer FROM matching) AS "totalCount",
      (SELECT coalesce(jsonb_agg(to_jsonb(f) ORDER BY f.count DESC, f.label), '[]') FROM facets f) AS facets,
      (SELECT coalesce(jsonb_agg(to_jsonb(r) ORDER BY r.rank), '[]') FROM (
        SELECT ${COLUMNS}, city, state, latitude, longitude, distance_km AS "distanceKm", row_number() OVER (ORDER BY ${ORDERS[sort]}) AS rank FROM page
      ) r) AS rows`;
}

/** The nearest place within reach: a travelling practitioner reaches as far as they travel. */
const NEAREST_PLACE = `
  LEFT JOIN LATERAL (
    SELECT place.practice_id, city, state, latitude, longitude,
      earth_distance(ll_to_earth(latitude, longitude), ll_to_earth($2, $3)) / 1000 AS distance_km
    FROM practitioner_places place
    WHERE place.practice_id = p.practice_id
      AND ll_to_earth(latitude, longitude) <@ earth_box(ll_to_earth($2, $3), $4 + place.reach_km * 1000)
      AND earth_distance(ll_to_earth(latitude, longitude), ll_to_earth($2, $3)) <= $4 + place.reach_km * 1000
    ORDER BY distance_km LIMIT 1
  ) nearest ON true`;

const FIRST_PLACE = `
  LEFT JOIN LATERAL (
    SELECT city, state, latitude, longitude FROM practitioner_places place WHERE place.practice_id = p.practice_id ORDER BY location_id LIMIT 1
  ) main ON true`;

/** Names weigh most, then how well the words fit, then standing; a far place costs. */
function scoreOf(terms: number, near: boolean): string {
  const words = Array.from({ length: terms }, (_, index) => {
    const term = `($1::text[])[${index + 1}]`;
    return `word_similarity(${term}, p.search_text) + 0.6 * word_similarity(${term}, p.name_text)`;
  });
  const distance = near ? '- least(coalesce(nearest.distance_km, 0), 100) / 100' : '';
  return `(${words.join(' + ') || '0'}) * 2 + p.standing / 5 ${distance}`;
}
