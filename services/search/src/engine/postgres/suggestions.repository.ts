import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { prefixPattern } from '../../index/search-terms.js';

/** Something to search for. */
export interface SuggestionRow {
  kind: 'therapy' | 'condition' | 'practitioner';
  label: string;
  /** Of practitioners. */
  slug: string | null;
  photoUrl: string | null;
}

@Injectable()
export class SuggestionsRepository {
  /** Those that begin so before those in which another word does; then by how many offer them. */
  async listSpecialties(tx: EntityManager, prefix: string, limit: number): Promise<SuggestionRow[]> {
    return tx.query<SuggestionRow[]>(
      `SELECT kind, label, NULL AS slug, NULL AS "photoUrl" FROM suggestions
       WHERE key LIKE $1 AND kind <> 'practitioner' GROUP BY kind, label
       ORDER BY bool_or(whole) DESC, count(*) DESC, label LIMIT $2`,
      [prefixPattern(prefix), limit],
    );
  }

  /** By their standing. */
  async listPractitioners(tx: EntityManager, prefix: string, limit: number): Promise<SuggestionRow[]> {
    return tx.query<SuggestionRow[]>(
      `SELECT 'practitioner' AS kind, min(s.label) AS label, p.slug, p.photo_url AS "photoUrl"
       FROM suggestions s JOIN practitioners p USING (practice_id)
       WHERE s.key LIKE $1 AND s.kind = 'practitioner' GROUP BY p.practice_id ORDER BY p.standing DESC, p.practice_id LIMIT $2`,
      [prefixPattern(prefix), limit],
    );
  }
}
