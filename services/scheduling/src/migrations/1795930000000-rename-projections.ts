import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What scheduling keeps of others' data is called what it is: projections. */
export class RenameProjections1795930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [from, to] of RENAMED) await runner.query(`ALTER TABLE ${from} RENAME TO ${to}`);
    for (const [from, to] of RENAMED_INDEXES) await runner.query(`ALTER INDEX ${from} RENAME TO ${to}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [from, to] of RENAMED_INDEXES) await runner.query(`ALTER INDEX ${to} RENAME TO ${from}`);
    for (const [from, to] of RENAMED) await runner.query(`ALTER TABLE ${to} RENAME TO ${from}`);
  }
}

const KINDS = ['practice', 'location', 'service', 'provider', 'client', 'user', 'event_type'];

const RENAMED = KINDS.map((kind) => [`${kind}_copies`, `${kind}_projections`]);

const RENAMED_INDEXES = [
  ...KINDS.map((kind) => [`${kind}_copies_pkey`, `${kind}_projections_pkey`]),
  ...['location_practice', 'service_practice', 'client_email', 'client_phone', 'client_user'].map((index) => {
    const [kind, column] = index.split('_');
    return [`${kind}_copies_${column}`, `${kind}_projections_${column}`];
  }),
];
