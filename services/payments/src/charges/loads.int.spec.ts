import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { everyField } from '@yarrow/kit/testing/every-field';
import { endOwnWork, queriesDuring } from '@yarrow/kit/testing/queries-during';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';

interface Key {
  readonly __typename: string;
  readonly id: string;
}

let payments: PaymentsHarness;
const keys: Record<string, Key[]> = {};
const userId = newId();

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  const add = (key: Key) => void (keys[key.__typename] ??= []).push(key);
  const { practiceId } = await payments.openPractice();
  const packageLine = { name: 'Four massages', amountCents: 40_000, durationMinutes: 60, packageSessions: 4 };
  for (let count = 0; count < 3; count++) {
    const booking = await payments.book(practiceId, { lines: [{ serviceId: newId(), ...packageLine }], userId });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    await payments.accept(booking);
    add({ __typename: 'Appointment', id: booking.id, instantActionToken: booking.token } as Key);
    add({ __typename: 'Practice', id: (await payments.openPractice()).practiceId });
  }
  const sold = await payments.service.dataSource.query<{ id: string }[]>('select id from client_packages');
  for (const { id } of sold) add({ __typename: 'ClientPackage', id });
  await endOwnWork(payments.service);
});
afterAll(() => payments?.stop());

async function queriesFor(type: string, representations: readonly Key[]): Promise<string[]> {
  const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on ${type}
    ${await everyField(payments.service, type)} } }`;
  return queriesDuring(payments.service, async () => {
    const { data, errors } = await payments.service.graphql(query, { representations }, { kind: 'client', userId });
    expect(errors).toBeUndefined();
    expect(data['_entities']).not.toContain(null);
  });
}

describe('a request', () => {
  it.each(['Appointment', 'Practice', 'ClientPackage'])(
    'reads three of %s with as many queries as one',
    async (type) => {
      const [one] = keys[type]!;
      expect(keys[type]).toHaveLength(3);
      const single = await queriesFor(type, [one!]);
      expect(await queriesFor(type, keys[type]!)).toHaveLength(single.length);
      expect(await queriesFor(type, [one!, one!, one!])).toHaveLength(single.length);
    },
  );
});
