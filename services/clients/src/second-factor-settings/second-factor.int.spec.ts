import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SecondFactorChangedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { Secret, TOTP } from 'otpauth';
import { service } from '../service.js';
import { SoftwareAuthenticator } from '../testing/software-authenticator.js';
import { SecondFactorRemovalResponder } from './second-factor-removal.responder.js';

const NOON = '2027-01-04T12:00:00Z';
const PASSWORD = 'seven slow mountain goats';
const ORIGIN = 'http://localhost:8080';

const clock = new FixedClock(NOON);
let clients: TestService;
let visitors = 0;

interface Account {
  actor: Actor;
  email: string;
}
let account: Account;

beforeAll(async () => {
  const env = { CSRF_SECRET: 'x'.repeat(32), SECOND_FACTOR_KEY: 'k'.repeat(64), PUBLIC_URL: ORIGIN };
  clients = await startTestService(service, { clock, env });
});
beforeEach(async () => {
  clock.set(NOON);
  account = await register();
});
afterAll(() => clients?.stop());

async function register(): Promise<Account> {
  const email = `${newId()}@example.com`;
  const ip = `203.0.113.${(visitors += 1) % 250}`;
  const input = { kind: 'client', email, password: PASSWORD, firstName: 'Ada', lastName: 'Okafor' };
  const text = `mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }`;
  const { data } = await clients.graphql(text, { input }, { ip });
  return { email, actor: { kind: 'client', userId: data['register'].user.id, ip } };
}

async function mutate(
  call: string,
  fields: string,
  variables: Record<string, unknown> = {},
  of: Account | null = account,
) {
  const declared = Object.keys(variables).map((name) => `$${name}: ${name === 'id' ? 'ID!' : 'String!'}`);
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  const text = `mutation ${head} { it: ${call} { result errors { code field } ${fields} } }`;
  const { data, errors } = await clients.graphql(text, variables, of?.actor ?? { ip: account.actor.ip });
  return errors ? { code: errors[0]!.extensions.code } : data['it'];
}
const startApp = (password = PASSWORD) =>
  mutate('startAuthenticatorApp(currentPassword: $password)', 'secret uri qrCode', { password });
const confirmApp = (code: string) =>
  mutate('confirmAuthenticatorApp(code: $code)', 'recoveryCodes user { secondFactor { authenticatorApp } }', { code });
const removeApp = (password = PASSWORD) =>
  mutate('removeAuthenticatorApp(currentPassword: $password)', 'recoveryCodes', { password });
const startKey = (password = PASSWORD) => mutate('startPasskey(currentPassword: $password)', 'options', { password });
const addKey = (response: string, name = 'Laptop') =>
  mutate(
    'addPasskey(name: $name, response: $response)',
    'recoveryCodes user { secondFactor { passkeys { id name } } }',
    {
      ...{ name, response },
    },
  );
const removeKey = (id: string, of = account) =>
  mutate('removePasskey(id: $id, currentPassword: $password)', 'recoveryCodes', { id, password: PASSWORD }, of);
const renewCodes = () =>
  mutate('renewRecoveryCodes(currentPassword: $password)', 'recoveryCodes', { password: PASSWORD });

const CHALLENGE = 'secondFactor { token authenticatorApp passkeyOptions } csrfToken user { id }';
const logIn = ({ email } = account, password = PASSWORD) =>
  mutate('login(input: { email: $email, password: $password })', CHALLENGE, { email, password }, null);
async function confirm(answer: { code?: string; passkey?: string }, token?: string) {
  const challenge = token ?? (await logIn()).secondFactor.token;
  const [name, value] = Object.entries(answer)[0]!;
  const call = `confirmLogin(input: { token: $token, ${name}: $value })`;
  return mutate(call, 'csrfToken user { id }', { token: challenge, value: value! }, null);
}

