import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmailConfirmationRequestedSchema, UserChangedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { REDIS } from '@yarrow/kit/database/redis';
import { newId } from '@yarrow/kit/ids';
import { renewSession, sessionHash } from '@yarrow/kit/sessions/browser-session';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Redis } from 'ioredis';
import { service } from '../service.js';
import { tokenIn } from '../testing/mailed-token.js';

const PASSWORD = 'seven slow mountain goats';
const NEW_PASSWORD = 'nine quick river otters';
const ARGUMENTS = `$name: String, $title: String, $email: String, $phone: String, $gender: Gender, $dob: Date,
  $customGender: String, $password: String, $passwordConfirmation: String, $currentPassword: String`;
const PASSED = [...ARGUMENTS.matchAll(/\$(\w+)/g)].map(([, name]) => `${name}: $${name}`).join(', ');
const UPDATE = `mutation (${ARGUMENTS}) { updatePersonalSettings(${PASSED}) { result errors { code message field }
  user { id name email phone gender customGender dob pendingEmail } } }`;
const CONFIRM = `mutation ($token: String!) { confirmEmail(input: { token: $token }) {
  result errors { code } user { email emailConfirmed } } }`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { result errors { code } } }`;

const clock = new FixedClock('2027-01-04T12:00:00Z');
let clients: TestService;
let visitors = 0;

beforeAll(async () => {
  clients = await startTestService(service, { clock, env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());

const newAddress = () => `203.0.113.${(visitors += 1)}`;
const newEmail = () => `${newId()}@example.com`;

/** Asks as the gateway does, with the session of the browser. */
async function ask(query: string, variables: object, actor: Partial<Actor>, cookie?: string) {
  const response = await fetch(`${clients.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await clients.tokenOf(actor)}`,
      ...(cookie && { 'x-session-hash': sessionHash(cookie) }),
    },
    body: JSON.stringify({ query, variables }),
  });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads whatever it asked for
  const { data, errors } = (await response.json()) as { data: any; errors?: { extensions: { code: string } }[] };
  const session = /yarrow_session=([^;]*)/.exec(response.headers.getSetCookie().join())?.[1] ?? '';
  return { answer: errors ? errors[0]!.extensions.code : Object.values(data as object)[0], session };
}

async function register(kind: 'client' | 'pro' = 'pro') {
  const email = newEmail();
  const query = `mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }`;
  const input = { kind, email, password: PASSWORD, firstName: 'Ines', lastName: 'Duarte' };
  const { answer, session } = await ask(query, { input }, { ip: newAddress() });
  const actor: Partial<Actor> = { kind, userId: answer.user.id, ip: newAddress() };
  return { email, actor, session, update: async (form: object) => (await ask(UPDATE, form, actor, session)).answer };
}
const logIn = (email: string, password: string) => ask(LOGIN, { input: { email, password } }, { ip: newAddress() });
const isOpen = async (session: string) =>
  (await renewSession(clients.app.get<Redis>(REDIS), sessionHash(session), clock.now())) !== undefined;
const changesOf = async (actor: Partial<Actor>) =>
  (await clients.emitted(UserChangedSchema)).filter(({ user }) => user?.userId === actor.userId);
async function newestTokenOf({ userId }: Partial<Actor>) {
  const sent = (await clients.emitted(EmailConfirmationRequestedSchema)).filter((event) => event.userId === userId);
  const event = sent.at(-1)!;
  return { event, token: await tokenIn(clients, EmailConfirmationRequestedSchema, event) };
}
const refused = (code: string, field: string | null) => ({ result: 'failure', errors: [{ code, field }], user: null });

describe('the personal settings of an account', () => {
  it('is changed by what is given, and published', async () => {
    const { actor, email, update } = await register();
    const form = {
      name: 'Ana Maria Sousa',
      phone: '(604) 555-0134',
      gender: 'Custom',
      customGender: 'Agender',
      dob: '1984-03-09',
    };
    expect(await update(form)).toMatchObject({
      result: 'success',
      user: { ...form, phone: '+16045550134', email, pendingEmail: null },
    });
    expect(await update({ name: '', gender: 'Female' })).toMatchObject({
      user: { name: 'Ana Maria Sousa', gender: 'Female', customGender: null, dob: '1984-03-09' },
    });
    const [first, second] = await changesOf(actor);
    expect(first?.user).toMatchObject({ firstName: 'Ana Maria', lastName: 'Sousa', phone: '+16045550134', version: 2 });
    expect(second?.user).toMatchObject({ version: 3 });
  });

  it('publishes the title of practitioners only', async () => {
    const [pro, client] = [await register(), await register('client')];
    await pro.update({ title: 'Massage therapist' });
    await client.update({ title: 'Massage therapist' });
    expect((await changesOf(pro.actor)).map(({ title }) => title)).toEqual(['Massage therapist']);
    expect(await changesOf(client.actor)).toEqual([]);
  });

  it('is for their eyes alone, and theirs alone to change', async () => {
    const { actor, update } = await register();
    await update({ dob: '1984-03-09', gender: 'Male' });
    const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) {
      ... on User { gender customGender dob pendingEmail email phone } } }`;
    const keys = [{ __typename: 'User', id: actor.userId }];
    const { answer } = await ask(
      query,
      { keys },
      { kind: 'pro', userId: newId(), practiceId: newId(), ip: newAddress() },
    );
    const nothing = { gender: null, customGender: null, dob: null, pendingEmail: null, email: null, phone: null };
    expect(answer).toEqual([nothing]);
    expect((await ask(UPDATE, { name: 'Eve Other' }, { kind: 'anonymous', ip: newAddress() })).answer).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('is refused as a whole where one thing breaks a rule', async () => {
    const { actor, update } = await register();
    expect(await update({ name: 'Ana Sousa', dob: '2027-01-04' })).toMatchObject(refused('invalid_dob', 'dob'));
    expect(await changesOf(actor)).toEqual([]);
  });
});

