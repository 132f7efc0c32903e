import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmailConfirmationRequestedSchema, ReferralCreditedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { tokenIn } from '../testing/mailed-token.js';
import { ReferralResponder } from './referral.responder.js';

const NOW = new Date('2027-01-04T12:00:00Z');
const LATER = new Date('2027-01-05T09:30:00Z');
const REGISTER = `mutation ($input: RegisterInput!) {
  it: register(input: $input) { result errors { code field message } user { id } } }`;
const FIELDS = `discountCode creditCents amountCents isLifer usesCount referralUses { useDate }
  withdrawals { id withdrawalDate amountCents status }`;

const clock = new FixedClock(NOW);
let clients: TestService;
let visitors = 0;
let owner: Actor;

beforeAll(async () => {
  const env = { CSRF_SECRET: 'x'.repeat(32), REFERRAL_CREDIT_CENTS: '2500', PUBLIC_URL: 'http://localhost:8080' };
  clients = await startTestService(service, { clock, env });
});
beforeEach(async () => {
  clock.set(NOW);
  owner = (await register())!;
});
afterAll(() => clients?.stop());

const visitor = (): Actor => ({ kind: 'anonymous', ip: `203.0.113.${(visitors += 1) % 250}` });

async function registerBy(referralCode: string | null, kind = 'pro') {
  const person = { kind, password: 'seven slow mountain goats', firstName: 'Ines', lastName: 'Duarte' };
  const input = { ...person, email: `${newId()}@example.com`, referralCode };
  return (await clients.graphql(REGISTER, { input }, visitor())).data.it;
}
async function register(referralCode: string | null = null): Promise<Actor | undefined> {
  const { user } = await registerBy(referralCode);
  if (!user) return undefined;
  const [row] = await clients.dataSource.query('SELECT practice_id FROM users WHERE id = $1', [user.id]);
  return { ...visitor(), kind: 'pro', userId: user.id, practiceId: row.practice_id };
}
/** Follows the link that was mailed. */
async function confirm(actor: Actor): Promise<void> {
  const events = await clients.emitted(EmailConfirmationRequestedSchema);
  const event = events.findLast(({ userId }) => userId === actor.userId)!;
  const token = await tokenIn(clients, EmailConfirmationRequestedSchema, event);
  const text = 'mutation ($token: String!) { it: confirmEmail(input: { token: $token }) { result } }';
  expect((await clients.graphql(text, { token }, actor)).data.it.result).toBe('success');
}
async function referral(actor = owner) {
  const { data, errors } = await clients.graphql(`{ referral { ${FIELDS} } }`, {}, actor);
  return errors ? { code: errors[0]!.extensions.code } : data.referral;
}
async function withdraw(amountCents: number, actor = owner) {
  const text = `mutation { it: requestReferralWithdrawal(amountCents: ${amountCents}) { errors { code } referral { amountCents } } }`;
  const { data, errors } = await clients.graphql(text, {}, actor);
  return errors ? errors[0]!.extensions.code : (data.it.errors[0]?.code ?? data.it.referral);
}
const responder = () => clients.app.get(ReferralResponder);
const setMember = (account: string, member = true) =>
  responder().setMember({ $typeName: 'operations.v1.SetLifetimeMemberRequest', account, member });
const settle = (id: string, decline = false) =>
  responder().settle({ $typeName: 'operations.v1.SettleReferralWithdrawalRequest', id, decline });
const pending = async () => {
  const { withdrawals } = await responder().list();
  return withdrawals!.filter(({ userId }) => userId === owner.userId);
};
const credits = async () => {
  const events = await clients.emitted(ReferralCreditedSchema);
  return events.filter(({ practiceId }) => practiceId === owner.practiceId).map(({ amountCents }) => amountCents);
};