const codeOf = (secret: string, at: Date = clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const later = (seconds: number) => clock.advance(seconds * 1000);

async function withApp(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await startApp();
  const { recoveryCodes } = await confirmApp(codeOf(secret));
  later(30);
  return { secret, codes: recoveryCodes };
}
async function withKey(device = new SoftwareAuthenticator(ORIGIN)) {
  const { options } = await startKey();
  expect(await addKey(device.register(options))).toMatchObject({ result: 'success' });
  return device;
}
async function shown(of: Account = account) {
  const fields = 'authenticatorApp authenticatorAppOffered passkeys { id name lastUsedAt } recoveryCodesLeft';
  const { data } = await clients.graphql(`{ currentUser { secondFactor { ${fields} } } }`, {}, of.actor);
  return data['currentUser'].secondFactor;
}
async function notices() {
  const events = await clients.emitted(SecondFactorChangedSchema);
  return events.filter(({ userId }) => userId === account.actor.userId).map(({ change }) => change);
}
const STARTED = { result: 'success', csrfToken: expect.any(String) };
const refusedWith = (code: string) => ({ result: 'failure', errors: [expect.objectContaining({ code })] });

describe('an account without a second factor', () => {
  it('logs in with its password only, also while the setup of an app is not finished', async () => {
    expect(await logIn()).toMatchObject({ ...STARTED, secondFactor: null });
    await startApp();
    expect(await logIn()).toMatchObject({ ...STARTED, secondFactor: null });
    expect(await shown()).toEqual({
      ...{ authenticatorApp: false, authenticatorAppOffered: true, passkeys: [], recoveryCodesLeft: 0 },
    });
  });
});

describe('an app that makes codes', () => {
  it('is set up with its first code, and asked for from then on', async () => {
    const { secret, uri, qrCode } = await startApp();
    expect(uri).toContain(`secret=${secret}`);
    expect(qrCode).toMatch(/^<svg/);
    expect(await confirmApp('000000')).toMatchObject(refusedWith('wrong_code'));
    const { recoveryCodes, user } = await confirmApp(codeOf(secret));
    expect(recoveryCodes).toHaveLength(10);
    expect(user.secondFactor.authenticatorApp).toBe(true);
    later(30);
    const { secondFactor, csrfToken, user: none, ...outcome } = await logIn();
    expect(outcome).toMatchObject(refusedWith('second_factor_required'));
    expect({ csrfToken, none, ...secondFactor }).toMatchObject({
      ...{ csrfToken: null, none: null, authenticatorApp: true, passkeyOptions: null },
    });
    expect(await confirm({ code: codeOf(secret) }, secondFactor.token)).toMatchObject({
      ...STARTED,
      user: { id: account.actor.userId },
    });
    expect(await notices()).toEqual(['app_added']);
  });

  it('takes each code once when it is sent several times at once', async () => {
    const { secret } = await withApp();
    const code = codeOf(secret);
    const tokens = await Promise.all([logIn(), logIn(), logIn()]);
    const answers = await Promise.all(tokens.map(({ secondFactor }) => confirm({ code }, secondFactor.token)));
    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(1);
    later(30);
    expect(await confirm({ code: codeOf(secret) })).toMatchObject(STARTED);
  });

  it('is answered five times at most, and a challenge opens one session', async () => {
    const { secret } = await withApp();
    const { secondFactor } = await logIn();
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await confirm({ code: '000000' }, secondFactor.token)).toMatchObject(refusedWith('wrong_code'));
    }
    expect(await confirm({ code: codeOf(secret) }, secondFactor.token)).toMatchObject(refusedWith('challenge_expired'));
    const again = await logIn();
    expect(await confirm({ code: codeOf(secret) }, again.secondFactor.token)).toMatchObject(STARTED);
    later(30);
    expect(await confirm({ code: codeOf(secret) }, again.secondFactor.token)).toMatchObject(
      refusedWith('challenge_expired'),
    );
  });

  it('is kept unreadable, and is not shown again', async () => {
    const { secret } = await withApp();
    const [row] = await clients.dataSource.query<[{ sealed_secret: Buffer }]>(
      'SELECT sealed_secret FROM authenticator_apps WHERE user_id = $1',
      [account.actor.userId],
    );
    expect(row.sealed_secret.includes(secret)).toBe(false);
    expect(await startApp()).toMatchObject({ ...refusedWith('second_factor_exists'), secret: null });
  });

  it('goes with the password, and the codes with it', async () => {
    await withApp();
    expect(await removeApp('not the password')).toMatchObject(refusedWith('wrong_password'));
    expect(await removeApp()).toMatchObject({ result: 'success' });
    expect(await shown()).toMatchObject({ authenticatorApp: false, recoveryCodesLeft: 0 });
    expect(await logIn()).toMatchObject(STARTED);
    expect(await notices()).toEqual(['app_added', 'app_removed']);
  });
});

describe('recovery codes', () => {
  it('open the account once each, and new ones end the old', async () => {
    const { codes } = await withApp();
    expect(await confirm({ code: codes[0]!.toUpperCase() })).toMatchObject(STARTED);
    expect(await confirm({ code: codes[0]! })).toMatchObject(refusedWith('wrong_code'));
    expect(await shown()).toMatchObject({ recoveryCodesLeft: 9 });
    const { recoveryCodes } = await renewCodes();
    expect(recoveryCodes).toHaveLength(10);
    expect(await confirm({ code: codes[1]! })).toMatchObject(refusedWith('wrong_code'));
    expect(await confirm({ code: recoveryCodes[1] })).toMatchObject(STARTED);
  });

  it('are for an account with a second factor', async () => {
    expect(await renewCodes()).toMatchObject(refusedWith('second_factor_missing'));
  });
});

