import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientInvitedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { endOwnWork } from '@yarrow/kit/testing/queries-during';
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

const COUNTS = `id rowsCount receivedCount processedCount invitedCount existingCount repeatedCount refusedCount finished`;
const INVITE = `mutation ($clients: [ImportedClientInput!]!, $key: ID, $firstRow: Int, $rowsCount: Int, $emailRequired: Boolean) {
  inviteClients(clients: $clients, idempotencyKey: $key, firstRow: $firstRow, rowsCount: $rowsCount, emailRequired: $emailRequired) {
    result errors { code } erroredClients { row email code message } clientImport { ${COUNTS} } } }`;

interface Part {
  readonly firstRow?: number;
  readonly rowsCount?: number;
  readonly key?: string;
  readonly emailRequired?: boolean;
}

const send = async (rows: object[], part: Part = {}, actor = pro) =>
  (await clients.graphql(INVITE, { clients: rows, ...part }, actor)).data.inviteClients;
const runJob = () => clients.app.get(JobsService).runNow(PROCESS_IMPORTS_JOB);
const person = (row: number) => ({ email: `p${row}@example.com`, firstName: `P${row}` });
const people = (count: number, from = 1) => Array.from({ length: count }, (_one, index) => person(from + index));
const contacts = () => clients.dataSource.manager.findBy(Client, { practiceId });
const ask = async (query: string, actor = pro) => (await clients.graphql(`{ ${query} }`, {}, actor)).data;
async function invited(): Promise<string[]> {
  const events = await clients.emitted(ClientInvitedSchema);
  return events.filter((event) => event.practiceId === practiceId).map(({ client }) => client!.email);
}

/** What refuses to store one contact, as a database does that is cut off in the middle of a batch. */
async function withFaultAt<T>(email: string, work: () => Promise<T>): Promise<T> {
  await clients.dataSource.query(`
    CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.email = '${email}' THEN RAISE EXCEPTION 'cut off'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER cut_off BEFORE INSERT ON clients FOR EACH ROW EXECUTE FUNCTION cut_off();`);
  try {
    return await work();
  } finally {
    await clients.dataSource.query('DROP TRIGGER cut_off ON clients; DROP FUNCTION cut_off()');
  }
}