describe('a referral code', () => {
  it('is one for each practitioner, made once, and nothing for clients', async () => {
    const [first, ...others] = await Promise.all([referral(), referral(), referral()]);
    expect(first).toEqual({
      ...{ discountCode: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/), creditCents: 2500, amountCents: 0 },
      ...{ isLifer: false, usesCount: 0, referralUses: [], withdrawals: [] },
    });
    for (const other of others) expect(other).toEqual(first);
    expect(await referral({ ...visitor(), kind: 'client', userId: newId() })).toEqual({ code: 'forbidden' });
  });

  it('counts once the new practitioner has confirmed the address, and credits the subscription once', async () => {
    const { discountCode } = await referral();
    const joined = (await register(discountCode.toLowerCase().replace('-', ' ')))!;
    expect(await referral()).toMatchObject({ usesCount: 0, referralUses: [], amountCents: 0 });
    clock.set(LATER);
    await confirm(joined);
    await confirm(joined);
    expect(await referral()).toMatchObject({
      ...{ usesCount: 1, referralUses: [{ useDate: LATER.toISOString() }], amountCents: 2500 },
    });
    expect(await credits()).toEqual([2500]);
    expect(await referral(joined)).toMatchObject({ usesCount: 0 });
  });

  it('creates no account if it is unknown, and returns an error at its field', async () => {
    const { discountCode } = await referral();
    const unknown = discountCode.startsWith('0') ? `1${discountCode.slice(1)}` : `0${discountCode.slice(1)}`;
    for (const code of [unknown, 'no code']) {
      expect(await registerBy(code)).toMatchObject({
        ...{ result: 'failure', user: null, errors: [{ code: 'invalid_referral_code', field: 'referralCode' }] },
      });
    }
    // Clients are no part of the programme.
    expect(await registerBy('no code', 'client')).toMatchObject({ result: 'success' });
  });
});

describe('the credit of a lifetime member', () => {
  beforeEach(async () => {
    expect(await setMember(owner.userId!)).toEqual({ userId: owner.userId });
    await confirm(owner);
    const { discountCode } = await referral();
    for (const joined of [await register(discountCode), await register(discountCode)]) await confirm(joined!);
  });

  it('is withdrawn as a whole, once, and paid by staff', async () => {
    expect(await credits()).toEqual([]);
    expect(await referral()).toMatchObject({ isLifer: true, amountCents: 5000, withdrawals: [] });
    expect(await withdraw(2500)).toBe('invalid_amount_cents');
    const answers = await Promise.all([withdraw(5000), withdraw(5000)]);
    expect(answers).toEqual([{ amountCents: 0 }, { amountCents: 0 }]);
    const [asked, ...more] = await pending();
    expect([asked, more]).toMatchObject([{ amountCents: 5000, currency: 'USD' }, []]);
    expect(await settle(asked!.id!)).toEqual({});
    expect(await settle(asked!.id!)).toEqual({});
    expect(await settle(asked!.id!, true)).toEqual({ refusal: 'The withdrawal was paid already.' });
    expect(await pending()).toEqual([]);
    expect(await referral()).toMatchObject({
      amountCents: 0,
      withdrawals: [{ withdrawalDate: NOW.toISOString(), amountCents: 5000, status: 'paid' }],
    });
    expect(await withdraw(5000)).toBe('nothing_to_withdraw');
  });

  it('is credit again after a refusal, and waits for a withdrawal that was not paid yet', async () => {
    await withdraw(5000);
    const joined = (await register((await referral()).discountCode))!;
    await confirm(joined);
    expect(await referral()).toMatchObject({ amountCents: 2500 });
    expect(await withdraw(2500)).toBe('withdrawal_pending');
    await settle((await pending())[0]!.id!, true);
    expect(await referral()).toMatchObject({ amountCents: 7500, withdrawals: [{ status: 'declined' }] });
    expect(await withdraw(7500)).toEqual({ amountCents: 0 });
  });

  it('is theirs alone, and only while they are one', async () => {
    expect(await withdraw(5000, (await register())!)).toBe('forbidden');
    await setMember(owner.userId!, false);
    expect(await withdraw(5000)).toBe('forbidden');
    expect(await referral()).toMatchObject({ isLifer: false, amountCents: 5000, withdrawals: [] });
  });
});

describe('an operator', () => {
  it('names a practitioner that exists, and a withdrawal that exists', async () => {
    expect(await setMember('nobody@example.com')).toEqual({ refusal: 'There is no such account.' });
    const { user } = await registerBy(null, 'client');
    expect(await setMember(user.id)).toEqual({ refusal: 'The account has no practice.' });
    expect(await settle(newId())).toEqual({ refusal: 'There is no such withdrawal.' });
    expect(await settle('no id')).toEqual({ refusal: 'There is no such withdrawal.' });
  });

  it('pays no one whose address was not confirmed', async () => {
    const member = (await register())!;
    await setMember(member.userId!);
    expect(await withdraw(2500, member)).toBe('email_not_confirmed');
  });
});
