import type { MigrationInterface, QueryRunner } from 'typeorm';
import { defaultFeatures } from './features-default.js';

/** A cancellation policy in the practice's own words becomes a feature, which all practices have so far. */
export class AddCancellationPolicyFeature1799700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${defaultFeatures("flags || '{cancellation_policy}'::text[]")}
      UPDATE practices SET features = features || '{cancellation_policy}'
      WHERE NOT 'cancellation_policy' = ANY (features);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE practices SET features = array_remove(features, 'cancellation_policy');
      ${defaultFeatures("array_remove(flags, 'cancellation_policy')")}
    `);
  }
}