describe('a list that comes in parts', () => {
  it('works off what has arrived, and goes on where it was cut off when the rest comes', async () => {
    const key = newId();
    await send(people(150), { key, rowsCount: 400 });
    await runJob();
    const { latestClientImport: cut } = await ask(`latestClientImport { ${COUNTS} }`);
    expect(cut).toMatchObject({ rowsCount: 400, receivedCount: 150, processedCount: 150, finished: false });
    // The browser did not hear that part of this had arrived.
    await send(people(300, 101), { key, firstRow: 101, rowsCount: 400 });
    await runJob();
    const { latestClientImport: whole } = await ask(`latestClientImport { ${COUNTS} }`);
    expect(whole).toMatchObject({ id: cut.id, processedCount: 400, invitedCount: 400, finished: true });
    expect(await invited()).toHaveLength(400);
  });

  it('goes on behind its last whole batch after a crash in the middle of one', async () => {
    const { clientImport } = await withFaultAt('p250@example.com', async () => {
      const sent = await send(people(500, 1), { key: newId(), rowsCount: 501 });
      await runJob();
      return sent;
    });
    const progress = async () => (await ask(`clientImport(id: "${clientImport.id}") { ${COUNTS} }`)).clientImport;
    expect(await progress()).toMatchObject({ processedCount: 200, invitedCount: 200, finished: false });
    expect([(await contacts()).length, (await invited()).length]).toEqual([200, 200]);
    await runJob();
    expect(await progress()).toMatchObject({ processedCount: 500, invitedCount: 500 });
    const mailed = await invited();
    expect([mailed.length, new Set(mailed).size]).toEqual([500, 500]);
  });

  it('distinguishes rows that repeat an earlier part from people who were there before', async () => {
    await send([person(1)]);
    const key = newId();
    await send(people(100), { key, rowsCount: 200 });
    await runJob();
    await send(people(100, 51), { key, firstRow: 101, rowsCount: 200 });
    await runJob();
    const { latestClientImport } = await ask(`latestClientImport { ${COUNTS} existingClients { email } }`);
    const counts = { processedCount: 200, invitedCount: 149, existingCount: 1, repeatedCount: 50, refusedCount: 0 };
    expect(latestClientImport).toMatchObject({ ...counts, existingClients: [{ email: 'p1@example.com' }] });
  });

  it.each([
    ['before its first row', { firstRow: 0, rowsCount: 5 }],
    ['behind its last row', { firstRow: 4, rowsCount: 5 }],
    ['of another length than it began with', { firstRow: 1, rowsCount: 6 }],
  ])('refuses rows %s', async (_case, part) => {
    const key = newId();
    await send(people(2), { key, rowsCount: 5 });
    expect(await send(people(3), { key, ...part })).toMatchObject({ errors: [{ code: 'invalid_rows' }] });
    const { latestClientImport } = await ask(`latestClientImport { ${COUNTS} }`);
    expect(latestClientImport).toMatchObject({ rowsCount: 5, receivedCount: 2 });
  });

  it('refuses a part that names no list, which would wait for the others for ever, and takes a whole list without', async () => {
    const refused = { errors: [{ code: 'invalid_idempotency_key' }], clientImport: null };
    expect(await send(people(2), { rowsCount: 3 })).toMatchObject(refused);
    expect(await ask(`latestClientImport { ${COUNTS} }`)).toEqual({ latestClientImport: null });
    expect(await send(people(2), { rowsCount: 2 })).toMatchObject({ clientImport: { receivedCount: 2 } });
  });

  it('refuses to start a list that is too long or beyond the daily limit, and completes started lists', async () => {
    const tooLong = await send(people(2), { key: newId(), rowsCount: 10_001 });
    expect(tooLong).toMatchObject({ errors: [{ code: 'too_many_rows' }] });
    const [first, second] = [newId(), newId()];
    for (const key of [first, second]) await send([person(1)], { key, rowsCount: 10_000 });
    expect(await send([person(1)], { key: newId(), rowsCount: 1 })).toMatchObject({
      errors: [{ code: 'rate_limited' }],
    });
    const rest = await send([person(2)], { key: first, firstRow: 2, rowsCount: 10_000 });
    expect(rest).toMatchObject({ result: 'success', clientImport: { receivedCount: 2 } });
  });

  it('is its practice’s own: the same key of another one begins another list', async () => {
    const key = newId();
    const { clientImport } = await send(people(2), { key, rowsCount: 4 });
    const other = { ...pro, practiceId: newId() };
    const theirs = await send(people(2), { key, rowsCount: 4 }, other);
    expect(theirs.clientImport.id).not.toBe(clientImport.id);
    expect((await ask(`latestClientImport { id }`, other)).latestClientImport).toEqual({ id: theirs.clientImport.id });
    expect((await ask(`latestClientImport { id }`, { ...pro, practiceId: newId() })).latestClientImport).toBeNull();
  });
});

describe('a list that needs email addresses', () => {
  const rows = [
    { email: 'a@example.com', phone: '604 555 0134' },
    { phone: '604 555 0135', firstName: 'Only a number' },
    { email: '  ', lastName: 'Blank' },
  ];

  it('refuses rows without one, whatever number they have', async () => {
    const { erroredClients, clientImport } = await send(rows, { emailRequired: true });
    expect(erroredClients).toMatchObject([
      { row: 2, code: 'email_required', message: 'No email address' },
      { row: 3, code: 'email_required' },
    ]);
    expect(clientImport).toMatchObject({ invitedCount: 1, refusedCount: 2 });
  });

  it('is invited by text instead where the practice wants that', async () => {
    const { erroredClients, clientImport } = await send(rows, { emailRequired: false });
    expect(erroredClients).toMatchObject([{ row: 3, code: 'no_contact' }]);
    expect(clientImport).toMatchObject({ invitedCount: 2, refusedCount: 1 });
  });
});

