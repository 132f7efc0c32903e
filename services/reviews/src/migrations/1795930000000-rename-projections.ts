import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOUNS = ['appointment', 'client', 'practice'];

/** What is kept of other services' data is called a projection. */
export class RenameProjections1795930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, 'copies', 'projections');
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, 'projections', 'copies');
  }
}

async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  for (const noun of NOUNS) {
    await runner.query(`ALTER TABLE ${noun}_${from} RENAME TO ${noun}_${to}`);
    await runner.query(`ALTER INDEX ${noun}_${from}_pkey RENAME TO ${noun}_${to}_pkey`);
  }
  await runner.query(`ALTER INDEX appointment_${from}_client RENAME TO appointment_${to}_client`);
}