describe('passkeys', () => {
  it('are added, asked for and removed', async () => {
    const device = await withKey();
    const { passkeys, recoveryCodesLeft } = await shown();
    expect(passkeys).toEqual([{ id: device.id.toString('base64url'), name: 'Laptop', lastUsedAt: null }]);
    expect(recoveryCodesLeft).toBe(10);
    const { secondFactor } = await logIn();
    expect(secondFactor.authenticatorApp).toBe(false);
    const passkey = device.logIn(secondFactor.passkeyOptions);
    expect(await confirm({ passkey }, secondFactor.token)).toMatchObject(STARTED);
    expect((await shown()).passkeys[0].lastUsedAt).toMatch(/^2027-01-04T12:00:00/);
    // What was sent once is of no use for another log-in.
    expect(await confirm({ passkey })).toMatchObject(refusedWith('wrong_code'));
    expect(await removeKey(passkeys[0].id)).toMatchObject({ result: 'success', recoveryCodes: null });
    expect(await logIn()).toMatchObject(STARTED);
    expect(await notices()).toEqual(['passkey_added', 'passkey_removed']);
  });

  it('of another device, another site or a copy do not open it', async () => {
    const device = await withKey();
    const attempt = async (answering: SoftwareAuthenticator) => {
      const { secondFactor } = await logIn();
      return confirm({ passkey: answering.logIn(secondFactor.passkeyOptions) }, secondFactor.token);
    };
    expect(await attempt(new SoftwareAuthenticator(ORIGIN))).toMatchObject(refusedWith('wrong_code'));
    const phishing = Object.assign(new SoftwareAuthenticator('https://yarrow.example.net'), {
      ...{ id: device.id, keys: Reflect.get(device, 'keys') },
    });
    expect(await attempt(phishing)).toMatchObject(refusedWith('wrong_code'));
    expect(await attempt(device)).toMatchObject(STARTED);
    Reflect.set(device, 'counter', 0);
    expect(await attempt(device)).toMatchObject(refusedWith('wrong_code'));
    const { secondFactor } = await logIn();
    for (const passkey of ['{}', 'no JSON', '{"id": 5}', 'null']) {
      expect(await confirm({ passkey }, secondFactor.token)).toMatchObject(refusedWith('wrong_code'));
    }
  });

  it('work without a counter, and in addition to an app', async () => {
    const { secret } = await withApp();
    const { options } = await startKey();
    const device = new SoftwareAuthenticator(ORIGIN, false);
    expect(await addKey(device.register(options))).toMatchObject({ result: 'success', recoveryCodes: null });
    for (let times = 0; times < 2; times += 1) {
      const { secondFactor } = await logIn();
      expect(secondFactor.authenticatorApp).toBe(true);
      const passkey = device.logIn(secondFactor.passkeyOptions);
      expect(await confirm({ passkey }, secondFactor.token)).toMatchObject(STARTED);
    }
    expect(await confirm({ code: codeOf(secret) })).toMatchObject(STARTED);
  });

  it('are added once, with the answer to what was asked, and under a name', async () => {
    const device = new SoftwareAuthenticator(ORIGIN);
    const { options } = await startKey();
    expect(await addKey(device.register(options), '  ')).toMatchObject(refusedWith('invalid_name'));
    expect(await addKey(new SoftwareAuthenticator('https://elsewhere.example').register(options))).toMatchObject(
      refusedWith('invalid_passkey'),
    );
    expect(await addKey(device.register(options))).toMatchObject(refusedWith('challenge_expired'));
    expect(await startKey('not the password')).toMatchObject({ ...refusedWith('wrong_password'), options: null });
    const next = await startKey();
    expect(await addKey(device.register(next.options))).toMatchObject({ result: 'success' });
    const more = await startKey();
    expect(await addKey(device.register(more.options))).toMatchObject(refusedWith('invalid_passkey'));
    const other = await register();
    expect(await removeKey(device.id.toString('base64url'), other)).toMatchObject({ result: 'success' });
    expect((await shown()).passkeys).toHaveLength(1);
    expect((await shown(other)).passkeys).toEqual([]);
  });
});

describe('what was lost or taken meanwhile', () => {
  it('opens nothing: a password that was replaced between the steps', async () => {
    const { secret } = await withApp();
    const { secondFactor } = await logIn();
    await clients.dataSource.query(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [account.actor.userId]);
    expect(await confirm({ code: codeOf(secret) }, secondFactor.token)).toMatchObject(refusedWith('wrong_credentials'));
  });

  it('is removed by an operator, with a notice, for who has lost everything', async () => {
    await withApp();
    await withKey();
    const responder = clients.app.get(SecondFactorRemovalResponder);
    const ask = (name: string) =>
      responder.remove({ $typeName: 'operations.v1.RemoveSecondFactorRequest', account: name });
    expect(await ask(account.email)).toEqual({ userId: account.actor.userId });
    expect(await ask('nobody@example.com')).toEqual({ refusal: 'There is no such account.' });
    expect(await logIn()).toMatchObject(STARTED);
    expect((await notices()).at(-1)).toBe('removed_by_staff');
  });

  it('is not for visitors', async () => {
    expect(await mutate('startPasskey(currentPassword: $password)', 'options', { password: PASSWORD }, null)).toEqual({
      code: 'UNAUTHENTICATED',
    });
  });
});
