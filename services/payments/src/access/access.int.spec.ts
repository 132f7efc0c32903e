import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId, newSecretToken } from '@yarrow/kit/ids';
import { OPENED_LINKS_HEADER } from '@yarrow/kit/sessions/link-cookie';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

let payments: PaymentsHarness;
let practiceId: string;
let pro: Partial<Actor>;

const stranger = (): Partial<Actor> => ({ kind: 'client', userId: newId() });
const CARD = `query ($practiceId: ID!, $clientId: ID, $userId: ID, $token: String) {
  defaultPaymentMethodPractice(practiceId: $practiceId, clientId: $clientId, userId: $userId, instantActionToken: $token)
  { brand last4 expMonth expYear } }`;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  ({ practiceId, pro } = await payments.openPractice());
});

afterAll(() => payments?.stop());

async function cardOf(variables: Record<string, unknown>, actor?: Partial<Actor>): Promise<object | null> {
  const answer = await payments.service.graphql(CARD, { practiceId, ...variables }, actor);
  expect(answer.errors).toBeUndefined();
  return answer.data['defaultPaymentMethodPractice'];
}

async function saveClient(clientId: string, userId: string, version = 1): Promise<void> {
  const client = {
    clientId,
    practiceId,
    userId,
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@example.com',
    version,
  };
  await payments.service.publish(ClientSavedSchema, { client }, { aggregateId: clientId });
}

describe('an appointment', () => {
  it('is reported as not found to all but practitioners who retry its payment, whether it exists or not', async () => {
    const booking = await payments.book(practiceId, { userId: newId() });
    const retry = 'mutation ($id: ID!) { retryPayment(appointmentId: $id) { result errors { code } } }';
    for (const id of [booking.id, newId()]) {
      const asVisitor = await payments.service.graphql(retry, { id });
      expect(asVisitor.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      const asClient = await payments.service.graphql(retry, { id }, stranger());
      expect(asClient.data['retryPayment']).toEqual({ result: 'failure', errors: [{ code: 'forbidden' }] });
    }
  });

  it.each(['setupIntent', 'chargeCard', 'retryPayment'] as const)(
    '%s answers strangers as if it did not exist',
    async (name) => {
      const booking = await payments.book(practiceId, { userId: newId() });
      const other = await payments.publishPractice();
      const calls = {
        setupIntent: `mutation ($id: ID!, $practiceId: ID!, $token: String) { it: setupIntent(appointmentId: $id,
        practiceId: $practiceId, instantActionToken: $token) { result errors { code } } }`,
        chargeCard: `mutation ($id: ID!, $token: String) { it: chargeCard(appointmentId: $id, instantActionToken: $token)
        { result errors { code } } }`,
        retryPayment: 'mutation ($id: ID!) { it: retryPayment(appointmentId: $id) { result errors { code } } }',
      };
      const ask = async (actor: Partial<Actor> | undefined, id: string, token?: string) =>
        (await payments.service.graphql(calls[name], { id, practiceId, token }, actor)).data['it'];
      const refused = { result: 'failure', errors: [{ code: 'not_found' }] };
      const strangers = name === 'retryPayment' ? [other.pro] : [undefined, stranger(), other.pro];
      for (const actor of strangers) {
        expect(await ask(actor, booking.id)).toEqual(refused);
        expect(await ask(actor, booking.id, newSecretToken())).toEqual(refused);
      }
      for (const id of [newId(), 'x', "' OR 1=1 --", '\u0000', 'a'.repeat(10_000)]) {
        expect(await ask(strangers[0], id, booking.token)).toEqual(refused);
      }
      expect(payments.payments(booking.id)).toEqual([]);
    },
  );

  it('opens by its id alone in the browser that has opened its link, and in no other', async () => {
    const [booking, another] = [await payments.book(practiceId), await payments.book(practiceId)];
    const ask = async (opened: string, actor: Partial<Actor> = {}) => {
      const query = `mutation ($id: ID!, $practiceId: ID!) { setupIntent(appointmentId: $id, practiceId: $practiceId) {
        result errors { code } } }`;
      const response = await fetch(`${payments.service.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await payments.service.tokenOf(actor)}`,
          [OPENED_LINKS_HEADER]: opened,
        },
        body: JSON.stringify({ query, variables: { id: booking.id, practiceId } }),
      });
      return ((await response.json()) as { data: { setupIntent: object } }).data.setupIntent;
    };
    const refused = { result: 'failure', errors: [{ code: 'not_found' }] };
    expect(await ask(another.token)).toEqual(refused);
    expect(await ask(`${newSecretToken()}.${another.token}`, stranger())).toEqual(refused);
    expect(await ask(`${another.token}.${booking.token}`)).toEqual({ result: 'success', errors: [] });
  });

  it("opens to its practice, its client's account and its link", async () => {
    const userId = newId();
    const booking = await payments.book(practiceId, { userId });
    for (const actor of [pro, { kind: 'client', userId } as const, undefined]) {
      expect((await payments.setupIntent(booking, actor)).setupIntent).toMatchObject({ result: 'success' });
    }
  });

  it('shows its money only to holders of its token', async () => {
    const booking = await payments.book(practiceId);
    expect(await payments.show(booking)).toMatchObject({ id: booking.id, dueCents: 9_000 });
    for (const token of ['', newSecretToken(), booking.token.slice(0, -1), `${booking.token} `, 'x'.repeat(100_000)]) {
      expect(await payments.show({ id: booking.id, token })).toBeNull();
    }
    expect(await payments.show({ id: 'no-id', token: booking.token })).toBeNull();
  });

  it('is paid by a card given for another practice or setup only by its owner', async () => {
    const booking = await payments.book(practiceId);
    const mine = await payments.book(practiceId);
    const { setupIntentId } = await payments.enterCard(mine, CARDS.good);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ errors: [{ code: 'not_found' }] });
    for (const id of ['seti_unknown', '', '\u0000', 'x'.repeat(50_000)]) {
      expect(await payments.completeSetup(booking, id)).toMatchObject({
        result: 'failure',
        errors: [{ code: 'not_found' }],
      });
    }
  });
});