describe('another password', () => {
  const passwords = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };

  it('takes the place of the current one, and ends the sessions of all other browsers', async () => {
    const { email, session, update } = await register();
    const other = await logIn(email, PASSWORD);
    expect(await update({ ...passwords, currentPassword: PASSWORD })).toMatchObject({ result: 'success', errors: [] });
    expect([await isOpen(session), await isOpen(other.session)]).toEqual([true, false]);
    expect((await logIn(email, PASSWORD)).answer).toMatchObject({ errors: [{ code: 'wrong_credentials' }] });
    expect((await logIn(email, NEW_PASSWORD)).answer).toMatchObject({ result: 'success' });
  });

  it.each([
    ['another one', { ...passwords, currentPassword: 'four other words here' }, 'wrong_password', 'currentPassword'],
    ['none', passwords, 'wrong_password', 'currentPassword'],
  ])('is refused with %s as the current one', async (_what, form, code, field) => {
    const { email, update } = await register();
    expect(await update(form)).toMatchObject(refused(code, field));
    expect((await logIn(email, PASSWORD)).answer).toMatchObject({ result: 'success' });
  });

  it('is refused where its repetition differs, and where it can be guessed', async () => {
    const { update } = await register();
    const differs = await update({ password: NEW_PASSWORD, passwordConfirmation: 'x', currentPassword: PASSWORD });
    expect(differs).toMatchObject(refused('passwords_differ', 'passwordConfirmation'));
    expect(differs.errors[0].message).toBe('Your password and password confirmation do not match.');
    const guessable = { password: 'password1234', passwordConfirmation: 'password1234', currentPassword: PASSWORD };
    expect(await update(guessable)).toMatchObject(refused('guessable_password', 'password'));
  });

  it('cannot be had by guessing the current one', async () => {
    const { update } = await register();
    const codes: string[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      codes.push((await update({ ...passwords, currentPassword: `wrong number ${guess}` })).errors[0].code);
    expect(new Set(codes)).toEqual(new Set(['wrong_password', 'rate_limited']));
    expect(await update({ ...passwords, currentPassword: PASSWORD })).toMatchObject(refused('rate_limited', null));
  });

  it('is set once of two at the same time', async () => {
    const { update } = await register();
    const both = await Promise.all(
      [NEW_PASSWORD, 'eleven tall winter pines'].map((password) =>
        update({ password, passwordConfirmation: password, currentPassword: PASSWORD }),
      ),
    );
    expect(both.map(({ result }) => result).toSorted()).toEqual(['failure', 'success']);
  });
});

