import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { eventually } from '../testing/eventually.js';
import { takeTestGround, type TestGround } from '../testing/shared-servers.js';
import { Leadership } from './leadership.js';

let ground: TestGround;
beforeAll(async () => {
  ground = await takeTestGround();
});
afterAll(() => ground?.release());

const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

async function sessions(): Promise<number> {
  const client = new pg.Client({ connectionString: ground.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name = 'yarrow-notebook-locks'
       and datname = current_database()`,
  );
  await client.end();
  return rows[0]!.count;
}

it.each([0, 1, 5, 20])('leaves no session and no timer behind when it stops %i ms into a round', async (ms) => {
  const before = timers();
  const leadership = new Leadership(ground.env.DATABASE_URL, 'notebook', pino({ enabled: false }));
  const led = leadership.lead('work', (lost) => new Promise((end) => lost.addEventListener('abort', () => end())));
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  await leadership.stop();
  await led;
  expect(await sessions()).toBe(0);
  await eventually(() => timers() <= before);
});
