import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientInvitedSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { endOwnWork, queriesDuring } from '@yarrow/kit/testing/queries-during';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { Client } from '../directory/client.entity.js';
import { service } from '../service.js';
import { PROCESS_IMPORTS_JOB } from './process-imports.job.js';

let clients: TestService;
let practiceId: string;
let pro: Actor;

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
  // The job is run by hand.
  await endOwnWork(clients);
});
afterAll(() => clients?.stop());
beforeEach(() => {
  practiceId = newId();
  pro = { kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.1' };
});

const IMPORT = `id rowsCount receivedCount processedCount invitedCount existingCount repeatedCount refusedCount finished
  existingClients { email } erroredClients { row email firstName lastName phone code message }`;
const INVITE = `mutation ($clients: [ImportedClientInput!]!, $key: ID) {
  inviteClients(clients: $clients, idempotencyKey: $key) {
    result errors { code } erroredClients { row email } clientImport { ${IMPORT} } } }`;
const invite = async (rows: object[], key?: string, actor = pro) =>
  (await clients.graphql(INVITE, { clients: rows, key }, actor)).data.inviteClients;
const ask = async (id: string, actor = pro) =>
  (await clients.graphql(`query ($id: ID!) { clientImport(id: $id) { ${IMPORT} } }`, { id }, actor)).data.clientImport;
const runJob = () => clients.app.get(JobsService).runNow(PROCESS_IMPORTS_JOB);
const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_one, index) => ({ email: `p${from + index}@example.com`, firstName: `P${index}` }));
const count = () => clients.dataSource.manager.countBy(Client, { practiceId });
async function invited(): Promise<string[]> {
  const events = await clients.emitted(ClientInvitedSchema);
  return events.filter((event) => event.practiceId === practiceId).map(({ client }) => client?.email || client!.phone);
}

