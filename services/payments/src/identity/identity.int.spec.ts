import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdentityVerificationChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { PaymentsHarness } from '../testing/payments-harness.js';

let payments: PaymentsHarness;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
});
afterAll(() => payments?.stop());

const QUERY = '{ verificationSession { id status clientSecret url } }';

async function session({ pro }: Pick<Awaited<ReturnType<PaymentsHarness['publishPractice']>>, 'pro'>) {
  return (await payments.service.graphql(QUERY, {}, pro)).data['verificationSession'];
}

async function published(practiceId: string) {
  const events = await payments.service.emitted(IdentityVerificationChangedSchema);
  return events
    .filter((event) => event.practiceId === practiceId)
    .map(({ status, verified }) => ({ status, verified }));
}

describe('a practitioner who shows Stripe who they are', () => {
  it('is verified by the webhook, and stays so', async () => {
    const practice = await payments.publishPractice();
    const opened = await session(practice);
    expect(opened).toMatchObject({ status: 'requires_input', clientSecret: expect.stringMatching(/^vs_.*_secret_/) });
    const left = await fetch(opened.url, { method: 'POST', body: 'result=verify', redirect: 'manual' });
    expect(left.headers.get('location')).toMatch(/\/portal\/profile$/);
    await payments.service.eventually(async () => (await published(practice.practiceId)).length === 2);
    expect(await published(practice.practiceId)).toEqual([
      { status: 'requires_input', verified: false },
      { status: 'verified', verified: true },
    ]);
    expect(await session(practice)).toEqual({ id: opened.id, status: 'verified', clientSecret: null, url: null });
    expect(await published(practice.practiceId)).toHaveLength(2);
  });

  it('goes on with the same session after a document that was refused', async () => {
    const practice = await payments.publishPractice();
    const opened = await session(practice);
    await fetch(opened.url, { method: 'POST', body: 'result=refuse', redirect: 'manual' });
    expect(await session(practice)).toMatchObject({ id: opened.id, status: 'requires_input', url: opened.url });
  });

  it('has one session however often it is asked for at once, and another after one was cancelled', async () => {
    const practice = await payments.publishPractice();
    const asked = await Promise.all([session(practice), session(practice), session(practice)]);
    const ids = new Set(asked.filter(Boolean).map(({ id }) => id));
    expect(ids.size).toBe(1);
    const [id] = ids;
    await payments.providerPost('', `/v1/identity/verification_sessions/${id}/cancel`, {});
    expect(await session(practice)).toMatchObject({
      id: expect.not.stringMatching(id as string),
      status: 'requires_input',
    });
  });

  it('is a practitioner: other users have no session, and each practice has its own', async () => {
    const [mine, other] = [await payments.publishPractice(), await payments.publishPractice()];
    expect((await session(mine)).id).not.toBe((await session(other)).id);
    const answer = await payments.service.graphql(QUERY, {}, { kind: 'client', userId: newId() });
    expect(answer.errors?.[0]?.extensions.code ?? answer.data['verificationSession']).toBe('forbidden');
  });
});
