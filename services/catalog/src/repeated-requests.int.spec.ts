import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from './service.js';

let catalog: TestService;

beforeAll(async () => {
  catalog = await startTestService(service);
});
afterAll(() => catalog?.stop());

type Save = (pro: Actor, changes?: object) => Promise<{ id: string | null; error: object | null }>;

async function newPro(): Promise<Actor & { practiceId: string }> {
  const [userId, practiceId] = [newId(), newId()];
  const person = { email: `${userId}@example.com`, firstName: 'Ines', lastName: 'Duarte' };
  const user = { userId, practiceId, kind: 'pro', version: 1, ...person };
  const event = { user, practiceName: `Studio ${userId}`, country: 'CA', timeZone: 'America/Vancouver' };
  await catalog.publish(UserRegisteredSchema, event, { aggregateId: userId });
  return { kind: 'pro', userId, practiceId, ip: '203.0.113.2' };
}

/** Runs an upsert. @returns the id of what it answers with, or its first error */
async function run(pro: Actor, [field, object]: [string, string], query: string, variables: object) {
  const { data } = await catalog.graphql(query, { ...variables }, pro);
  const payload = data[field];
  return { id: payload[object]?.id ?? null, error: payload.errors[0] ?? null };
}

const saveLocation: Save = (pro, changes) =>
  run(
    pro,
    ['upsertLocation', 'location'],
    `mutation ($id: ID, $name: String!, $idempotencyKey: ID) {
      upsertLocation(id: $id, name: $name, kind: office, timeZone: "America/Vancouver", address: "12 Alder Street",
        city: "Vancouver", idempotencyKey: $idempotencyKey) { errors { code field } location { id } }
    }`,
    { name: 'Studio', ...changes },
  );

async function locationOf({ practiceId }: Actor): Promise<string> {
  const rows = await catalog.dataSource.query('SELECT id FROM locations WHERE practice_id = $1', [practiceId]);
  return rows[0].id;
}

const saveService: Save = async (pro, changes) =>
  run(
    pro,
    ['upsertService', 'service'],
    `mutation ($id: ID, $name: String!, $locationIds: [ID!], $idempotencyKey: ID) {
      upsertService(id: $id, name: $name, description: "Long, calm strokes.", timeLength: 60, amountCents: 9000,
        locationIds: $locationIds, idempotencyKey: $idempotencyKey) { errors { code field } service { id } }
    }`,
    { name: 'Massage', locationIds: [await locationOf(pro)], ...changes },
  );

const saveEventType: Save = async (pro, changes) =>
  run(
    pro,
    ['upsertBookableEventType', 'bookableEventType'],
    `mutation ($input: BookableEventTypeInput!) {
      upsertBookableEventType(input: $input) { errors { code field } bookableEventType { id } }
    }`,
    { input: { name: 'Sound bath', locationId: await locationOf(pro), ...changes } },
  );

describe.each([
  ['a location', 'locations', saveLocation],
  ['a service', 'services', saveService],
  ['a kind of group event', 'bookable_event_types', saveEventType],
])('a request that makes %s', (_, table, save) => {
  async function practice() {
    const pro = await newPro();
    if (table !== 'locations') await saveLocation(pro);
    const count = async () => {
      const sql = `SELECT count(*)::integer AS count FROM ${table} WHERE practice_id = $1`;
      return (await catalog.dataSource.query(sql, [pro.practiceId]))[0].count;
    };
    return { pro, count };
  }

  it('creates it once, also when it is sent three times at once and once more later', async () => {
    const { pro, count } = await practice();
    const idempotencyKey = newId();
    const answers = await Promise.all([1, 2, 3].map(() => save(pro, { idempotencyKey })));
    answers.push(await save(pro, { idempotencyKey, name: 'Typed again' }));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers[0]!.id).toEqual(expect.any(String));
    expect(await count()).toBe(1);
  });

  it('creates another one with another key, and for another practice with the same key', async () => {
    const [{ pro, count }, other] = [await practice(), await practice()];
    const idempotencyKey = newId();
    const ids = [
      (await save(pro, { idempotencyKey })).id,
      (await save(pro, { idempotencyKey: newId() })).id,
      (await save(other.pro, { idempotencyKey })).id,
    ];
    expect(new Set(ids).size).toBe(3);
    expect([await count(), await other.count()]).toEqual([2, 1]);
  });

  it('changes the one with the given id, whatever the key', async () => {
    const { pro, count } = await practice();
    const idempotencyKey = newId();
    const { id } = await save(pro, { idempotencyKey });
    expect((await save(pro, { id, idempotencyKey, name: 'Renamed' })).id).toBe(id);
    const [row] = await catalog.dataSource.query(`SELECT name FROM ${table} WHERE id = $1`, [id]);
    expect([row.name, await count()]).toEqual(['Renamed', 1]);
  });

  it('is refused with a key that is no UUID', async () => {
    const { pro, count } = await practice();
    expect(await save(pro, { idempotencyKey: 'again' })).toEqual({
      id: null,
      error: { code: 'invalid_idempotency_key', field: 'idempotencyKey' },
    });
    expect(await count()).toBe(0);
  });
});
