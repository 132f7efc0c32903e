import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { prefixPattern } from '../index/search-terms.js';

/** A city with at least one practice. */
export interface PracticeCity {
  name: string;
  state: string;
  country: string;
  latitude: number;
  longitude: number;
  practices: number;
}

@Injectable()
export class PlacesRepository {
  /** Cities of practices, with the middle of the practices there; those with the most practices first. */
  async listByPrefix(tx: EntityManager, prefix: string, limit: number): Promise<PracticeCity[]> {
    return tx.query<PracticeCity[]>(
      `SELECT city AS name, state, country, avg(latitude) AS latitude, avg(longitude) AS longitude, count(*)::integer AS practices
       FROM practitioner_places WHERE place_key LIKE $1 GROUP BY city, state, country ORDER BY practices DESC, city LIMIT $2`,
      [prefixPattern(prefix), limit],
    );
  }
}
