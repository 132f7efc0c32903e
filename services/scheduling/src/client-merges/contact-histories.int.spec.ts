import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { type ContactEvent, ContactHistory } from '@yarrow/kit/testing/contact-histories';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import { service } from '../service.js';
import { bookAt } from '../testing/test-bookings.js';
import { boughtPackage } from '../testing/test-packages.js';
import { at, NOON } from '../testing/test-times.js';
import { ClientMergesService } from './client-merges.service.js';
import { ClientSplitsService } from './client-splits.service.js';

/** `CONTACT_HISTORIES=10000` tests more histories than the suite does. */
const RUNS = { numRuns: Number(process.env['CONTACT_HISTORIES'] ?? 60) };
/** Each history takes some 30 ms, more on a busy machine. */
const LONGEST_MS = 60_000 + RUNS.numRuns * 150;

let scheduling: TestService;
let practiceId: string;
const clientIds = [newId(), newId(), newId()];
const owners = new Map<string, string>();

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock(NOON) });
  const { practice, visit } = await boughtPackage(scheduling);
  practiceId = practice.practiceId;
  const others: { id: string }[] = [];
  for (const time of ['12:00', '14:00', '16:00']) others.push(await bookAt(scheduling, practice, at(time)));
  [visit, ...others].forEach(({ id }, index) => owners.set(id, clientIds[index % clientIds.length]!));
});
afterAll(() => scheduling?.stop());

const query = <T>(sql: string, values: unknown[] = []) => scheduling.dataSource.query<T[]>(sql, values);

async function reset(): Promise<void> {
  for (const [id, clientId] of owners) {
    await query('UPDATE appointments SET client_id = $2 WHERE id = $1', [id, clientId]);
    await query('UPDATE open_packages SET client_id = $2 WHERE appointment_id = $1', [id, clientId]);
  }
  await query('DELETE FROM client_projections WHERE practice_id = $1', [practiceId]);
  await query('TRUNCATE merged_rows, undone_merges');
}

async function apply(tx: EntityManager, event: ContactEvent): Promise<void> {
  const merges = scheduling.app.get(ClientMergesService);
  if (event.kind === 'merged') await merges.handOver(tx, event.merge);
  if (event.kind === 'undone') await merges.giveBack(tx, event.merge);
  if (event.kind === 'split') await scheduling.app.get(ClientSplitsService).split(tx, event.split);
}

it(
  'has the contact of clients for each visit and package after merges and splits',
  async () => {
    const numbers = fc.array(fc.nat({ max: 5_000 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(numbers, async (choices) => {
        await reset();
        const history = new ContactHistory({ practiceId, clientIds, owners }, choices);
        for (const event of history.inOrder()) await scheduling.dataSource.transaction((tx) => apply(tx, event));
        const rows = await query<{ id: string; owner: string; bought: string | null }>(
          `SELECT visit.id, visit.client_id AS owner, package.client_id AS bought FROM appointments AS visit
         LEFT JOIN open_packages AS package ON package.appointment_id = visit.id WHERE visit.id = any($1)`,
          [[...owners.keys()]],
        );
        expect(Object.fromEntries(rows.map(({ id, owner }) => [id, owner]))).toEqual(
          Object.fromEntries(history.owners),
        );
        for (const { owner, bought } of rows) expect(bought ?? owner).toBe(owner);
      }),
      RUNS,
    );
  },
  LONGEST_MS,
);
