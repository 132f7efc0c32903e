import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PaymentStatusChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { queriesDuring } from '@yarrow/kit/testing/queries-during';
import { CardsOnFile, refused } from '../testing/cards-on-file.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

const NOW = '2027-01-04T12:00:00Z';
const PAY = { path: '/v1/payment_intents', method: 'POST' };

let payments: PaymentsHarness;
let practiceId: string;
let pro: Partial<Actor>;
let cards: CardsOnFile;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW, { STRIPE_TIMEOUT_MS: '3000' });
  ({ practiceId, pro } = await payments.openPractice());
  cards = new CardsOnFile(payments, practiceId, pro);
  // Background jobs could cancel a payment and detach its card before a test sees them.
  await payments.stopJobs('recovery', 'deleted-cards');
});
beforeEach(async () => {
  payments.clock.set(NOW);
  await cards.newClient();
});
afterEach(() => payments.sandbox.stripe.clearFaults());
afterAll(() => payments?.stop());

describe('a card that visits are to be charged to', () => {
  it('says how many, and is gone from all of them', async () => {
    const { id } = await cards.save();
    const [first] = [await cards.visitByPro(), await cards.visitByPro({ amountCents: 0 }), await cards.visitByPro()];
    expect(await cards.onFile()).toMatchObject({ visitsToCharge: 2 });
    expect(await payments.show(first)).toMatchObject({ clientPaymentStatus: 'Pending', hasPaymentMethod: true });
    expect(await cards.remove(id)).toMatchObject({ result: 'success' });
    expect(await payments.show(first)).toMatchObject({ clientPaymentStatus: 'Card_needed', hasPaymentMethod: false });
    const changed = await payments.service.emitted(PaymentStatusChangedSchema);
    expect(changed.filter(({ appointmentId }) => appointmentId === first.id).at(-1)).toMatchObject({
      clientPaymentStatus: 'Card needed',
    });
  });

  it('is counted for many cards with as many queries as for one', async () => {
    const query = `query ($ids: [_Any!]!) { _entities(representations: $ids) { ... on Client {
      defaultPaymentMethod { visitsToCharge } } } }`;
    const ids: object[] = [];
    const read = () => payments.service.graphql(query, { ids }, pro);
    const holders = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        await cards.newClient();
        await cards.save();
        await cards.visitByPro();
        ids.push({ __typename: 'Client', id: cards.clientId });
      }
    };
    const selects = async () =>
      (await queriesDuring(payments.service, read)).filter((text) => /due_cents > 0|CROSS JOIN LATERAL/.test(text));
    await holders(1);
    const one = await selects();
    await holders(3);
    expect(one).toHaveLength(2);
    expect(await selects()).toHaveLength(2);
  });

  it('is not charged on the day of the visit any more', async () => {
    const booking = await payments.book(practiceId, { requirement: 'save_card', clientId: cards.clientId });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    const { paymentMethod } = await payments.completeSetup(booking, setupIntentId);
    await payments.accept(booking);
    expect(await cards.remove(paymentMethod.id)).toMatchObject({ result: 'success' });
    payments.clock.advance(8 * 86_400_000);
    await payments.runJob('due-charges');
    expect(payments.payments(booking.id)).toEqual([]);
    expect(await payments.clientStatus(booking)).toBe('Card_needed_past_due');
  });

  it('is kept by its account until they are paid, and replaced by another one', async () => {
    const account: Partial<Actor> = { kind: 'client', userId: newId() };
    await cards.newClient(account.userId!);
    const { id } = await cards.save(account);
    const booking = await payments.book(practiceId, {
      requirement: 'save_card',
      clientId: cards.clientId,
      userId: account.userId!,
    });
    expect(await payments.chargeCard(booking, account)).toMatchObject({ result: 'success' });
    await payments.accept(booking);
    expect(await cards.remove(id, account)).toMatchObject(refused('card_in_use'));
    expect(await cards.onFile(account)).toMatchObject({ id });
    const newer = await cards.save(account, CARDS.other);
    expect(await cards.remove(newer.id, account)).toMatchObject(refused('card_in_use'));
    await payments.cancel(booking);
    expect(await cards.remove(newer.id, account)).toMatchObject({ result: 'success' });
    expect(await cards.onFile(account)).toBeNull();
  });

  it('leaves no failed charge behind when it is deleted: another card is needed', async () => {
    const { id } = await cards.save(pro, CARDS.declinedWhenCharged);
    const visit = await cards.visitByPro();
    expect(await payments.chargeCard(visit, pro)).toMatchObject({ errors: [{ code: 'card_declined' }] });
    expect(await payments.clientStatus(visit)).toBe('Failed');
    await cards.remove(id);
    expect(await payments.show(visit)).toMatchObject({ clientPaymentStatus: 'Card_needed', paymentError: null });
  });
});

describe('deleting a card while it is charged', () => {
  const succeeded = (visit: Booking) => payments.payments(visit.id).filter(({ status }) => status === 'succeeded');

  it('waits for a payment that is under way', async () => {
    const { id } = await cards.save();
    const visit = await cards.visitByPro();
    payments.sandbox.stripe.fault({ ...PAY, kind: 'delay', delayMs: 1_500 });
    const charging = payments.chargeCard(visit, pro);
    await payments.service.eventually(async () => {
      const live = await payments.service.dataSource.query('SELECT 1 FROM attempts WHERE subject_id = $1', [visit.id]);
      return live.length > 0;
    });
    expect(await cards.remove(id)).toMatchObject(refused('payment_unknown'));
    expect(await charging).toMatchObject({ result: 'success' });
    expect(await cards.remove(id)).toMatchObject({ result: 'success' });
    expect(succeeded(visit)).toHaveLength(1);
  });

  it('ends with either the payment or the card, however close they come', async () => {
    for (let round = 0; round < 8; round += 1) {
      await cards.newClient();
      const { id } = await cards.save();
      const visit = await cards.visitByPro();
      const [charge, deletion] = await Promise.all([payments.chargeCard(visit, pro), cards.remove(id)]);
      const deleted = deletion.result === 'success';
      if (deleted) expect(await cards.onFile()).toBeNull();
      else expect(deletion).toMatchObject(refused('payment_unknown'));
      // Charged before it was deleted, or not at all.
      const charged = succeeded(visit).length === 1;
      expect(charged || deleted).toBe(true);
      expect(charge.result).toBe(charged ? 'success' : 'failure');
      if (!charged) expect(charge.errors).toMatchObject([{ code: 'card_needed' }]);
      expect(await payments.balances(visit.id)).toMatchObject({ client_receivable: charged ? 0 : 9_000 });
    }
  });

  it('cancels a payment that waits for the client at the bank, and then deletes the card at the provider', async () => {
    const { id } = await cards.save(pro, CARDS.authenticateAlways);
    const visit = await cards.visitByPro();
    expect(await payments.chargeCard(visit, pro)).toMatchObject({ errors: [{ code: 'authentication_required' }] });
    expect(await cards.remove(id)).toMatchObject({ result: 'success' });
    await cards.detach();
    expect((await cards.row(id)).detachAt).not.toBeNull();
    await payments.runJob('recovery');
    expect(payments.payments(visit.id)).toMatchObject([{ status: 'canceled' }]);
    await cards.detach();
    expect((await cards.row(id)).detachAt).toBeNull();
    expect(await payments.clientStatus(visit)).toBe('Card_needed');
  });
});
