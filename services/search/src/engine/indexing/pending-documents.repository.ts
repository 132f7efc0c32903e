import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SearchPlace, SearchSuggestion } from '../../index/search-document.js';
import type { FoundOpening } from '../search-result.js';
import type { Shown } from '../opensearch/practice-source.js';
import type { Revision } from './document-changes.repository.js';

export type StoredPlace = Pick<
  SearchPlace,
  'locationId' | 'kind' | 'city' | 'state' | 'latitude' | 'longitude' | 'reachKm' | 'coarse'
>;

/** A document as the tables of the index have it. */
export interface StoredDocument {
  shown: Shown;
  nameText: string;
  searchText: string;
  categories: string[];
  conditions: string[];
  languages: string[];
  standing: number;
  places: StoredPlace[];
  suggestions: SearchSuggestion[];
  openings: FoundOpening[];
}

/** A change that an engine lacks, with what the document is now. */
export interface PendingDocument extends Revision {
  /** Whether only indices that are being built lack it. */
  rebuild: boolean;
  /** Null where the practice can be found no longer. */
  document: StoredDocument | null;
}

const SHOWN = `jsonb_build_object('practiceId', p.practice_id, 'name', p.name, 'practitionerName', p.practitioner_name, 'title', p.title,
  'headline', p.headline, 'slug', p.slug, 'photoUrl', p.photo_url, 'reviewsAverage', p.reviews_average, 'reviewsCount', p.reviews_count,
  'therapies', p.therapies, 'inPerson', p.in_person, 'inHome', p.in_home, 'virtual', p.virtual,
  'fromAmountCents', p.from_amount_cents, 'currency', p.currency, 'categoryNames', p.category_names)`;

const PLACES = `SELECT coalesce(jsonb_agg(jsonb_build_object('locationId', location_id, 'kind', kind, 'city', city, 'state', state,
  'latitude', latitude, 'longitude', longitude, 'reachKm', reach_km, 'coarse', coarse) ORDER BY location_id), '[]')
  FROM practitioner_places WHERE practice_id = p.practice_id`;

const SUGGESTIONS = `SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'key', key, 'label', label, 'whole', whole)), '[]')
  FROM suggestions WHERE practice_id = p.practice_id`;

const OPENINGS = `SELECT coalesce(jsonb_agg(jsonb_build_object('startsAt', starts_at, 'timeZone', time_zone, 'date', local_date,
  'partOfDay', part_of_day, 'locationKind', location_kind, 'locationId', location_id, 'serviceId', service_id) ORDER BY starts_at), '[]')
  FROM openings WHERE practice_id = p.practice_id`;

/** Reads what an engine lacks. */
@Injectable()
export class PendingDocumentsRepository {
  /** What changed first, before what is written to new indices only; a revision and its document are of one snapshot. */
  async list(tx: EntityManager, limit: number): Promise<PendingDocument[]> {
    return tx.query<PendingDocument[]>(
      `SELECT c.practice_id AS "practiceId", c.revision, c.rebuild,
         CASE WHEN p.practice_id IS NOT NULL THEN jsonb_build_object('shown', ${SHOWN}, 'nameText', p.name_text,
           'searchText', p.search_text, 'categories', p.categories, 'conditions', p.conditions, 'languages', p.languages,
           'standing', p.standing, 'places', (${PLACES}), 'suggestions', (${SUGGESTIONS}), 'openings', (${OPENINGS})) END AS document
       FROM (
         SELECT practice_id, revision, rebuild FROM document_changes WHERE revision > indexed_revision AND retry_at <= now()
         ORDER BY rebuild, revision LIMIT $1
       ) c LEFT JOIN practitioners p USING (practice_id)`,
      [limit],
    );
  }

  /** Practices that can be found, in the order of their ids. */
  async listIds(tx: EntityManager, after: string | undefined, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }[]>(
      'SELECT practice_id AS id FROM practitioners WHERE $1::uuid IS NULL OR practice_id > $1 ORDER BY practice_id LIMIT $2',
      [after ?? null, limit],
    );
    return rows.map(({ id }) => id);
  }
}
