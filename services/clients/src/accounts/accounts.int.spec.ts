import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  EmailConfirmationRequestedSchema,
  PasswordResetRequestedSchema,
  UserRegisteredSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { tokenIn } from '../testing/mailed-token.js';
import { service } from '../service.js';

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { result errors { code field message } csrfToken user { id kind email name } }
}`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { result errors { code } csrfToken user { id } } }`;

let clients: TestService;
let visitors = 0;

/** Each has an address of their own, so that one test's attempts don't use up another's. */
const visitor = (): Actor => ({ kind: 'anonymous', ip: `203.0.113.${(visitors += 1)}` });
const person = (name: string) => ({
  kind: 'client',
  email: `${name}@example.com`,
  password: 'a long enough secret',
  firstName: 'Ada',
  lastName: 'Okafor',
});
const register = (input: object) => clients.graphql(REGISTER, { input }, visitor());
const cookieOf = (headers: Headers) => /yarrow_session=([^;]*)/.exec(headers.getSetCookie().join())?.[1];

beforeAll(async () => {
  clients = await startTestService(service, {
    env: { CSRF_SECRET: 'x'.repeat(32), PUBLIC_URL: 'http://localhost:8080' },
  });
});
afterAll(() => clients?.stop());

describe('register', () => {
  it('creates an account, publishes it and starts a session whose cookie scripts cannot read', async () => {
    const { data, headers } = await register({ ...person('Ada.First'), phone: '(604) 555-0134' });
    expect(data.register).toMatchObject({
      result: 'success',
      errors: [],
      user: { kind: 'client', name: 'Ada Okafor' },
    });
    expect(headers.getSetCookie()[0]).toMatch(
      /^yarrow_session=[\w-]{43}; HttpOnly; Path=\/; SameSite=Lax; Max-Age=7776000$/,
    );
    const events = await clients.emitted(UserRegisteredSchema);
    expect(events.map(({ user }) => user?.email)).toContain('ada.first@example.com');
  });

  it('creates the id of the practice of a pro', async () => {
    const { data } = await register({ ...person('pro'), kind: 'pro', practiceName: 'Still Water', country: 'ca' });
    const events = await clients.emitted(UserRegisteredSchema);
    const event = events.find(({ user }) => user?.userId === data.register.user.id);
    expect(event).toMatchObject({ practiceName: 'Still Water', country: 'CA' });
    expect(event?.user?.practiceId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('gives one account to ten who register one e-mail at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(person('ten'))));
    const results = answers.map(({ data }) => data.register.result);
    expect(results.filter((result) => result === 'success')).toHaveLength(1);
    expect(answers.filter(({ data }) => data.register.errors[0]?.code === 'email_taken')).toHaveLength(9);
  });

  it('answers a repeated request with the account that the first one made', async () => {
    const input = { ...person('repeated'), idempotencyKey: newId() };
    const answers = await Promise.all([1, 2, 3].map(() => register(input)));
    answers.push(await register(input));
    const ids = new Set(answers.map(({ data }) => data.register.user?.id));
    expect([...ids]).toEqual([expect.any(String)]);
    for (const { headers } of answers) expect(cookieOf(headers)).toMatch(/^[\w-]{43}$/);
    const registered = await clients.emitted(UserRegisteredSchema);
    expect(registered.filter(({ user }) => user?.email === input.email)).toHaveLength(1);
    const mailed = await clients.emitted(EmailConfirmationRequestedSchema);
    expect(mailed.filter(({ email }) => email === input.email)).toHaveLength(1);
  });

  it.each([
    ['another request', { idempotencyKey: '00000000-0000-4000-8000-000000000002' }],
    ['a request without a key', { idempotencyKey: null }],
    ['a repeated request with another password', { password: 'some other long words' }],
  ])('says to %s that there is an account already', async (_, changes) => {
    const first = { ...person(newId()), idempotencyKey: '00000000-0000-4000-8000-000000000001' };
    await register(first);
    const { data, headers } = await register({ ...first, ...changes });
    expect(data.register).toMatchObject({ result: 'failure', errors: [{ code: 'email_taken' }], user: null });
    expect(cookieOf(headers)).toBeUndefined();
  });

  it.each([
    [{ idempotencyKey: 'twice' }, 'invalid_idempotency_key'],
    [{ email: 'nobody' }, 'invalid_email'],
    [{ password: 'short' }, 'invalid_password'],
    [{ password: 'passwordpassword' }, 'guessable_password'],
    [{ password: 'refused@example.com' }, 'guessable_password'],
    [{ password: 'x'.repeat(201) }, 'invalid_password'],
    [{ firstName: ' ' }, 'invalid_first_name'],
    [{ kind: 'pro', practiceName: 'Yarrow Security' }, 'invalid_practice_name'],
    [{ lastName: 'x'.repeat(101) }, 'invalid_last_name'],
    [{ firstName: 'a\u0000b' }, 'invalid_first_name'],
    [{ firstName: '\u200B\u2060' }, 'invalid_first_name'],
    [{ email: 'a\u200Bda@example.com' }, 'invalid_email'],
    [{ phone: '12' }, 'invalid_phone'],
    [{ country: 'Canada' }, 'invalid_country'],
    [{ country: 'XX' }, 'invalid_country'],
  ])('refuses %j and writes nothing', async (changes, code) => {
    const before = await clients.dataSource.query('SELECT count(*) FROM users');
    const { data, headers } = await register({ ...person('refused'), ...changes });
    expect(data.register).toMatchObject({ result: 'failure', user: null, errors: [{ code }] });
    expect(cookieOf(headers)).toBeUndefined();
    expect(await clients.dataSource.query('SELECT count(*) FROM users')).toEqual(before);
  });

  it('keeps no password that could be read', async () => {
    await register(person('hash'));
    const [row] = await clients.dataSource.query(`SELECT password_hash FROM users WHERE email = 'hash@example.com'`);
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('login', () => {
  it('answers the same to a wrong password and an unknown account', async () => {
    await register(person('known'));
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const { data } = await clients.graphql(LOGIN, { input: { email, password: 'not the secret' } }, visitor());
      expect(data.login).toMatchObject({ result: 'failure', user: null, errors: [{ code: 'wrong_credentials' }] });
    }
  });
});

describe('currentUser', () => {
  it('shows e-mail and phone to the account itself only', async () => {
    const { data } = await register(person('self'));
    const { id } = data.register.user;
    const entity = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on User { name email } } }`;
    const representations = { r: [{ __typename: 'User', id }] };
    const self = await clients.graphql(entity, representations, { kind: 'client', userId: id, ip: '203.0.113.9' });
    const other = await clients.graphql(entity, representations, visitor());
    expect(self.data._entities).toEqual([{ name: 'Ada Okafor', email: 'self@example.com' }]);
    expect(other.data._entities).toEqual([{ name: 'Ada Okafor', email: null }]);
  });

  it('is null for visitors', async () => {
    expect((await clients.graphql('{ currentUser { id } }', {}, visitor())).data).toEqual({ currentUser: null });
  });
});

describe('resetPassword', () => {
  const REQUEST = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { result errors { code } } }`;
  const RESET = `mutation ($token: String!, $password: String!) {
    resetPassword(input: { token: $token, password: $password }) { result errors { code } }
  }`;

  it('sets a new password once and reveals nothing about unknown accounts', async () => {
    await register(person('forgetful'));
    for (const email of ['forgetful@example.com', 'nobody-here@example.com']) {
      expect((await clients.graphql(REQUEST, { email }, visitor())).data.requestPasswordReset.result).toBe('success');
    }
    const events = await clients.emitted(PasswordResetRequestedSchema);
    expect(events.map(({ email }) => email)).toEqual(['forgetful@example.com']);
    const variables = {
      token: await tokenIn(clients, PasswordResetRequestedSchema, events[0]!),
      password: 'another good secret',
    };
    const outcomes = await Promise.all([1, 2, 3].map(() => clients.graphql(RESET, variables, visitor())));
    expect(outcomes.filter(({ data }) => data.resetPassword.result === 'success')).toHaveLength(1);
    const input = { email: 'forgetful@example.com', password: variables.password };
    expect((await clients.graphql(LOGIN, { input }, visitor())).data.login.result).toBe('success');
  });

  it('is mailed to its owner even if another visitor has used up the limit', async () => {
    await register(person('targeted'));
    const email = 'targeted@example.com';
    const codeFor = async (actor: Actor) => {
      const { result, errors } = (await clients.graphql(REQUEST, { email }, actor)).data.requestPasswordReset;
      return errors[0]?.code ?? result;
    };
    const stranger = visitor();
    const outcomes: string[] = [];
    for (let time = 0; time < 4; time += 1) outcomes.push(await codeFor(stranger));
    expect(outcomes).toEqual(['success', 'success', 'success', 'rate_limited']);
    expect(await codeFor(visitor())).toBe('success');
  });

  it('refuses an unknown token', async () => {
    const { data } = await clients.graphql(RESET, { token: 'made-up', password: 'another good secret' }, visitor());
    expect(data.resetPassword).toMatchObject({ result: 'failure', errors: [{ code: 'invalid_token' }] });
  });
});
