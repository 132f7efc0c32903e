import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ClientSavedSchema,
  EmailConfirmationRequestedSchema,
  PasswordResetRequestedSchema,
  UserChangedSchema,
  UserRegisteredSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { tokenIn } from '../testing/mailed-token.js';
import { service } from '../service.js';

const NOW = '2027-01-04T12:00:00Z';
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { result user { id emailConfirmed } } }`;
const CONFIRM = `mutation ($token: String!) {
  confirmEmail(input: { token: $token }) { result errors { code message field } user { id emailConfirmed } } }`;
const REQUEST = `mutation { requestEmailConfirmation { result errors { code } user { id emailConfirmed } } }`;

const clock = new FixedClock(NOW);
let clients: TestService;
let visitors = 0;

beforeAll(async () => {
  clients = await startTestService(service, {
    clock,
    env: { CSRF_SECRET: 'x'.repeat(32), PUBLIC_URL: 'http://localhost:8080' },
  });
});
afterAll(() => clients?.stop());

/** Each has an address of their own, so that one test's attempts don't use up another's. */
const visitor = (): Actor => ({ kind: 'anonymous', ip: `203.0.113.${(visitors += 1)}` });
const asUser = (userId: string): Actor => ({ ...visitor(), kind: 'client', userId });
const confirm = async (token: string, actor = visitor()) =>
  (await clients.graphql(CONFIRM, { token }, actor)).data.confirmEmail;
const request = async (actor: Actor) => (await clients.graphql(REQUEST, {}, actor)).data.requestEmailConfirmation;

/** Registers, from this address. */
async function register(email = `${newId()}@example.com`) {
  const person = { kind: 'client', email, password: 'a long enough secret', firstName: 'Ada', lastName: 'Okafor' };
  const { data } = await clients.graphql(REGISTER, { input: person }, visitor());
  return { email, userId: data.register.user.id as string };
}

/** The secrets of the links that were mailed to an account, oldest first. */
async function tokensOf(userId: string): Promise<string[]> {
  const events = await clients.emitted(EmailConfirmationRequestedSchema);
  const mine = events.filter((event) => event.userId === userId);
  return Promise.all(mine.map((event) => tokenIn(clients, EmailConfirmationRequestedSchema, event)));
}

/** Books at a new practice. @returns the contact */
async function book(attendee: { email: string; userId?: string }): Promise<string> {
  const clientId = newId();
  const appointment = {
    appointmentId: newId(),
    host: { practiceId: newId() },
    attendee: { firstName: 'Ada', lastName: 'Okafor', clientId, ...attendee },
  };
  await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
  return clientId;
}

/** The account of a contact as last published; empty for none. */
async function accountBehind(clientId: string): Promise<string | undefined> {
  const saved = await clients.emitted(ClientSavedSchema);
  return saved.findLast(({ client }) => client?.clientId === clientId)?.client?.userId;
}

describe('an address', () => {
  it('is not confirmed by registering; the mailed link does it, also a second time', async () => {
    const { userId } = await register();
    const query = '{ currentUser { emailConfirmed } }';
    expect((await clients.graphql(query, {}, asUser(userId))).data.currentUser).toEqual({ emailConfirmed: false });
    const [token] = await tokensOf(userId);
    const confirmed = { result: 'success', errors: [], user: { id: userId, emailConfirmed: true } };
    expect(await confirm(token!, asUser(userId))).toEqual(confirmed);
    expect(await confirm(token!, asUser(userId))).toEqual(confirmed);
    expect((await clients.graphql(query, {}, asUser(userId))).data.currentUser).toEqual({ emailConfirmed: true });
    const own = ({ user }: { user?: { userId: string } }) => user?.userId === userId;
    const [registered] = (await clients.emitted(UserRegisteredSchema)).filter(own);
    expect(registered!.user).toMatchObject({
      emailConfirmed: false,
      registeredAt: timestampFromDate(new Date(NOW)),
      version: 1,
    });
    const changes = (await clients.emitted(UserChangedSchema)).filter(own);
    expect(changes.map(({ user }) => user)).toMatchObject([{ emailConfirmed: true, version: 2 }]);
  });

  it('is confirmed by setting a new password too, whose link came by mail', async () => {
    const { email, userId } = await register();
    await clients.graphql(
      `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { result } }`,
      { email },
      visitor(),
    );
    const event = (await clients.emitted(PasswordResetRequestedSchema)).find((each) => each.userId === userId)!;
    const token = await tokenIn(clients, PasswordResetRequestedSchema, event);
    const reset = `mutation ($token: String!) {
      resetPassword(input: { token: $token, password: "another long secret" }) { result } }`;
    expect((await clients.graphql(reset, { token }, visitor())).data.resetPassword.result).toBe('success');
    expect(await request(asUser(userId))).toMatchObject({ user: { emailConfirmed: true } });
    expect(await tokensOf(userId)).toHaveLength(1);
  });

  it('gets another link when its account asks, at most five times an hour', async () => {
    const { userId } = await register();
    for (let time = 0; time < 5; time += 1) expect(await request(asUser(userId))).toMatchObject({ result: 'success' });
    expect(await request(asUser(userId))).toMatchObject({ result: 'failure', errors: [{ code: 'rate_limited' }] });
    const tokens = await tokensOf(userId);
    expect(new Set(tokens).size).toBe(6);
    expect(await confirm(tokens[0]!, asUser(userId))).toMatchObject({ result: 'success' });
  });

  it('is not confirmed by an unknown link, nor by one of three days ago', async () => {
    const { userId } = await register();
    const [token] = await tokensOf(userId);
    const refused = {
      result: 'failure',
      errors: [{ code: 'invalid_token', message: 'This link has expired. Please ask for a new one.', field: 'token' }],
      user: null,
    };
    expect(await confirm('made-up')).toEqual(refused);
    clock.set('2027-01-07T12:00:00Z');
    expect(await confirm(token!)).toEqual(refused);
    clock.set('2027-01-07T11:59:59Z');
    expect(await confirm(token!, asUser(userId))).toMatchObject({ result: 'success' });
    clock.set(NOW);
  });

  it('is confirmed by its own account only: following the link of another account gives nothing away', async () => {
    const { userId } = await register();
    const [token] = await tokensOf(userId);
    expect(await confirm(token!)).toMatchObject({ result: 'failure', errors: [{ code: 'login_required' }] });
    expect(await confirm(token!, asUser(newId()))).toMatchObject({ errors: [{ code: 'other_account' }], user: null });
    expect(await request(asUser(userId))).toMatchObject({ user: { emailConfirmed: false } });
  });

  it('is shown as confirmed to the account itself only', async () => {
    const { userId } = await register();
    const entity = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on User { emailConfirmed } } }`;
    const { data } = await clients.graphql(entity, { r: [{ __typename: 'User', id: userId }] }, asUser(newId()));
    expect(data._entities).toEqual([{ emailConfirmed: null }]);
    expect((await clients.graphql(REQUEST, {}, visitor())).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('what was booked under an address', () => {
  it('does not belong to an account that has only typed the address, even when it books under it', async () => {
    const email = `${newId()}@example.com`;
    const guest = await book({ email });
    const { userId } = await register(email);
    const own = await book({ email, userId });
    expect(await accountBehind(guest)).toBe('');
    expect(await accountBehind(own)).toBe('');
  });

  it('belongs to the account at every practice once the address is confirmed, and from then on', async () => {
    const email = `${newId()}@example.com`;
    const before = [await book({ email }), await book({ email })];
    const stranger = await book({ email: `${newId()}@example.com` });
    const { userId } = await register(email);
    const [token] = await tokensOf(userId);
    await Promise.all([confirm(token!, asUser(userId)), confirm(token!, asUser(userId))]);
    for (const contact of before) expect(await accountBehind(contact)).toBe(userId);
    expect(await accountBehind(stranger)).toBe('');
    expect(await accountBehind(await book({ email, userId }))).toBe(userId);
  });
});
