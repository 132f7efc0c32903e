import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That a number gets no texts is kept for longer than whose number it is. */
export class HashStoppedNumbers1796200000000 implements MigrationInterface {
  readonly name = 'HashStoppedNumbers1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stopped_numbers RENAME phone TO phone_hash;
      ALTER TABLE stopped_numbers ALTER phone_hash TYPE bytea USING sha256(convert_to(phone_hash, 'UTF8'));
    `);
  }

  /** The numbers are gone: nobody is stopped any more. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM stopped_numbers;
      ALTER TABLE stopped_numbers ALTER phone_hash TYPE text USING '';
      ALTER TABLE stopped_numbers RENAME phone_hash TO phone;
    `);
  }
}
