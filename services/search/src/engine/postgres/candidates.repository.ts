import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PractitionerRow } from '../search-result.js';
import { COLUMNS, Values, openingsOf, partsOf, placeOf, type Statement } from './search-statement.js';
import type { MatchRequest } from '../match-request.js';

/** Who is looked at closely; the score of the next one would be lower than that of the last one shown. */
const CANDIDATES = 120;

/** A practitioner with what the rules weigh. */
export interface CandidateRow extends PractitionerRow {
  conditions: string[];
  categories: string[];
  categoryNames: string[];
  standing: number;
}

@Injectable()
export class CandidatesRepository {
  /** Those who meet the place and the kind of visit and share a condition or a category, the most shared first. */
  async list(tx: EntityManager, request: MatchRequest, now: Date): Promise<CandidateRow[]> {
    const { text, values } = candidatesStatement(request, now);
    return tx.query<CandidateRow[]>(text, values);
  }
}

export function candidatesStatement({ search, conditions, categories }: MatchRequest, now: Date): Statement {
  const values = new Values();
  // Free times affect the score only: a partial match may be the best there is.
  const atAnyTime = { ...search, free: { from: null, to: null, partsOfDay: null, weekend: null } };
  const { before, found, center } = partsOf(atAnyTime, values, now);
  const shared = [
    ...(conditions.length > 0 ? [{ column: 'conditions', list: values.add(conditions, 'text[]') }] : []),
    ...(categories.length > 0 ? [{ column: 'categories', list: values.add(categories, 'text[]') }] : []),
  ];
  const count = ({ column, list }: (typeof shared)[number]) =>
    `(SELECT count(*) FROM unnest(p.${column}) AS s (name) WHERE s.name = ANY (${list}))`;
  const text = `
    WITH ${before} found AS (${found}),
    page AS (
      SELECT found.*, ${shared.map(count).join(' + ') || '0'} AS shared FROM found JOIN practitioners p USING (practice_id)
      WHERE ${search.kind === 'all' ? 'nearby' : `found.${search.kind}`}
        ${shared.length > 0 ? `AND (${shared.map(({ column, list }) => `p.${column} && ${list}`).join(' OR ')})` : ''}
      ORDER BY shared DESC, found.standing DESC, practice_id LIMIT ${CANDIDATES}
    )
    SELECT ${COLUMNS}, p.conditions, p.categories, p.category_names AS "categoryNames", p.standing,
      page.distance_km AS "distanceKm", place.city, place.state, place.latitude, place.longitude, free.openings
    FROM page JOIN practitioners p USING (practice_id) ${placeOf(search, center)} ${openingsOf(search, values, now)}
    ORDER BY page.shared DESC, page.standing DESC, practice_id`;
  return { text, values: values.list };
}
