import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrateService } from './migrate-service.js';
import { takeTestGround, type TestGround } from './testing/shared-servers.js';
import { notebook } from './testing/notebook/src/notebook.service.js';
import { startTestService } from './testing/test-service.js';

let ground: TestGround;
beforeAll(async () => {
  ground = await takeTestGround();
});
afterAll(() => ground.release());

const env = () => ({ DATABASE_URL: ground.env.DATABASE_URL, LOG_LEVEL: 'silent' });
const onceMigrated = () => ({ ...env(), MIGRATE_ON_START: 'false' });

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: ground.env.DATABASE_URL });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

describe('a service that does not migrate when it starts', () => {
  it('refuses to start on a database that lacks its migrations, and leaves that as it is', async () => {
    await expect(startTestService(notebook, { env: onceMigrated() })).rejects.toThrow(/lacks migrations/);
    expect(await query(`select 1 from pg_tables where tablename = 'outbox'`)).toEqual([]);
  });

  it('starts on one that was migrated before, with nothing but an address known', async () => {
    await migrateService(notebook, env());
    await migrateService(notebook, env());
    const service = await startTestService(notebook, { env: onceMigrated() });
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    await service.stop();
  });

  it('starts on a schema that is ahead of it, as during a rollout and after a rollback', async () => {
    await query(`insert into migrations (timestamp, name) values (9999999999999, 'OfALaterVersion9999999999999')`);
    const service = await startTestService(notebook, { env: onceMigrated() });
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    await service.stop();
  });
});
