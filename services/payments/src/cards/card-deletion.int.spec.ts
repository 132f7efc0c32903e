import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { CardDeletedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CardsOnFile, refused } from '../testing/cards-on-file.js';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { SquarePractice } from '../testing/square-practice.js';
import { Wallets } from '../testing/wallet-harness.js';

const NOW = '2027-01-04T12:00:00Z';
const DETACH = { path: '/v1/payment_methods/*/detach', method: 'POST' };

let payments: PaymentsHarness;
let practiceId: string;
let pro: Partial<Actor>;
let cards: CardsOnFile;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW, { STRIPE_TIMEOUT_MS: '3000' });
  ({ practiceId, pro } = await payments.openPractice());
  cards = new CardsOnFile(payments, practiceId, pro);
});
beforeEach(async () => {
  payments.clock.set(NOW);
  await cards.newClient();
});
afterEach(() => payments.sandbox.stripe.clearFaults());
afterAll(() => payments?.stop());

describe('deleting a card', () => {
  it('takes it off file with those that it took the place of, and publishes it, once', async () => {
    await cards.save(pro, CARDS.other);
    const { id } = await cards.save();
    expect(await cards.onFile()).toMatchObject({ id, last4: '4242' });
    const done = { result: 'success', errors: [], client: { id: cards.clientId, defaultPaymentMethod: null } };
    expect(await cards.remove(id)).toEqual(done);
    expect(await cards.onFile()).toBeNull();
    // Again, as after an answer that was lost.
    expect(await cards.remove(id)).toEqual(done);
    const published = (await payments.service.emitted(CardDeletedSchema)).filter(
      (event) => event.clientId === cards.clientId,
    );
    expect(published).toMatchObject([
      {
        cardId: id,
        practiceId,
        clientId: cards.clientId,
        userId: '',
        cardBrand: 'visa',
        cardLast4: '4242',
        deletedBy: 'practice',
      },
    ]);
  });

  it('has the provider forget it, and then keeps nothing that describes it', async () => {
    const { id } = await cards.save();
    expect((await cards.atStripe(id)).customer).not.toBeNull();
    await cards.remove(id);
    await cards.detach();
    expect((await cards.atStripe(id)).customer).toBeNull();
    expect(await cards.row(id)).toMatchObject({ last4: '', deleted: true, detachAt: null });
  });

  it('asks a provider that did not answer again, and takes a card that is gone already for gone', async () => {
    const { id } = await cards.save();
    payments.sandbox.stripe.fault({ ...DETACH, kind: 'timeout-after-effect' });
    await cards.remove(id);
    const later = Date.parse(NOW) + 300_000;
    await payments.service.eventually(async () => (await cards.row(id)).detachAt?.getTime() === later);
    expect(await cards.row(id)).toMatchObject({ last4: '4242', deleted: true });
    expect(await cards.onFile()).toBeNull();
    payments.clock.advance(300_000);
    await payments.service.eventually(async () => (await cards.row(id)).detachAt === null);
    expect(await cards.row(id)).toMatchObject({ last4: '', deleted: true });
  });

  it('is not undone when its setup is completed, regardless of the caller and of repetitions', async () => {
    const { id, setupIntentId } = await cards.save();
    await cards.remove(id);
    expect(await cards.complete(setupIntentId)).toMatchObject({
      errors: [{ code: 'card_needed' }],
      paymentMethod: null,
    });
    await payments.service.dataSource.query('UPDATE provider_events SET applied_at = NULL');
    await payments.runJob('webhooks');
    expect(await cards.onFile()).toBeNull();
    // Nor when there is nothing left to compare with but that it was there.
    await cards.detach();
    expect(await cards.complete(setupIntentId)).toMatchObject({
      errors: [{ code: 'card_needed' }],
      paymentMethod: null,
    });
    expect(await cards.onFile()).toBeNull();
  });

  it('makes room for another card', async () => {
    await cards.remove((await cards.save()).id);
    const { id } = await cards.save(pro, CARDS.other);
    expect(await cards.onFile()).toMatchObject({ id, last4: '4444' });
  });

  it('disables it at Square, and its token brings it back no more', async () => {
    const square = await SquarePractice.open(payments);
    const wallets = new Wallets(payments);
    const booking = await square.book();
    const { token } = await wallets.tokenize(square.practiceId, wallets.cards.good);
    expect(await wallets.addCard(booking, token)).toMatchObject({ result: 'success' });
    await square.expectPaid(booking);
    const [card] = await payments.service.dataSource.query<{ id: string; method: string }[]>(
      'SELECT id, payment_method_id AS method FROM saved_cards WHERE appointment_id = $1',
      [booking.id],
    );
    const { practiceId: squareId, clientId: holder } = booking;
    await payments.service.publish(
      ClientSavedSchema,
      { client: { clientId: holder, practiceId: squareId, version: 1 } },
      { aggregateId: holder },
    );
    const owner: Partial<Actor> = { kind: 'pro', userId: newId(), practiceId: squareId };
    const done = await cards.remove(card!.id, owner, { practiceId: squareId, clientId: holder });
    expect(done).toMatchObject({ result: 'success' });
    await cards.detach();
    const calls = await fetch(`${payments.sandbox.url}/control/calls?method=POST&path=/square/v2/cards`);
    const paths = ((await calls.json()) as { path: string }[]).map(({ path }) => path);
    expect(paths).toContain(`/square/v2/cards/${encodeURIComponent(card!.method)}/disable`);
    expect(await wallets.addCard(booking, token)).toMatchObject({ errors: [{ code: 'card_needed' }] });
  });
});

describe('who may delete a card', () => {
  it('is its practice only, even if others know its id', async () => {
    const { id } = await cards.save();
    const other = await payments.publishPractice();
    expect(await cards.remove(id, other.pro, { clientId: cards.clientId })).toMatchObject(refused('not_found'));
    expect(await cards.remove(id, other.pro, { clientId: cards.clientId, practiceId: other.practiceId })).toMatchObject(
      refused('not_found'),
    );
    expect(await cards.remove(id, { kind: 'client', userId: newId() })).toMatchObject(refused('not_found'));
    expect(await cards.remove(id, { kind: 'client', userId: newId() }, { clientId: cards.clientId })).toMatchObject(
      refused('not_found'),
    );
    expect(await cards.remove(id, { kind: 'anonymous' })).toBe('UNAUTHENTICATED');
    expect(await cards.remove('nonsense')).toMatchObject(refused('not_found'));
    expect(await cards.remove(newId())).toMatchObject(refused('changed_meanwhile'));
    expect(await cards.onFile()).toMatchObject({ id });
  });

  it('is the account that gave it, for those that it gave alone', async () => {
    const account: Partial<Actor> = { kind: 'client', userId: newId() };
    await cards.newClient(account.userId!);
    const byPractice = await cards.save();
    const own = await cards.save(account, CARDS.other);
    expect(await cards.remove(byPractice.id, account)).toMatchObject(refused('changed_meanwhile'));
    expect(await cards.remove(own.id, account)).toMatchObject({ result: 'success', client: { id: cards.clientId } });
    expect(await cards.onFile(account)).toBeNull();
    // What the practice wrote down of the contact by itself stays the practice's.
    expect(await cards.onFile()).toMatchObject({ id: byPractice.id });
  });

  it('sees that another card is on file by now', async () => {
    const { id } = await cards.save();
    const { id: newer } = await cards.save(pro, CARDS.other);
    expect(await cards.remove(id)).toMatchObject(refused('changed_meanwhile'));
    expect(await cards.onFile()).toMatchObject({ id: newer });
  });
});
