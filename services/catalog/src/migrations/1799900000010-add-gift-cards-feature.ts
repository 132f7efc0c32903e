import type { MigrationInterface, QueryRunner } from 'typeorm';
import { defaultFeatures } from './features-default.js';

/** Gift cards become a feature, which all practices have. */
export class AddGiftCardsFeature1799900000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${defaultFeatures("flags || '{gift_cards}'::text[]")}
      UPDATE practices SET features = features || '{gift_cards}'
      WHERE NOT 'gift_cards' = ANY (features);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE practices SET features = array_remove(features, 'gift_cards');
      ${defaultFeatures("array_remove(flags, 'gift_cards')")}
    `);
  }
}
