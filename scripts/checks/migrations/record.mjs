import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT, SERVICES } from '../../paths.mjs';

/**
 * @typedef {object} RecordedMigration
 * @property {string} service whose database it changes; `kit` for what all of them have
 * @property {string} name with its timestamp, such as `AddPayouts1798000000001`
 * @property {string[]} statements what `up` gives to the database, one text for each call
 * @property {boolean} inTransaction
 */

/**
 * The migrations of every service and of the kit, with the SQL that they run, from what is built. A migration that asks the
 * database something is answered as an empty one would.
 * @returns {Promise<RecordedMigration[]>}
 */
export async function recordMigrations() {
  const { kitMigrations } = await import('@yarrow/kit/database/migrations');
  const all = kitMigrations.map((migration) => ['kit', migration]);
  for (const name of SERVICES) {
    const { service } = await import(pathToFileURL(join(ROOT, `services/${name}/dist/service.js`)).href);
    all.push(...service.migrations.map((migration) => [name, migration]));
  }
  return Promise.all(all.map(([service, Migration]) => record(service, Migration)));
}

async function record(service, Migration) {
  const migration = new Migration();
  const statements = [];
  const query = async (statement) => {
    statements.push(statement);
    return [];
  };
  await migration.up({ query, manager: { query }, connection: { query } });
  return {
    service,
    name: migration.name ?? Migration.name,
    statements,
    inTransaction: migration.transaction !== false,
  };
}
