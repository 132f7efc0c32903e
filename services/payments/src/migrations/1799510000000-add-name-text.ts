import { addFoldedColumn, createFoldText, dropFoldedColumn, type FoldedColumn } from '@yarrow/kit/database/fold-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export const NAME_TEXT: FoldedColumn = {
  table: 'client_projections',
  key: 'client_id',
  column: 'name_text',
  expression: 'fold_text(NEW.name)',
  madeOf: ['name'],
};

/** The folded name by which the list of payments finds clients. */
export class AddNameText1799510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFoldText(runner);
    await addFoldedColumn(runner, NAME_TEXT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropFoldedColumn(runner, NAME_TEXT);
    await runner.query('DROP FUNCTION fold_text(text)');
  }
}
