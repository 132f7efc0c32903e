import { addFoldedColumn, createFoldText, dropFoldedColumn, type FoldedColumn } from '@yarrow/kit/database/fold-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Name, e-mail address and number, each on a line, so that no searched phrase runs from one into the next. */
export const CONTACT_TEXT: FoldedColumn = {
  table: 'clients',
  key: 'id',
  column: 'contact_text',
  expression: `fold_text(NEW.first_name || ' ' || NEW.last_name) || chr(10) || fold_text(coalesce(NEW.email, '')) || chr(10)
    || regexp_replace(coalesce(NEW.phone, ''), '[^0-9]', '', 'g')`,
  madeOf: ['first_name', 'last_name', 'email', 'phone'],
};

/** The text that the directory is searched in: folded, with the digits of the phone number. */
export class AddContactText1799510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFoldText(runner);
    await addFoldedColumn(runner, CONTACT_TEXT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropFoldedColumn(runner, CONTACT_TEXT);
    await runner.query('DROP FUNCTION fold_text(text)');
  }
}
