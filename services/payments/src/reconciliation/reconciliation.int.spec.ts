import { fromBinary, toBinary, create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import {
  CheckLedgerRequestSchema,
  CheckLedgerResponseSchema,
  type CheckLedgerResponse,
} from '@yarrow/contracts/operations/v1/requests_pb';
import type { Actor } from '@yarrow/kit/actor';
import { connectionTo } from '@yarrow/kit/messaging/broker-address';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { PaymentsHarness, type Booking } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

/** The provider's clock is the machine's, ours is the test's. */
const PERIOD = {
  since: timestampFromDate(new Date(Date.now() - 3_600_000)),
  until: timestampFromDate(new Date('2030-01-01T00:00:00Z')),
};

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let wallets: Wallets;
let operator: NatsConnection;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  checkout = new CheckoutHarness(payments);
  wallets = new Wallets(payments);
  operator = await connect(connectionTo({ url: payments.service.env['NATS_URL']! }));
});
afterAll(async () => {
  await operator?.close();
  await payments?.stop();
});

async function ask(init: MessageInitShape<typeof CheckLedgerRequestSchema>): Promise<CheckLedgerResponse> {
  const subject = `${payments.service.env['NATS_PREFIX']}.operation.payments.${CheckLedgerRequestSchema.typeName}`;
  const payload = toBinary(CheckLedgerRequestSchema, create(CheckLedgerRequestSchema, init));
  const answer = await operator.request(subject, payload, { timeout: 15_000 });
  expect(answer.headers?.has('Yarrow-Failed') ?? false).toBe(false);
  return fromBinary(CheckLedgerResponseSchema, answer.data);
}

/** All that there is to say of a practice. */
async function check(practiceId: string) {
  const answers: CheckLedgerResponse[] = [];
  let cursor: CheckLedgerResponse['next'];
  do {
    const answer = await ask({ ...PERIOD, practiceId, ...(cursor && { cursor }) });
    answers.push(answer);
    cursor = answer.next;
  } while (cursor);
  const sums = answers.flatMap((answer) => answer.sums.map((sum) => ({ ...sum, provider: answer.provider })));
  return {
    answers,
    problems: answers.map(({ problem }) => problem).filter(Boolean),
    differences: answers.flatMap(({ differences }) => differences),
    sums: sums.map(({ provider, count, providerCents, ledgerCents }) => {
      return { provider, count, cents: Number(providerCents), equal: providerCents === ledgerCents };
    }),
  };
}

async function refundIn(booking: Booking): Promise<void> {
  await payments.decline(booking);
  await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
}

describe('a practice whose ledger says what its providers have', () => {
  let practice: { practiceId: string; pro: Partial<Actor> };
  let square: typeof practice;

  beforeAll(async () => {
    practice = await payments.openPractice();
    await wallets.connectPaypal(practice);
    await checkout.pay(await payments.book(practice.practiceId));
    const returned = await payments.book(practice.practiceId);
    await checkout.pay(returned);
    await refundIn(returned);
    for (const goesBack of [false, true]) {
      const booking = await payments.book(practice.practiceId);
      await wallets.capture(booking, await wallets.approve(booking));
      if (goesBack) await refundIn(booking);
    }
    square = await payments.publishPractice();
    await wallets.connectSquare(square);
    for (const goesBack of [false, true]) {
      const booking = await payments.book(square.practiceId);
      await wallets.enterCard(booking);
      await payments.service.eventually(async () => (await payments.clientStatus(booking)) === 'Paid');
      if (goesBack) await refundIn(booking);
    }
  });

  it('has no differences, at any of them', async () => {
    const found = await Promise.all([check(practice.practiceId), check(square.practiceId)]);
    expect(found.flatMap(({ problems, differences }) => [...problems, ...differences])).toEqual([]);
    const [paid, back] = [
      { count: 2, cents: 18_000, equal: true },
      { count: 1, cents: -9_000, equal: true },
    ];
    const expected = ['paypal', 'stripe', 'square'].flatMap((provider) => [
      { provider, ...paid },
      { provider, ...back },
    ]);
    expect(found.flatMap(({ sums }) => sums)).toEqual(expected);
  });

  it('stays so however much of its own the practice does at the provider', async () => {
    const account = (await payments.service.dataSource.query(
      `SELECT account_id AS id FROM provider_accounts WHERE practice_id = $1 AND provider = 'stripe'`,
      [practice.practiceId],
    )) as { id: string }[];
    // More than a page, so that ours are on the second.
    for (let made = 0; made < 101; made += 1) {
      await payments.providerPost(account[0]!.id, '/v1/payment_intents', {
        ...{ amount: '5000', currency: 'usd', payment_method: 'pm_card_visa', confirm: 'true' },
        'payment_method_types[]': 'card',
      });
    }
    const { answers, differences, sums } = await check(practice.practiceId);
    expect(differences).toEqual([]);
    expect(answers.filter(({ provider }) => provider === 'stripe')).toHaveLength(3);
    expect(sums.find(({ provider }) => provider === 'stripe')).toMatchObject({ count: 2, cents: 18_000, equal: true });
  });

  it('is asked about alone, and another one has nothing', async () => {
    expect(await ask({ ...PERIOD, practiceId: newId() })).toMatchObject({ practiceId: '', sums: [] });
  });
});

describe('a practice whose ledger lacks something, or has too much', () => {
  it('gets a report by payment', async () => {
    const { practiceId } = await payments.openPractice();
    const [lost, changed] = [await payments.book(practiceId), await payments.book(practiceId)];
    // Webhooks, also those of payments recorded before, must not fix the ledger in the meantime.
    payments.sandbox.stripe.pauseWebhooks();
    try {
      await checkout.pay(lost);
      await checkout.pay(changed);
      await payments.refundInDashboard(changed, 1_500);
      const { id } = payments.payments(lost.id)[0]!;
      await payments.service.dataSource.query(
        `UPDATE charges SET payment_intent_id = 'pi_gone' WHERE payment_intent_id = $1`,
        [id],
      );
      const { problems, differences, sums } = await check(practiceId);
      expect(problems).toEqual([]);
      expect(differences).toHaveLength(3);
      expect(differences).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ kind: 'not_in_ledger', paymentId: id, refundId: '', providerCents: 9_000n }),
          expect.objectContaining({ kind: 'not_at_provider', paymentId: 'pi_gone', ledgerCents: 9_000n }),
          expect.objectContaining({
            ...{ kind: 'not_in_ledger', paymentId: payments.payments(changed.id)[0]!.id, providerCents: 1_500n },
            refundId: expect.stringMatching(/^re_/),
          }),
        ]),
      );
      expect(sums).toEqual([
        { provider: 'stripe', count: 2, cents: 18_000, equal: false },
        { provider: 'stripe', count: 1, cents: -1_500, equal: false },
      ]);
    } finally {
      await payments.sandbox.stripe.resumeWebhooks();
    }
  });

  it('gets a problem report where a provider cannot be queried, and goes unchecked there', async () => {
    const practice = await payments.openPractice();
    await payments.service.dataSource.query(
      `UPDATE provider_accounts SET account_id = 'acct_gone' WHERE practice_id = $1`,
      [practice.practiceId],
    );
    const { problems, differences } = await check(practice.practiceId);
    expect([problems, differences]).toEqual([['The payment provider refused the request.'], []]);
  });
});
