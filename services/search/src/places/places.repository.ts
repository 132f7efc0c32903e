import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { prefixPattern } from '../index/normal-text.js';

/** A city in which somebody works. */
export interface Place {
  name: string;
  /** Such as `Vancouver, BC`. */
  label: string;
  latitude: number;
  longitude: number;
}

const PLACE = `city AS name, concat_ws(', ', city, nullif(state, '')) AS label, avg(latitude) AS latitude, avg(longitude) AS longitude`;

/** Places are the cities of the practices; their centre is the middle of the practices there. */
@Injectable()
export class PlacesRepository {
  async listByPrefix(tx: EntityManager, prefix: string, limit: number): Promise<Place[]> {
    return tx.query<Place[]>(
      `SELECT ${PLACE} FROM practitioner_places WHERE place_key LIKE $1 GROUP BY city, state, country ORDER BY count(*) DESC, city LIMIT $2`,
      [prefixPattern(prefix), limit],
    );
  }

  /** The place that was meant: the same name first, else the city that begins so with the most practices. */
  async find(tx: EntityManager, key: string): Promise<Place | null> {
    const places = await tx.query<Place[]>(
      `SELECT ${PLACE} FROM practitioner_places WHERE place_key LIKE $1
       GROUP BY city, state, country, place_key ORDER BY place_key = $2 DESC, count(*) DESC LIMIT 1`,
      [prefixPattern(key), key],
    );
    return places[0] ?? null;
  }
}
