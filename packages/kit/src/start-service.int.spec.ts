import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from './ids.js';
import { notebook } from './testing/notebook/src/notebook.service.js';
import { NoteWrittenSchema } from './testing/notebook/src/notebook.events.js';
import { startTestService, type TestService } from './testing/test-service.js';

const UP = { status: 'up' };
const INTERNAL = 'Something went wrong on our side. Please try again.';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(notebook);
});
afterAll(() => service.stop());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${service.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

describe('authentication', () => {
  it('refuses GraphQL without a token', async () => {
    const response = await post('/graphql', '{"query":"{ whoAmI }"}');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('refuses a token with a changed claim', async () => {
    const [head, payload, signature] = (await service.tokenOf()).split('.');
    const claims = { ...JSON.parse(Buffer.from(payload!, 'base64url').toString()), kind: 'pro', sub: newId() };
    const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    const response = await post('/graphql', '{"query":"{ whoAmI }"}', { authorization: `Bearer ${forged}` });
    expect(response.status).toBe(401);
  });

  it('opens REST routes to public ones and to a token only', async () => {
    expect((await fetch(`${service.url}/api/me`)).status).toBe(401);
    const headers = { authorization: `Bearer ${await service.tokenOf()}` };
    expect(await (await fetch(`${service.url}/api/me`, { headers })).json()).toEqual({ kind: 'anonymous' });
    const signed = '{ "spaces":  "kept" }';
    expect(await (await post('/webhooks/notebook', signed)).json()).toEqual({ raw: signed });
  });
});

describe('queries', () => {
  it('know the actor', async () => {
    const userId = newId();
    expect((await service.graphql('{ whoAmI }', {}, { kind: 'client', userId })).data).toEqual({ whoAmI: userId });
    const { errors } = await service.graphql('{ whoAmI }');
    expect(errors).toMatchObject([{ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('say of a character that no text can hold that it cannot be used', async () => {
    const expected = [
      { message: 'The text holds a character that cannot be used.', extensions: { code: 'BAD_USER_INPUT' } },
    ];
    const text = 'a\u0000b';
    const write = 'mutation W($id: ID!, $text: String!) { writeNote(id: $id, text: $text) { result } }';
    expect((await service.graphql(write, { id: newId(), text })).errors).toMatchObject(expected);
    expect((await service.graphql('query Q($id: ID!) { note(id: $id) { id } }', { id: text })).errors).toMatchObject(
      expected,
    );
  });

  it.each(['sql', 'other'])('mask what fails inside (%s)', async (how) => {
    const answer = await service.graphql('query Q($how: String!) { fails(how: $how) }', { how });
    expect(answer.data).toEqual({ fails: null });
    expect(answer.errors).toEqual([
      {
        message: INTERNAL,
        path: ['fails'],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
  });

  it('mask a null where the contract has none', async () => {
    expect((await service.graphql('{ neverNull }')).errors).toMatchObject([
      { message: INTERNAL, extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
  });

  it('show a broken rule with its code', async () => {
    expect((await service.graphql('{ fails(how: "domain") }')).errors).toMatchObject([
      { message: 'This is not yours.', extensions: { code: 'not_yours' } },
    ]);
  });

  it('report a wrong variable to the caller', async () => {
    const { errors } = await service.graphql('query Q($how: String!) { fails(how: $how) }', { how: { a: 1 } });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it.each(['2026-02-30T00:00:00Z', '2026-05-01T09:00:00', 'yesterday'])('refuse %s as a time', async (at) => {
    const { errors } = await service.graphql('query Q($at: DateTime!) { echo(at: $at) }', { at });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('refuse an unreadable time in the operation itself, as any other wrong literal', async () => {
    for (const literal of ['"yesterday"', '"2026-05-01T09:00:00"', '5', 'true']) {
      const { status, errors } = await service.graphql(`{ echo(at: ${literal}) }`);
      expect([status, errors]).toEqual([
        400,
        [
          {
            message: 'A time is ISO 8601 with an offset, such as 2026-05-01T09:00:00-07:00.',
            locations: [{ line: 1, column: 12 }],
            extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
          },
        ],
      ]);
    }
    expect((await service.graphql('{ fails(how: 5) }')).errors).toMatchObject([
      { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
  });

  it('keep the offset of a time', async () => {
    const at = '2026-05-01T09:00:00-07:00';
    expect((await service.graphql('query Q($at: DateTime!) { echo(at: $at) }', { at })).data).toEqual({ echo: at });
  });
});

describe('mutations', () => {
  it('report a wrong variable to the caller', async () => {
    const write = 'mutation W($id: ID!, $text: String!) { writeNote(id: $id, text: $text) { result } }';
    const { data, errors } = await service.graphql(write, { id: newId(), text: { a: 1 } });
    expect([data, errors]).toMatchObject([undefined, [{ extensions: { code: 'BAD_USER_INPUT' } }]]);
  });

  it('store the change and the event, or roll back both', async () => {
    const id = newId();
    const write =
      'mutation W($id: ID!, $text: String!) { writeNote(id: $id, text: $text) { result errors { code field } note { id length } } }';
    expect((await service.graphql(write, { id, text: 'hello' })).data).toEqual({
      writeNote: { result: 'success', errors: [], note: { id, length: 5 } },
    });
    expect((await service.graphql(write, { id, text: '' })).data).toEqual({
      writeNote: { result: 'failure', errors: [{ code: 'text_missing', field: 'text' }], note: null },
    });
    await service.graphql(write, { id: newId(), text: 'rolled back' });
    expect((await service.emitted(NoteWrittenSchema)).map(({ text }) => text)).toEqual(['hello']);
    const entities = 'query E($of: [_Any!]!) { _entities(representations: $of) { ... on Note { id length } } }';
    const of = [id, newId()].map((noteId) => ({ __typename: 'Note', id: noteId }));
    const answer = await service.graphql(entities, { of });
    expect(answer.data).toEqual({ _entities: [{ id, length: 5 }, null] });
    expect(answer.errors).toMatchObject([{ path: ['_entities', 1], extensions: { code: 'not_found' } }]);
  });

  it('run one after the other within one operation', async () => {
    const { data } = await service.graphql('mutation { a: step(name: "a", ms: 60) b: step(name: "b", ms: 1) }');
    expect(data.b).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });
});

describe('REST routes', () => {
  it('answer broken rules and faults of ours in one form', async () => {
    const headers = { authorization: `Bearer ${await service.tokenOf()}` };
    const refused = await fetch(`${service.url}/api/refuses`, { headers });
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { errors: [{ code: 'refused', message: 'Not this one.', field: 'id' }] },
    ]);
    const failed = await fetch(`${service.url}/api/fails`, { headers });
    expect([failed.status, await failed.json()]).toEqual([
      500,
      { errors: [{ code: 'INTERNAL_SERVER_ERROR', message: INTERNAL, field: null }] },
    ]);
  });
});

describe('health', () => {
  it('says that it lives, is ready, and what it has measured', async () => {
    expect(await (await fetch(`${service.url}/healthz`)).json()).toEqual({
      status: 'ok',
      service: 'notebook',
      tzVersion: expect.stringMatching(/^20\d\d[a-z]$/),
    });
    const parts = { traffic: UP, database: UP, broker: UP, redis: UP };
    expect(await (await fetch(`${service.url}/readyz`)).json()).toEqual({
      ...{ status: 'ok', info: parts, details: parts, error: {} },
    });
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    for (const name of [
      'http_request_duration_seconds_count',
      'graphql_operation_duration_seconds_count',
      'outbox_rows',
    ]) {
      expect(metrics).toContain(name);
    }
  });
});
