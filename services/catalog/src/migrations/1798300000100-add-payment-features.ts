import type { MigrationInterface, QueryRunner } from 'typeorm';
import { defaultFeatures } from './features-default.js';

/** The choice of a currency and PayPal become features of their own, which all practices have so far. */
export class AddPaymentFeatures1798300000100 implements MigrationInterface {
  readonly name = 'AddPaymentFeatures1798300000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${defaultFeatures("flags || '{currency,paypal}'::text[]")}
      UPDATE practices SET features = features || '{currency,paypal}' WHERE NOT 'paypal' = ANY (features);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE practices SET features = array_remove(array_remove(features, 'paypal'), 'currency');
      ${defaultFeatures("array_remove(array_remove(flags, 'paypal'), 'currency')")}
    `);
  }
}
