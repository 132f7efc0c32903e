import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema, ClientMergeUndoneSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import {
  AppointmentRepublishedSchema,
  RegistrationBookedSchema,
  RegistrationRepublishedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt, GUEST, hold } from '../testing/test-bookings.js';
import { placeIn } from '../testing/test-events.js';
import { boughtPackage } from '../testing/test-packages.js';
import type { TestPractice } from '../testing/test-practice.js';
import { newEvent } from '../testing/test-registrations.js';
import { at, NOON, OCTOBER_NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

interface Merge {
  readonly practiceId: string;
  readonly fromClientId: string;
  readonly intoClientId: string;
  readonly mergeId: string;
}

const merged = (merge: Merge) => scheduling.publish(ClientMergedSchema, merge, { aggregateId: merge.practiceId });
const undone = (merge: Merge) => scheduling.publish(ClientMergeUndoneSchema, merge, { aggregateId: merge.practiceId });
const saveClient = (practiceId: string, clientId: string, values: object = {}) =>
  scheduling.publish(
    ClientSavedSchema,
    { client: { clientId, practiceId, firstName: 'Noor', lastName: 'Byrne', email: '', version: 1, ...values } },
    { aggregateId: clientId },
  );
const ownersOf = async (table: string, practiceId: string): Promise<string[]> => {
  const rows = await scheduling.dataSource.query<{ id: string }[]>(
    `SELECT client_id AS id FROM ${table} WHERE practice_id = $1 ORDER BY id`,
    [practiceId],
  );
  return rows.map(({ id }) => id);
};

/** A contact with a visit, a package and a series, and another one who is to become the same person. */
async function twoRecords(): Promise<{ merge: Merge; practice: TestPractice; visitId: string }> {
  const { practice, visit } = await boughtPackage(scheduling);
  const { practiceId } = practice;
  const [fromClientId] = await ownersOf('appointments', practiceId);
  await scheduling.dataSource.query(
    `INSERT INTO appointment_series (id, practice_id, client_id, pattern, time_zone, local_starts_at, duration_minutes,
       left_out, created_at)
     VALUES ($1, $2, $3, '{}', 'UTC', '2027-01-06T10:00', 60, '[]', now())`,
    [newId(), practiceId, fromClientId],
  );
  const intoClientId = newId();
  await saveClient(practiceId, fromClientId!, { email: 'grace@example.com' });
  await saveClient(practiceId, intoClientId, { email: 'hopper@example.com' });
  return {
    practice,
    visitId: visit.id,
    merge: { practiceId, fromClientId: fromClientId!, intoClientId, mergeId: newId() },
  };
}

const TABLES = ['appointments', 'appointment_series', 'open_packages'];
const owners = async ({ practiceId }: Merge) => Promise.all(TABLES.map((table) => ownersOf(table, practiceId)));

describe('two contacts that become one', () => {
  it('share their visits, series and packages, and other services are notified of the new owner', async () => {
    const { merge, visitId } = await twoRecords();
    const { fromClientId: from, intoClientId: into } = merge;
    expect(await owners(merge)).toEqual([[from], [from], [from]]);
    await merged(merge);
    expect(await owners(merge)).toEqual([[into], [into], [into]]);
    await merged({ ...merge });
    const events = (await scheduling.emitted(AppointmentRepublishedSchema)).filter(
      ({ appointment }) => appointment?.appointmentId === visitId,
    );
    expect(events).toHaveLength(1);
    expect(events[0]!.appointment!.attendee!.clientId).toBe(into);
    await undone(merge);
    expect(await owners(merge)).toEqual([[from], [from], [from]]);
    const [, back] = (await scheduling.emitted(AppointmentRepublishedSchema)).filter(
      ({ appointment }) => appointment?.appointmentId === visitId,
    );
    expect(back!.appointment!.attendee!.clientId).toBe(from);
    expect(back!.appointment!.version).toBe(events[0]!.appointment!.version + 1);
  });

  it('are two again as they were: what was booked since stays with the one that was kept', async () => {
    const { merge, practice } = await twoRecords();
    const { fromClientId: from, intoClientId: into } = merge;
    await merged(merge);
    // By the address of the record that is no more.
    await bookAt(scheduling, practice, at('14:00'), { client: { ...GUEST, email: 'grace@example.com' } });
    expect(await ownersOf('appointments', merge.practiceId)).toEqual([into, into]);
    await undone(merge);
    expect((await ownersOf('appointments', merge.practiceId)).toSorted()).toEqual([from, into].toSorted());
    await saveClient(merge.practiceId, from, { email: 'grace@example.com', version: 3 });
    await bookAt(scheduling, practice, at('16:00'), { client: { ...GUEST, email: 'grace@example.com' } });
    expect((await ownersOf('appointments', merge.practiceId)).filter((id) => id === from)).toHaveLength(2);
  });

  it('stay two where the undoing comes first, and where the merge is published again', async () => {
    const { merge } = await twoRecords();
    await undone(merge);
    await merged(merge);
    await merged(merge);
    const { fromClientId: from } = merge;
    expect(await owners(merge)).toEqual([[from], [from], [from]]);
  });

  it('are undone in turn, where one became part of a third', async () => {
    const { merge: first } = await twoRecords();
    const { practiceId, fromClientId: a, intoClientId: b } = first;
    const second = { practiceId, fromClientId: b, intoClientId: newId(), mergeId: newId() };
    await saveClient(practiceId, second.intoClientId);
    await merged(first);
    await merged(second);
    const pointer = async () =>
      (
        await scheduling.dataSource.query('SELECT merged_into AS id FROM client_projections WHERE client_id = $1', [a])
      )[0];
    expect(await pointer()).toEqual({ id: second.intoClientId });
    expect(await ownersOf('appointments', practiceId)).toEqual([second.intoClientId]);
    await undone(second);
    expect(await pointer()).toEqual({ id: b });
    expect(await ownersOf('appointments', practiceId)).toEqual([b]);
    await undone(first);
    expect(await ownersOf('appointments', practiceId)).toEqual([a]);
  });

  it('have the time that one of them was keeping while the merge came', async () => {
    const { merge, practice } = await twoRecords();
    const { hold: kept } = await hold(scheduling, practice, at('15:00'));
    await scheduling.dataSource.query('UPDATE slot_holds SET client_id = $2 WHERE id = $1', [
      kept!.id,
      merge.fromClientId,
    ]);
    await merged(merge);
    const [row] = await scheduling.dataSource.query('SELECT client_id AS id FROM slot_holds WHERE id = $1', [kept!.id]);
    expect(row).toEqual({ id: merge.intoClientId });
  });

  it('of another practice are ignored: its rows are unchanged', async () => {
    const { merge } = await twoRecords();
    await merged({ ...merge, practiceId: newId() });
    expect(await owners(merge)).toEqual([[merge.fromClientId], [merge.fromClientId], [merge.fromClientId]]);
  });
});

it('gives places in group events back too', async () => {
  clock.set(OCTOBER_NOON);
  const { event, practice } = await newEvent(scheduling, { amountCents: 0 });
  await placeIn(scheduling, event.id, { client: GUEST });
  const [booked] = (await scheduling.emitted(RegistrationBookedSchema)).slice(-1);
  const fromClientId = booked!.registration!.attendee!.clientId;
  const merge = { practiceId: practice.practiceId, fromClientId, intoClientId: newId(), mergeId: newId() };
  await merged(merge);
  expect(await ownersOf('registrations', merge.practiceId)).toEqual([merge.intoClientId]);
  await undone(merge);
  expect(await ownersOf('registrations', merge.practiceId)).toEqual([fromClientId]);
  const events = (await scheduling.emitted(RegistrationRepublishedSchema)).filter(
    ({ registration }) => registration?.registrationId === booked!.registration!.registrationId,
  );
  expect(events.map(({ registration }) => registration!.attendee!.clientId)).toEqual([
    merge.intoClientId,
    fromClientId,
  ]);
});
