import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TYPO_TOLERANCE } from '../../index/search-terms.js';
import type { SearchRequest } from '../search-request.js';
import type { SearchResult } from '../search-result.js';
import { searchStatement } from './search-statement.js';

/** Room for a hundred thousand results and their facets, so that these are not written to disk in between. */
const WORK_MEMORY = '48MB';

@Injectable()
export class PractitionersRepository {
  async count(manager: EntityManager): Promise<number> {
    const [row] = await manager.query<[{ count: number }]>('SELECT count(*)::integer AS count FROM practitioners');
    return row.count;
  }

  async search(tx: EntityManager, request: SearchRequest, now: Date): Promise<SearchResult> {
    await tx.query(
      `SET LOCAL pg_trgm.word_similarity_threshold = ${TYPO_TOLERANCE}; SET LOCAL work_mem = '${WORK_MEMORY}'`,
    );
    const { text, values } = searchStatement(request, now);
    const [result] = await tx.query<[SearchResult]>(text, values);
    return result;
  }
}
