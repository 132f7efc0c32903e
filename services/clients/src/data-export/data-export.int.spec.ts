import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import {
  type ExportPersonRequest,
  ExportPersonRequestSchema,
  ExportPersonResponseSchema,
} from '@yarrow/contracts/operations/v1/requests_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { operationSubject } from '@yarrow/kit/messaging/requests.client';
import { RUNTIME, type Runtime } from '@yarrow/kit/runtime';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';

const PASSWORD = 'seven slow mountain goats';
const OTHERS = ['catalog', 'scheduling', 'payments', 'reviews', 'notifications'] as const;

type Page = { section: string; rows: object[]; nextCursor?: string };

let clients: TestService;
let visitors = 0;
const asked: { service: string; request: ExportPersonRequest }[] = [];
/** What the other services answer, by the cursor of the request. */
let pages: Partial<Record<(typeof OTHERS)[number], Record<string, Page>>> = {};
/** A service and a cursor that gets no answer. */
let silent = '';

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32), REQUEST_TIMEOUT_MS: '1000' } });
  const { broker } = clients.app.get<Runtime>(RUNTIME);
  const connection = await broker.connection();
  for (const name of OTHERS) {
    connection.subscribe(operationSubject(broker, name, ExportPersonRequestSchema.typeName), {
      callback: (_error, message) => {
        const request = fromBinary(ExportPersonRequestSchema, message.data);
        asked.push({ service: name, request });
        if (silent === `${name}:${request.cursor}`) return;
        const { section, rows, nextCursor = '' } = pages[name]?.[request.cursor] ?? { section: '', rows: [] };
        const answer = create(ExportPersonResponseSchema, { section, rows: JSON.stringify(rows), nextCursor });
        message.respond(toBinary(ExportPersonResponseSchema, answer));
      },
    });
  }
});
afterAll(() => clients?.stop());

async function register(own: object = {}): Promise<Actor & { email: string }> {
  const email = `${newId()}@example.com`;
  const ip = `203.0.113.${(visitors += 1)}`;
  const input = { kind: 'client', email, password: PASSWORD, firstName: 'Ada', lastName: 'Okafor', ...own };
  const text = `mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }`;
  const { data } = await clients.graphql(text, { input }, { ip });
  return { kind: 'client', userId: data['register'].user.id, ip, email } as Actor & { email: string };
}
async function start(actor: Partial<Actor>, password = PASSWORD) {
  const text = `mutation ($password: String!) { startDataExport(currentPassword: $password) { result errors { code } url } }`;
  const { data, errors } = await clients.graphql(text, { password }, actor);
  return errors ? { code: errors[0]!.extensions.code } : data['startDataExport'];
}
const fetchFile = async (url: string, actor: Partial<Actor>) =>
  fetch(`${clients.url}${url}`, { headers: { authorization: `Bearer ${await clients.tokenOf(actor)}` } });

describe('the data of an account', () => {
  it('comes as one file with what every service has, page after page', async () => {
    const actor = await register();
    asked.length = 0;
    pages = {
      scheduling: {
        '': { section: 'visits', rows: [{ visit_id: 1 }, { visit_id: 2 }], nextCursor: '0:2' },
        '0:2': { section: 'visits', rows: [{ visit_id: 3 }], nextCursor: '1:0' },
        '1:0': { section: 'places_in_events', rows: [] },
      },
      payments: { '': { section: 'payments', rows: [{ amount_cents: 9000, note: 'a ] and a "' }] } },
    };
    const { url } = await start(actor);
    const response = await fetchFile(url, actor);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="yarrow-data.json"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({
      exportedAt: expect.stringMatching(/Z$/),
      account: [{ email: actor.email, first_name: 'Ada', last_name: 'Okafor', kind: 'client' }],
      passkeys: [],
      visits: [{ visit_id: 1 }, { visit_id: 2 }, { visit_id: 3 }],
      places_in_events: [],
      payments: [{ amount_cents: 9000, note: 'a ] and a "' }],
    });
    for (const { request } of asked) expect(request).toMatchObject({ userId: actor.userId, practiceId: '' });
  });

  it('is fetched once, by the account itself, and asked for with its password', async () => {
    const [actor, other] = [await register(), await register()];
    pages = {};
    expect(await start(actor, 'not the password')).toMatchObject({ errors: [{ code: 'wrong_password' }], url: null });
    const { url } = await start(actor);
    expect((await fetchFile(url, other)).status).toBe(404);
    const file = await (await fetchFile(url, actor)).text();
    expect(file).not.toContain('password');
    expect((await fetchFile(url, actor)).status).toBe(404);
    expect((await fetch(`${clients.url}${url}`)).status).toBe(401);
    expect(await start({ ip: actor.ip })).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('names the practice that an account owns, and its contacts once the address is confirmed', async () => {
    const actor = await register({ kind: 'pro', practiceName: 'Still Water' });
    const [{ practice_id: practiceId }] = await clients.dataSource.query<[{ practice_id: string }]>(
      'SELECT practice_id FROM users WHERE id = $1',
      [actor.userId],
    );
    asked.length = 0;
    pages = {};
    const pro = { ...actor, kind: 'pro', practiceId } as Partial<Actor>;
    const file = await (await fetchFile((await start(pro)).url, pro)).json();
    expect(file).toMatchObject({ clients: [], client_notes: [], client_intake_forms: [] });
    for (const { request } of asked) expect(request).toMatchObject({ practiceId, clientIds: [] });
  });

  it('is no file at all where a service does not answer, and breaks off where one fails later', async () => {
    const actor = await register();
    pages = {};
    silent = 'reviews:';
    const [first, later] = [await start(actor), await start(actor)];
    expect((await fetchFile(first.url, actor)).status).toBeGreaterThanOrEqual(500);
    silent = 'scheduling:0:1';
    pages = { scheduling: { '': { section: 'visits', rows: [{ visit_id: 1 }], nextCursor: '0:1' } } };
    const response = await fetchFile(later.url, actor);
    await expect(response.text()).rejects.toThrow();
    silent = '';
  });
});