describe('another address', () => {
  it('counts once the link that was mailed to it was opened in the account', async () => {
    const { email: before, actor, update } = await register();
    const email = newEmail();
    expect(await update({ email, currentPassword: PASSWORD })).toMatchObject({
      user: { email: before, pendingEmail: email },
    });
    const { event, token } = await newestTokenOf(actor);
    expect(event).toMatchObject({ email, changesEmail: true });
    expect((await logIn(before, PASSWORD)).answer).toMatchObject({ result: 'success' });
    const other: Partial<Actor> = { kind: 'client', userId: newId(), ip: newAddress() };
    expect((await ask(CONFIRM, { token }, other)).answer).toMatchObject({ errors: [{ code: 'other_account' }] });
    const confirmed = { result: 'success', errors: [], user: { email, emailConfirmed: true } };
    for (let click = 0; click < 2; click += 1) expect((await ask(CONFIRM, { token }, actor)).answer).toEqual(confirmed);
    expect((await logIn(email, PASSWORD)).answer).toMatchObject({ result: 'success' });
    expect((await logIn(before, PASSWORD)).answer).toMatchObject({ result: 'failure' });
    const changes = await changesOf(actor);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ previousEmail: before, user: { email, version: 2 } });
  });

  it('needs the current password', async () => {
    const { update } = await register();
    expect(await update({ email: newEmail() })).toMatchObject(refused('wrong_password', 'currentPassword'));
  });

  it('is refused if another account has it, also if it was taken in between', async () => {
    const { actor, update } = await register();
    const taken = (await register()).email;
    expect(await update({ email: taken, currentPassword: PASSWORD })).toMatchObject(refused('email_taken', 'email'));
    const email = newEmail();
    await update({ email, currentPassword: PASSWORD });
    const { token } = await newestTokenOf(actor);
    const faster = `mutation ($input: RegisterInput!) { register(input: $input) { result } }`;
    const input = { kind: 'client', email, password: PASSWORD, firstName: 'Ada', lastName: 'Okafor' };
    await ask(faster, { input }, { ip: newAddress() });
    expect((await ask(CONFIRM, { token }, actor)).answer).toMatchObject({ errors: [{ code: 'email_taken' }] });
  });

  it('is the last one that was asked for, and none after the password changed', async () => {
    const { actor, update } = await register();
    await update({ email: newEmail(), currentPassword: PASSWORD });
    const first = await newestTokenOf(actor);
    const email = newEmail();
    await update({ email, currentPassword: PASSWORD });
    expect((await ask(CONFIRM, { token: first.token }, actor)).answer).toMatchObject({
      errors: [{ code: 'invalid_token' }],
    });
    const second = await newestTokenOf(actor);
    const passwords = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD, currentPassword: PASSWORD };
    expect(await update(passwords)).toMatchObject({ user: { pendingEmail: null } });
    expect((await ask(CONFIRM, { token: second.token }, actor)).answer).toMatchObject({
      errors: [{ code: 'invalid_token' }],
    });
  });

  it('is asked for five times in an hour at most', async () => {
    const { update } = await register();
    const results: string[] = [];
    for (let asked = 0; asked < 6; asked += 1)
      results.push((await update({ email: newEmail(), currentPassword: PASSWORD })).result);
    expect(results).toEqual([...Array(5).fill('success'), 'failure']);
  });
});
