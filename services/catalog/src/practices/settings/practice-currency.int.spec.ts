import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { GetCurrencyUseRequestSchema, GetCurrencyUseResponseSchema } from '@yarrow/contracts/payments/v1/requests_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { requestSubject } from '@yarrow/kit/messaging/requests.client';
import { type Runtime, RUNTIME } from '@yarrow/kit/runtime';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../../service.js';

let catalog: TestService;
/** Practices with money in another currency, as payments would say. */
const mixed = new Set<string>();
let silent = false;

beforeAll(async () => {
  catalog = await startTestService(service);
  const { broker } = catalog.app.get<Runtime>(RUNTIME, { strict: false });
  const connection = await broker.connection();
  connection.subscribe(requestSubject(broker, GetCurrencyUseRequestSchema.typeName), {
    callback: (_error, message) => {
      if (silent) return;
      const { practiceId, currency } = fromBinary(GetCurrencyUseRequestSchema, message.data);
      const answer = create(GetCurrencyUseResponseSchema, { hasOther: currency !== 'USD' && mixed.has(practiceId) });
      message.respond(toBinary(GetCurrencyUseResponseSchema, answer));
    },
  });
});
afterAll(() => catalog?.stop());

async function newPractice(): Promise<Actor & { practiceId: string }> {
  const ids = { userId: newId(), practiceId: newId() };
  const user = {
    ...ids,
    kind: 'pro',
    email: `${newId()}@example.com`,
    firstName: 'Ines',
    lastName: 'Duarte',
    version: 1,
  };
  const event = { user, practiceName: `Practice ${newId()}`, country: 'US', timeZone: 'America/New_York' };
  await catalog.publish(UserRegisteredSchema, event, { aggregateId: ids.userId });
  return { kind: 'pro', ...ids, ip: '203.0.113.2' };
}

const FIELDS = 'defaultCurrency acceptsCash acceptsVenmo currencyEnabled paypalEnabled';
async function change(currency: string, actor: Actor) {
  const query = `mutation ($currency: String!) { updatePracticeCurrency(currency: $currency) {
    result errors { code field } practice { ${FIELDS} } } }`;
  const { data, errors } = await catalog.graphql(query, { currency }, actor);
  return errors ? { code: errors[0]!.extensions.code } : data['updatePracticeCurrency'];
}
const currencyOf = async (actor: Actor) =>
  (await catalog.graphql('{ currentPractice { defaultCurrency } }', {}, actor)).data.currentPractice.defaultCurrency;

describe('updatePracticeCurrency', () => {
  it('changes it, takes Venmo off outside of US dollars, and publishes it', async () => {
    const pro = await newPractice();
    const offline = 'mutation { updatePracticeOfflineOptions(acceptsCash: true, acceptsVenmo: true) { result } }';
    await catalog.graphql(offline, {}, pro);
    expect(await change('CAD', pro)).toEqual({
      result: 'success',
      errors: [],
      practice: {
        ...{ defaultCurrency: 'CAD', acceptsCash: true, acceptsVenmo: false },
        ...{ currencyEnabled: true, paypalEnabled: true },
      },
    });
    const saved = await catalog.emitted(PracticeSavedSchema);
    const last = saved.filter(({ practice }) => practice?.practiceId === pro.practiceId).at(-1)!;
    expect(last.practice).toMatchObject({ currency: 'CAD', offlinePayments: { cash: true, venmo: false } });
  });

  it('is refused where the ledger would mix two currencies', async () => {
    const pro = await newPractice();
    mixed.add(pro.practiceId);
    const refused = { result: 'failure', errors: [{ code: 'currency_in_use', field: 'currency' }] };
    expect(await change('CAD', pro)).toMatchObject(refused);
    expect(await currencyOf(pro)).toBe('USD');
  });

  it('takes US and Canadian dollars only', async () => {
    const pro = await newPractice();
    for (const currency of ['EUR', 'usd', '']) {
      expect(await change(currency, pro)).toMatchObject({ errors: [{ code: 'invalid_choice', field: 'currency' }] });
    }
  });

  it('changes nothing while payments does not say', async () => {
    const pro = await newPractice();
    silent = true;
    try {
      expect(await change('CAD', pro)).toMatchObject({ errors: [{ code: 'not_ready' }] });
    } finally {
      silent = false;
    }
    expect(await currencyOf(pro)).toBe('USD');
  });

  it('is the choice of practices that have it', async () => {
    const pro = await newPractice();
    const drop = `UPDATE practices SET features = array_remove(features, 'currency') WHERE id = $1`;
    await catalog.dataSource.query(drop, [pro.practiceId]);
    expect(await change('CAD', pro)).toMatchObject({ errors: [{ code: 'feature_disabled' }] });
  });

  it('is refused to everybody but practitioners', async () => {
    const client: Actor = { kind: 'client', userId: newId(), ip: '203.0.113.1' };
    expect(await change('CAD', client)).toMatchObject({ errors: [{ code: 'forbidden' }] });
    expect(await change('CAD', { kind: 'anonymous', ip: '203.0.113.1' })).toEqual({ code: 'UNAUTHENTICATED' });
  });
});
