import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { allRecords } from '@yarrow/kit/testing/all-records';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';

let clients: TestService;

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());

const PERSON = { password: 'seven slow mountain goats', firstName: 'Ines', lastName: 'Duarte' };

async function register(kind: 'client' | 'pro'): Promise<{ userId: string; practiceId: string | null }> {
  const text = `mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }`;
  const { data } = await clients.graphql(text, { input: { ...PERSON, kind, email: `${newId()}@example.com` } });
  const userId: string = data['register'].user.id;
  const [row] = await clients.dataSource.query<[{ practice_id: string | null }]>(
    'SELECT practice_id FROM users WHERE id = $1',
    [userId],
  );
  return { userId, practiceId: row.practice_id };
}

it('a practitioner gets clients and notes about them, the client its address and nothing that was noted', async () => {
  const [pro, client] = [await register('pro'), await register('client')];
  const actor = { kind: 'pro', userId: pro.userId, practiceId: pro.practiceId! } as const;
  const create = `mutation { createClient(email: "maya@example.com", firstName: "Maya") { errors { code } client { id } } }`;
  const { data } = await clients.graphql(create, {}, actor);
  const clientId: string = data['createClient'].client.id;
  await clients.dataSource.query(
    `INSERT INTO client_notes (id, client_id, text, created_at) VALUES ($1, $2, 'Left knee', now())`,
    [newId(), clientId],
  );

  const records = await allRecords(clients, pro);
  expect(records).toMatchObject({
    account: [{ first_name: 'Ines', kind: 'pro' }],
    clients: [{ client_id: clientId, first_name: 'Maya', email: 'maya@example.com' }],
    client_notes: [{ client_id: clientId, text: 'Left knee' }],
    client_intake_forms: [],
  });
  const own = await allRecords(clients, { userId: client.userId, clientIds: [clientId] });
  expect(own).toMatchObject({ known_to_practices_as: [{ first_name: 'Maya' }], answered_intake_forms: [] });
  expect(JSON.stringify(own)).not.toContain('Left knee');
  expect(JSON.stringify([own, records])).not.toMatch(/password|argon2/);
});
