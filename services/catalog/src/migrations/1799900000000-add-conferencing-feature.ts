import type { MigrationInterface, QueryRunner } from 'typeorm';
import { defaultFeatures } from './features-default.js';

/** Video conferencing becomes a feature, which all practices have. */
export class AddConferencingFeature1799900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${defaultFeatures("flags || '{conferencing}'::text[]")}
      UPDATE practices SET features = features || '{conferencing}'
      WHERE NOT 'conferencing' = ANY (features);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE practices SET features = array_remove(features, 'conferencing');
      ${defaultFeatures("array_remove(flags, 'conferencing')")}
    `);
  }
}