describe('inviteClients', () => {
  it('adds each row as an invited contact, and publishes it with its invitation', async () => {
    const rows = [
      { email: 'Noor@Example.com', firstName: 'Noor', lastName: 'Byrne', invitedFrom: 'copy_paste' },
      { phone: '(604) 555-0134', clientType: 'invited' },
    ];
    const { result, erroredClients, clientImport } = await invite(rows);
    expect([result, erroredClients]).toEqual(['success', []]);
    expect(clientImport).toMatchObject({ rowsCount: 2, processedCount: 2, invitedCount: 2, finished: true });
    const stored = await clients.dataSource.manager.find(Client, { where: { practiceId }, order: { email: 'ASC' } });
    expect(stored).toMatchObject([
      { email: 'noor@example.com', name: 'Noor Byrne', clientType: 'invited', invitedFrom: 'copy_paste' },
      { phone: '+16045550134', clientType: 'invited', invitedFrom: 'csv_import' },
    ]);
    expect((await invited()).toSorted()).toEqual(['+16045550134', 'noor@example.com']);
    const saved = await clients.emitted(ClientSavedSchema);
    expect(saved.filter(({ client }) => client?.practiceId === practiceId)).toHaveLength(2);
  });

  it('refuses rows by themselves, each with its place, what was given and the reason', async () => {
    const rows = [
      { email: 'no address', firstName: 'A' },
      { email: 'good@example.com' },
      { firstName: 'Nobody' },
      { phone: '12', lastName: 'Short' },
      { email: 'b@example.com', invitedFrom: 'pigeon' },
      { email: 'c@example.com', firstName: 'x'.repeat(101) },
    ];
    const { result, erroredClients, clientImport } = await invite(rows);
    expect(result).toBe('success');
    expect(erroredClients).toContainEqual({ row: 1, email: 'no address' });
    expect(clientImport.erroredClients).toMatchObject([
      { row: 1, email: 'no address', firstName: 'A', code: 'invalid_email', message: 'Invalid email' },
      { row: 3, firstName: 'Nobody', code: 'no_contact' },
      { row: 4, phone: '12', lastName: 'Short', code: 'invalid_phone' },
      { row: 5, code: 'invalid_invited_from' },
      { row: 6, code: 'invalid_first_name' },
    ]);
    expect(clientImport).toMatchObject({ rowsCount: 6, processedCount: 6, invitedCount: 1, finished: true });
    expect(await invited()).toEqual(['good@example.com']);
  });

  it('reports existing contacts, invites each person once, and changes no address by a matching number', async () => {
    const known = { email: 'known@example.com', firstName: 'Known', phone: '+16045550134' };
    await invite([known, { phone: '+16045550135' }]);
    const rows = [
      { email: 'KNOWN@example.com', firstName: 'KNOWN' },
      { email: 'new@example.com', phone: '+16045550134' },
      { email: 'NEW@example.com' },
      { phone: '604 555 0135' },
      { email: 'fresh@example.com', phone: '+16045550135' },
    ];
    const { clientImport } = await invite(rows);
    expect(clientImport.existingClients).toEqual([{ email: 'known@example.com' }, { email: null }]);
    const counts = { processedCount: 5, invitedCount: 2, existingCount: 2, repeatedCount: 1, refusedCount: 0 };
    expect(clientImport).toMatchObject(counts);
    const stored = await clients.dataSource.manager.findOneBy(Client, { practiceId, email: 'known@example.com' });
    expect(stored).toMatchObject({ firstName: 'Known', version: 1 });
    const numbered = await clients.dataSource.manager.findBy(Client, { practiceId, phone: '+16045550135' });
    expect(numbered.map(({ email }) => email).toSorted()).toEqual(['fresh@example.com', null].toSorted());
    expect(await invited()).toHaveLength(4);
  });

  it('adds a row with another name at a known address as a client of its own', async () => {
    await invite([{ email: 'family@example.com', firstName: 'Ada', lastName: 'Okafor' }]);
    const rows = [
      { email: 'family@example.com', firstName: 'Ben', lastName: 'Okafor' },
      { email: 'family@example.com', firstName: 'B.', lastName: 'Okafor' },
      { email: 'Family@example.com', firstName: 'Okafor', lastName: 'Ada' },
    ];
    const { clientImport } = await invite(rows);
    expect(clientImport).toMatchObject({ invitedCount: 1, repeatedCount: 1, existingCount: 1 });
    expect(await count()).toBe(2);
  });

  it('matches the address of a merged record to the kept one, and sends it no invitation', async () => {
    await invite([{ email: 'kept@example.com' }]);
    const { manager } = clients.dataSource;
    const kept = await manager.findOneByOrFail(Client, { practiceId, email: 'kept@example.com' });
    const nothing = { firstName: '', lastName: '', phone: null, userId: null, timeZone: null };
    const merged = Client.create(newId(), practiceId, { ...nothing, email: 'merged@example.com' }, new Date());
    merged.mergeInto(kept.id, new Date());
    await manager.insert(Client, merged);
    const { clientImport } = await invite([{ email: 'Merged@example.com' }, { email: 'new@example.com' }]);
    expect(clientImport).toMatchObject({ invitedCount: 1, existingCount: 1, refusedCount: 0 });
    expect(clientImport.existingClients).toEqual([{ email: 'kept@example.com' }]);
    expect(await invited()).toEqual(['kept@example.com', 'new@example.com']);
  });

  it('works a long list off in batches, some at once, and takes a repetition for the same list', async () => {
    const key = newId();
    const { clientImport } = await invite(people(1_000), key);
    expect(clientImport).toMatchObject({ rowsCount: 1_000, processedCount: 300, finished: false });
    expect(await invite(people(1_000), key)).toMatchObject({
      clientImport: { id: clientImport.id, processedCount: 300 },
    });
    await Promise.all([runJob(), runJob()]);
    expect(await ask(clientImport.id)).toMatchObject({ processedCount: 1_000, invitedCount: 1_000, finished: true });
    expect(await count()).toBe(1_000);
    expect(new Set(await invited()).size).toBe(1_000);
    expect(await invited()).toHaveLength(1_000);
  });

  it('refuses rows of a file that is no text by themselves', async () => {
    const rows = [
      { email: 'a@example.com', firstName: 'A\0B' },
      { email: 'b@example.com', lastName: '\uD83D' },
    ];
    const { result, clientImport } = await invite([...rows, { email: 'c@example.com', firstName: 'Ça 😀' }]);
    expect([result, clientImport.invitedCount, clientImport.finished]).toEqual(['success', 1, true]);
    expect(clientImport.erroredClients).toMatchObject([{ code: 'invalid_first_name' }, { code: 'invalid_last_name' }]);
    const stored = await clients.dataSource.manager.findOneByOrFail(Client, { practiceId });
    expect(stored.firstName).toBe('Ça 😀');
  });

  it('goes on with the others where one cannot be worked off', async () => {
    const broken = newId();
    await clients.dataSource.query(
      'INSERT INTO client_imports (id, practice_id, created_at, rows_count) VALUES ($1, $2, $3, 1)',
      [broken, newId(), new Date(0)],
    );
    await clients.dataSource.query(
      `INSERT INTO client_import_rows (import_id, position, form, state) VALUES ($1, 1, '{"email": 1}', 'waiting')`,
      [broken],
    );
    const { clientImport } = await invite(people(301));
    await runJob();
    expect(await ask(clientImport.id)).toMatchObject({ processedCount: 301, finished: true });
    await clients.dataSource.query('DELETE FROM client_imports WHERE id = $1', [broken]);
  });

  it('takes three repetitions at once for one import', async () => {
    const key = newId();
    const answers = await Promise.all([invite(people(20), key), invite(people(20), key), invite(people(20), key)]);
    expect(new Set(answers.map(({ clientImport }) => clientImport.id)).size).toBe(1);
    expect(await invited()).toHaveLength(20);
  });

  it('asks the database as often for a batch of 100 as for one of 10', async () => {
    const ten = await queriesDuring(clients, () => invite(people(10)));
    const hundred = await queriesDuring(clients, () => invite(people(90, 10)));
    expect(hundred).toHaveLength(ten.length);
  });

  it.each([
    ['no rows', 0, 'no_rows'],
    ['more than 10,000', 10_001, 'too_many_rows'],
  ])('refuses a list of %s', async (_case, length, code) => {
    const rows = Array.from({ length }, () => ({ email: 'a@example.com' }));
    expect(await invite(rows)).toMatchObject({ result: 'failure', errors: [{ code }], clientImport: null });
  });

  it('shows an import to its practice only', async () => {
    const { clientImport } = await invite(people(1));
    expect(await ask(clientImport.id, { ...pro, practiceId: newId() })).toBeNull();
    expect(await ask('no-uuid')).toBeNull();
  });
});