describe('a card on file', () => {
  async function withCard(options: { userId: string; clientId: string }): Promise<Booking> {
    const booking = await payments.book(practiceId, options);
    const actor: Partial<Actor> = { kind: 'client', userId: options.userId };
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good, actor);
    expect(await payments.completeSetup(booking, setupIntentId, actor)).toMatchObject({ result: 'success' });
    return booking;
  }

  it('pays for the next visit of the account that gave it', async () => {
    const who = { userId: newId(), clientId: newId() };
    await withCard(who);
    const next = await payments.book(practiceId, who);
    expect(await payments.chargeCard(next, { kind: 'client', userId: who.userId })).toMatchObject({
      result: 'success',
    });
  });

  it("is out of reach of a guest who books under the same contact's address", async () => {
    const who = { userId: newId(), clientId: newId() };
    await withCard(who);
    const guests = await payments.book(practiceId, { clientId: who.clientId });
    expect(await payments.chargeCard(guests)).toMatchObject({ result: 'failure', errors: [{ code: 'card_needed' }] });
    expect(await payments.show(guests)).toMatchObject({ hasPaymentMethod: false, defaultPaymentMethod: null });
    expect(await cardOf({ token: guests.token })).toBeNull();
  });

  it('pays where the practitioner books for the contact', async () => {
    const who = { userId: newId(), clientId: newId() };
    await withCard(who);
    const visit = await payments.book(practiceId, { clientId: who.clientId, bookedBy: 'pro', requirement: 'none' });
    const { data } = await payments.service.graphql(
      'mutation ($id: ID!) { retryPayment(appointmentId: $id) { result appointment { paymentStatus } } }',
      { id: visit.id },
      pro,
    );
    expect(data['retryPayment']).toEqual({ result: 'success', appointment: { paymentStatus: 'Paid' } });
  });

  it('is shown to its owner and the practice only, also after two contacts became one', async () => {
    const who = { userId: newId(), clientId: newId() };
    await saveClient(who.clientId, who.userId);
    const booking = await withCard(who);
    const owner: Partial<Actor> = { kind: 'client', userId: who.userId };
    const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 };
    expect(await cardOf({ clientId: who.clientId }, owner)).toEqual(card);
    expect(await cardOf({ userId: who.userId }, owner)).toEqual(card);
    expect(await cardOf({ clientId: who.clientId }, pro)).toEqual(card);
    expect(await cardOf({ token: booking.token })).toEqual(card);
    const { pro: otherPro } = await payments.publishPractice();
    for (const actor of [undefined, stranger(), otherPro]) {
      expect(await cardOf({ clientId: who.clientId }, actor)).toBeNull();
      expect(await cardOf({ userId: who.userId }, actor)).toBeNull();
    }
    for (const bad of ['x', "'", '\u0000']) expect(await cardOf({ clientId: bad }, owner)).toBeNull();

    const intoClientId = newId();
    await saveClient(intoClientId, who.userId);
    const merged = { practiceId, fromClientId: who.clientId, intoClientId };
    await payments.service.publish(ClientMergedSchema, merged, { aggregateId: intoClientId });
    expect(await cardOf({ clientId: intoClientId }, pro)).toEqual(card);
  });
});

describe('a contact', () => {
  const QUERY = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Client {
    defaultPaymentMethod { brand last4 expMonth expYear } } } }`;
  const cardsOf = async (ids: string[], actor?: Partial<Actor>) => {
    const representations = ids.map((id) => ({ __typename: 'Client', id }));
    const { data, errors } = await payments.service.graphql(QUERY, { representations }, actor);
    expect(errors).toBeUndefined();
    return data['_entities'].map(({ defaultPaymentMethod }: Record<string, unknown>) => defaultPaymentMethod);
  };

  it('has the card of its own latest visit, visible only to its practice and its account', async () => {
    const [one, two, cardless] = [0, 1, 2].map(() => ({ userId: newId(), clientId: newId() })) as [Who, Who, Who];
    for (const who of [one, two, cardless]) await saveClient(who.clientId, who.userId);
    for (const [who, number] of [
      [one, CARDS.other],
      [two, CARDS.other],
      [two, CARDS.good],
    ] as const) {
      const actor: Partial<Actor> = { kind: 'client', userId: who.userId };
      const booking = await payments.book(practiceId, who);
      const { setupIntentId } = await payments.enterCard(booking, number, actor);
      await payments.completeSetup(booking, setupIntentId, actor);
    }
    const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 };
    const other = { ...card, brand: 'mastercard', last4: '4444' };
    const ids = [one.clientId, cardless.clientId, two.clientId, 'no id', newId()];
    expect(await cardsOf(ids, pro)).toEqual([other, null, card, null, null]);
    expect(await cardsOf(ids, { kind: 'client', userId: one.userId })).toEqual([other, null, null, null, null]);
    const { pro: otherPro } = await payments.publishPractice();
    for (const actor of [undefined, stranger(), otherPro]) {
      expect(await cardsOf(ids, actor)).toEqual([null, null, null, null, null]);
    }
  });
});

interface Who {
  userId: string;
  clientId: string;
}
