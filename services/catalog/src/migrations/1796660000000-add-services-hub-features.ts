import type { MigrationInterface, QueryRunner } from 'typeorm';
import { defaultFeatures } from './features-default.js';

/** Coupons and the public pages of services become features of their own, which all practices have so far. */
export class AddServicesHubFeatures1796660000000 implements MigrationInterface {
  readonly name = 'AddServicesHubFeatures1796660000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${defaultFeatures("flags || '{discount_codes,services_pages}'::text[]")}
      UPDATE practices SET features = features || '{discount_codes}' WHERE NOT 'discount_codes' = ANY (features);
      UPDATE practices SET features = features || '{services_pages}' WHERE NOT 'services_pages' = ANY (features);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE practices SET features = array_remove(array_remove(features, 'discount_codes'), 'services_pages');
      ${defaultFeatures("array_remove(array_remove(flags, 'discount_codes'), 'services_pages')")}
    `);
  }
}