describe('rows of an import', () => {
  const page = (arguments_: string) => `latestClientImport {
    existingClients${arguments_} { email } erroredClients${arguments_} { row email } }`;

  it('come in pages', async () => {
    await send(people(120));
    await send([...people(120), ...Array.from({ length: 120 }, (_one, index) => ({ email: `wrong ${index}` }))]);
    const { latestClientImport: first } = await ask(page(''));
    expect([first.existingClients.length, first.erroredClients.length]).toEqual([100, 100]);
    const { latestClientImport: rest } = await ask(page('(limit: 500, offset: 100)'));
    expect(rest.existingClients.map(({ email }: { email: string }) => email)).toEqual(
      people(20, 101).map(({ email }) => email),
    );
    expect(rest.erroredClients.at(-1)).toEqual({ row: 240, email: 'wrong 119' });
    const { latestClientImport: least } = await ask(page('(limit: 0, offset: -3)'));
    expect([least.existingClients, least.erroredClients[0].row]).toEqual([[{ email: 'p1@example.com' }], 121]);
  });
});

describe('GET /portal/client-export/imports/{id}/refused-rows.csv', () => {
  const download = async (id: string, actor: Partial<Actor> = pro) => {
    const authorization = `Bearer ${await clients.tokenOf(actor)}`;
    return fetch(`${clients.url}/portal/client-export/imports/${id}/refused-rows.csv`, { headers: { authorization } });
  };

  it('has each refused row as it was given, with its reason, and formulas made harmless', async () => {
    const rows = [
      { email: 'good@example.com' },
      { email: '=HYPERLINK("http://x")', firstName: '@SUM(A1)', lastName: 'Byrne, Jr', phone: '+16045550134' },
      { email: 'x@example.com', phone: '-12' },
      { firstName: 'Zoë' },
    ];
    const { clientImport } = await send(rows);
    const response = await download(clientImport.id);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="refused-rows.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.subarray(3).toString()).toBe(
      [
        'Email,First Name,Last Name,Phone,Reason,Row',
        `"'=HYPERLINK(""http://x"")","'@SUM(A1)","Byrne, Jr",+16045550134,Invalid email,2`,
        `x@example.com,,,"'-12",Please enter a valid phone number.,3`,
        ',Zoë,,,Please enter an email address or a phone number.,4',
        '',
      ].join('\r\n'),
    );
  });

  it('has all of many, once', async () => {
    const { clientImport } = await send(Array.from({ length: 2_500 }, (_one, index) => ({ email: `wrong ${index}` })));
    await runJob();
    const lines = (await (await download(clientImport.id)).text()).trim().split('\r\n').slice(1);
    expect([lines.length, new Set(lines).size]).toEqual([2_500, 2_500]);
  });

  it('is for the practice that brought the list only', async () => {
    const { clientImport } = await send([{ email: 'wrong' }]);
    expect((await download(clientImport.id, { ...pro, practiceId: newId() })).status).toBe(404);
    expect((await download('no-uuid')).status).toBe(404);
    expect((await download(clientImport.id, { kind: 'client', userId: newId() })).status).toBe(403);
    expect((await download(clientImport.id, { kind: 'anonymous' })).status).toBe(401);
  });
});

/** Must be last: readers of published events would read all of these. */
describe('a list of 10,000 in parts', () => {
  it('becomes 10,000 contacts and invitations, each once, though parts come twice and in any order', async () => {
    const key = newId();
    const starts = Array.from({ length: 20 }, (_one, index) => index * 500 + 1);
    const part = (firstRow: number) => send(people(500, firstRow), { key, firstRow, rowsCount: 10_000 });
    const { clientImport: started } = await part(1);
    expect(started).toMatchObject({ rowsCount: 10_000, receivedCount: 500, processedCount: 0, finished: false });
    for (const firstRow of starts.toReversed()) await part(firstRow);
    await runJob();
    await Promise.all([part(1), part(4_501), part(9_501)]);
    await runJob();
    const { clientImport } = await ask(`clientImport(id: "${started.id}") { ${COUNTS} }`);
    const done = { rowsCount: 10_000, receivedCount: 10_000, processedCount: 10_000, invitedCount: 10_000 };
    expect(clientImport).toMatchObject({ ...done, finished: true });
    expect(new Set((await contacts()).map(({ email }) => email)).size).toBe(10_000);
    const mailed = await invited();
    expect([mailed.length, new Set(mailed).size]).toEqual([10_000, 10_000]);
  });
});
