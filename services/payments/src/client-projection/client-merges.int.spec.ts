import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ClientMergedSchema,
  ClientMergeUndoneSchema,
  ClientSavedSchema,
  ClientSplitSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentAcceptedSchema, AppointmentRepublishedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';

let payments: PaymentsHarness;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  ({ practiceId, pro } = await payments.openPractice());
});
afterAll(() => payments?.stop());

interface Merge {
  readonly practiceId: string;
  readonly fromClientId: string;
  readonly intoClientId: string;
  readonly mergeId: string;
}
const merged = (merge: Merge) => payments.service.publish(ClientMergedSchema, merge, { aggregateId: practiceId });
const undone = (merge: Merge) => payments.service.publish(ClientMergeUndoneSchema, merge, { aggregateId: practiceId });
const newMerge = (fromClientId: string, intoClientId: string): Merge => ({
  ...{ practiceId, fromClientId, intoClientId, mergeId: newId() },
});

async function contact(userId = newId()): Promise<{ clientId: string; userId: string }> {
  const clientId = newId();
  const client = {
    clientId,
    practiceId,
    userId,
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'g@example.com',
    version: 1,
  };
  await payments.service.publish(ClientSavedSchema, { client }, { aggregateId: clientId });
  return { clientId, userId };
}
/** A visit of a contact, paid by a card that stays on file. */
async function withCard(who: { clientId: string; userId: string }) {
  const booking = await payments.book(practiceId, who);
  const actor: Partial<Actor> = { kind: 'client', userId: who.userId };
  const { setupIntentId } = await payments.enterCard(booking, CARDS.good, actor);
  await payments.completeSetup(booking, setupIntentId, actor);
  return booking;
}
const CARD = `query ($practiceId: ID!, $clientId: ID) {
  defaultPaymentMethodPractice(practiceId: $practiceId, clientId: $clientId) { last4 } }`;
const cardOf = async (clientId: string) =>
  (await payments.service.graphql(CARD, { practiceId, clientId }, pro)).data['defaultPaymentMethodPractice'];
const query = <T>(sql: string, values: unknown[]) => payments.service.dataSource.query<T[]>(sql, values);
const visitOwner = async (id: string) =>
  (
    await query<{ id: string }>('SELECT client_id AS id FROM appointment_projections WHERE appointment_id = $1', [id])
  )[0]?.id;
