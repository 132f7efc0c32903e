import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SearchDocument } from './search-document.js';

/** Stars of a practice. */
export interface Rating {
  reviewsAverage: number;
  reviewsCount: number;
}

/** Writes the tables that searches read. */
@Injectable()
export class DocumentsRepository {
  async remove(tx: EntityManager, practiceId: string): Promise<void> {
    await tx.query('DELETE FROM practitioners WHERE practice_id = $1', [practiceId]);
  }

  async replace(tx: EntityManager, document: SearchDocument, rating: Rating): Promise<void> {
    await this.remove(tx, document.practiceId);
    await this.insertPractitioner(tx, document, rating);
    await tx.query(
      `INSERT INTO practitioner_places (location_id, practice_id, kind, city, state, country, place_key, latitude, longitude, reach_km, coarse)
       SELECT location_id, $1, kind, city, state, country, place_key, latitude, longitude, reach_km, coarse
       FROM jsonb_to_recordset($2) AS place (location_id uuid, kind text, city text, state text, country text, place_key text,
         latitude double precision, longitude double precision, reach_km double precision, coarse boolean)`,
      [document.practiceId, JSON.stringify(document.places.map(snakeCased))],
    );
    await tx.query(
      `INSERT INTO suggestions (practice_id, kind, key, label, whole)
       SELECT $1, kind, key, label, whole FROM jsonb_to_recordset($2) AS suggestion (kind text, key text, label text, whole boolean)
       ORDER BY whole DESC ON CONFLICT DO NOTHING`,
      [document.practiceId, JSON.stringify(document.suggestions)],
    );
  }

  private async insertPractitioner(
    tx: EntityManager,
    { places: _, suggestions: __, ...columns }: SearchDocument,
    rating: Rating,
  ): Promise<void> {
    const row = snakeCased({ ...columns, ...rating });
    const names = Object.keys(row);
    const places = names.map((_name, index) => `$${index + 1}`);
    await tx.query(`INSERT INTO practitioners (${names.join(', ')}) VALUES (${places.join(', ')})`, Object.values(row));
  }
}

function snakeCased(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value as unknown,
    ]),
  );
}
