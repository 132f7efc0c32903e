import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { type ContactEvent, ContactHistory } from '@yarrow/kit/testing/contact-histories';
import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { ClientMergesService } from './client-merges.service.js';

/** `CONTACT_HISTORIES=10000` tests more histories than the suite does. */
const RUNS = { numRuns: Number(process.env['CONTACT_HISTORIES'] ?? 60) };
/** Each history takes some 30 ms, more on a busy machine. */
const LONGEST_MS = 60_000 + RUNS.numRuns * 150;

let payments: PaymentsHarness;
let practiceId: string;
const clientIds = [newId(), newId(), newId()];
const owners = new Map<string, string>();

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  ({ practiceId } = await payments.openPractice());
  for (const clientId of [...clientIds, ...clientIds.slice(0, 2)]) {
    const booking = await payments.book(practiceId, { clientId });
    owners.set(booking.id, clientId);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    await query(
      `INSERT INTO client_packages (id, appointment_id, practice_id, client_id, service_id, name, amount_cents, currency,
         number_of_sessions, sold_at) VALUES ($1, $2, $3, $4, $5, 'Three', 100, 'USD', 3, now())`,
      [newId(), booking.id, practiceId, clientId, newId()],
    );
  }
});
afterAll(() => payments?.stop());

const query = <T>(sql: string, values: unknown[] = []) => payments.service.dataSource.query<T[]>(sql, values);

/** Tables whose rows belong to the contact of a visit. */
const TABLES = [
  { name: 'appointment_projections', owner: 'client_id' },
  { name: 'saved_cards', owner: 'holder_id' },
  { name: 'client_packages', owner: 'client_id' },
];

async function reset(): Promise<void> {
  for (const { name, owner } of TABLES) {
    for (const [id, clientId] of owners) {
      await query(`UPDATE ${name} SET ${owner} = $2 WHERE appointment_id = $1`, [id, clientId]);
    }
  }
  await query('UPDATE client_projections SET merged_into = NULL WHERE practice_id = $1', [practiceId]);
  await query('TRUNCATE merged_rows, undone_merges');
}

async function apply(tx: EntityManager, event: ContactEvent): Promise<void> {
  const { app } = payments.service;
  const merges = app.get(ClientMergesService);
  if (event.kind === 'merged') await merges.handOver(tx, event.merge);
  else if (event.kind === 'undone') await merges.giveBack(tx, event.merge);
  else if (event.kind === 'split') await merges.split(tx, event.split);
  else {
    // Versions begin with that of the booking, which has been accepted since.
    const version = event.version + 100;
    await app.get(AppointmentProjectionRepository).saveClient(tx, event.appointmentId, event.clientId, version);
  }
}

it(
  'has the contact of scheduling for each visit, card and package after merges and splits, in any order of streams',
  async () => {
    const numbers = fc.array(fc.nat({ max: 5_000 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(numbers, numbers, async (choices, turns) => {
        await reset();
        const history = new ContactHistory({ practiceId, clientIds, owners }, choices);
        const { manager } = payments.service.dataSource;
        for (const event of history.mixed(turns)) await manager.transaction((tx) => apply(tx, event));
        for (const { name, owner } of TABLES) {
          const rows = await query<{ id: string; owner: string }>(
            `SELECT appointment_id AS id, ${owner} AS owner FROM ${name} WHERE appointment_id = any($1)`,
            [[...owners.keys()]],
          );
          expect(rows).toHaveLength(owners.size);
          expect(Object.fromEntries(rows.map((row) => [row.id, row.owner]))).toEqual(
            Object.fromEntries(history.owners),
          );
        }
      }),
      RUNS,
    );
  },
  LONGEST_MS,
);