/** Until a transaction of this service's database waits for a row that another one has locked. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await query(waiting, [])).length === 0) await setTimeout(20);
}

describe('two contacts that become one', () => {
  it('have their visits, cards and packages together, and are two again as they were', async () => {
    const [from, into] = [await contact(), await contact()];
    const booking = await withCard(from);
    const packageId = newId();
    await query(
      `INSERT INTO client_packages (id, appointment_id, practice_id, client_id, service_id, name, amount_cents, currency,
         number_of_sessions, sold_at) VALUES ($1, $2, $3, $4, $5, 'Three', 100, 'USD', 3, now())`,
      [packageId, booking.id, practiceId, from.clientId, newId()],
    );
    const packageOwner = async () =>
      (await query<{ id: string }>('SELECT client_id AS id FROM client_packages WHERE id = $1', [packageId]))[0]?.id;
    const merge = newMerge(from.clientId, into.clientId);
    await merged(merge);
    const all = async () => [await visitOwner(booking.id), await packageOwner()];
    expect(await all()).toEqual([into.clientId, into.clientId]);
    expect(await cardOf(into.clientId)).toMatchObject({ last4: '4242' });
    // A tab that was open before still names the record that is no more.
    expect(await cardOf(from.clientId)).toMatchObject({ last4: '4242' });
    const since = await withCard(into);
    await undone(merge);
    expect(await all()).toEqual([from.clientId, from.clientId]);
    expect(await visitOwner(since.id)).toBe(into.clientId);
    const cards = (id: string) => query('SELECT 1 FROM saved_cards WHERE holder_id = $1', [id]);
    expect([(await cards(from.clientId)).length, (await cards(into.clientId)).length]).toEqual([1, 1]);
  });

  it('stay two where the undoing comes before the merge', async () => {
    const [from, into] = [await contact(), await contact()];
    const booking = await withCard(from);
    const merge = newMerge(from.clientId, into.clientId);
    await undone(merge);
    await merged(merge);
    expect(await visitOwner(booking.id)).toBe(from.clientId);
    expect(await cardOf(into.clientId)).toBeNull();
  });

  it('keep a card that is saved for the merged record in the moment of the merge', async () => {
    const [from, into] = [await contact(), await contact()];
    const booking = await payments.book(practiceId, from);
    const actor: Partial<Actor> = { kind: 'client', userId: from.userId };
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good, actor);
    await Promise.all([
      payments.completeSetup(booking, setupIntentId, actor),
      merged(newMerge(from.clientId, into.clientId)),
    ]);
    expect(await cardOf(into.clientId)).toMatchObject({ last4: '4242' });
  });

  it('have their visits free for a merge that waits for nothing but the contact when a card is being saved', async () => {
    const from = await contact();
    const booking = await payments.book(practiceId, from);
    const actor: Partial<Actor> = { kind: 'client', userId: from.userId };
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good, actor);
    let saving: Promise<unknown> = Promise.resolve();
    // The order of a merge's locks: the contact, then its visits. Locked the other way round, each would wait for the other.
    await payments.service.dataSource.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM client_projections WHERE client_id = $1 FOR UPDATE', [from.clientId]);
      saving = payments.completeSetup(booking, setupIntentId, actor);
      await untilSomebodyWaits();
      await tx.query('SELECT 1 FROM appointment_projections WHERE appointment_id = $1 FOR UPDATE NOWAIT', [booking.id]);
    });
    expect(await saving).toMatchObject({ result: 'success', paymentMethod: { last4: '4242' } });
  });

  it('have a visit whose own event comes late, once scheduling says whose it is', async () => {
    const [from, into] = [await contact(), await contact()];
    const booking = await payments.book(practiceId, from);
    const merge = newMerge(from.clientId, into.clientId);
    await merged(merge);
    const accepted: object = { ...booking.init, state: 'approved', version: 2 };
    await payments.service.publish(AppointmentAcceptedSchema, { appointment: accepted }, { aggregateId: booking.id });
    const attendee = { userId: from.userId, email: 'grace@example.com', clientId: into.clientId };
    const appointment = { ...accepted, attendee, version: 3 };
    await payments.service.publish(AppointmentRepublishedSchema, { appointment }, { aggregateId: booking.id });
    expect(await visitOwner(booking.id)).toBe(into.clientId);
    const old = { ...accepted, attendee: { ...attendee, clientId: newId() }, version: 1 };
    await payments.service.publish(AppointmentRepublishedSchema, { appointment: old }, { aggregateId: booking.id });
    expect(await visitOwner(booking.id)).toBe(into.clientId);
  });
});

describe('a contact that is split', () => {
  const split = (from: string, into: string, appointmentIds: string[]) =>
    payments.service.publish(
      ClientSplitSchema,
      { practiceId, fromClientId: from, intoClientId: into, appointmentIds },
      { aggregateId: practiceId },
    );

  it('gives the package and the guest card of a moved visit to the new contact, and keeps the cards of its account', async () => {
    const [from, into] = [await contact(), await contact()];
    const [moved] = [await withCard(from), await withCard(from)];
    await query(
      `UPDATE saved_cards SET user_id = NULL, appointment_id = $1
       WHERE id = (SELECT id FROM saved_cards WHERE holder_id = $2 ORDER BY created_at LIMIT 1)`,
      [moved.id, from.clientId],
    );
    await query(
      `INSERT INTO client_packages (id, appointment_id, practice_id, client_id, service_id, name, amount_cents, currency,
         number_of_sessions, sold_at) VALUES ($1, $2, $3, $4, $5, 'Three', 100, 'USD', 3, now())`,
      [newId(), moved.id, practiceId, from.clientId, newId()],
    );
    await split(from.clientId, into.clientId, [moved.id]);
    const owners = (table: string, column: string) =>
      query<{ id: string }>(`SELECT ${column} AS id FROM ${table} WHERE ${column} = any($1) ORDER BY ${column} = $2`, [
        [from.clientId, into.clientId],
        into.clientId,
      ]);
    expect(await owners('saved_cards', 'holder_id')).toEqual([{ id: from.clientId }, { id: into.clientId }]);
    expect(await owners('client_packages', 'client_id')).toEqual([{ id: into.clientId }]);
  });

  it('keeps a visit of the new contact that an undone merge had taken, as its split was not known yet', async () => {
    const [from, into] = [await contact(), await contact()];
    const visit = await withCard(from);
    await split(from.clientId, into.clientId, [visit.id]);
    const merge = newMerge(from.clientId, into.clientId);
    await merged(merge);
    const attendee = { userId: from.userId, email: 'grace@example.com', clientId: into.clientId };
    const appointment: object = { ...visit.init, attendee, version: 2 };
    await payments.service.publish(AppointmentRepublishedSchema, { appointment }, { aggregateId: visit.id });
    await undone(merge);
    expect(await visitOwner(visit.id)).toBe(into.clientId);
  });
});
