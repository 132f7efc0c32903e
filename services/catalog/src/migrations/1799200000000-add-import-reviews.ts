import type { MigrationInterface, QueryRunner } from 'typeorm';
import { defaultFeatures } from './features-default.js';

/** Bringing along reviews becomes a feature of its own, which all practices have so far. */
export class AddImportReviews1799200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${defaultFeatures("flags || '{import_reviews}'::text[]")}
      UPDATE practices SET features = features || '{import_reviews}' WHERE NOT 'import_reviews' = ANY (features);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE practices SET features = array_remove(features, 'import_reviews');
      ${defaultFeatures("array_remove(flags, 'import_reviews')")}
    `);
  }
}
