import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { ProviderAccountChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../../service.js';

let catalog: TestService;
const visitor: Actor = { kind: 'anonymous', ip: '203.0.113.1' };
const client: Actor = { kind: 'client', userId: newId(), ip: '203.0.113.1' };

async function newPractice(country = 'US'): Promise<Actor & { practiceId: string }> {
  const user = {
    userId: newId(),
    kind: 'pro',
    email: `${newId()}@example.com`,
    firstName: 'Ines',
    lastName: 'Duarte',
    practiceId: newId(),
    version: 1,
  };
  const event = { user, practiceName: `Practice ${newId()}`, country, timeZone: 'America/New_York' };
  await catalog.publish(UserRegisteredSchema, event, { aggregateId: user.userId });
  return { kind: 'pro', userId: user.userId, practiceId: user.practiceId, ip: '203.0.113.2' };
}

async function ask(name: string, args: string, fields: string, actor: Actor) {
  const answer = await catalog.graphql(
    `mutation { ${name}(${args}) { result errors { code message field } practice { ${fields} } } }`,
    {},
    actor,
  );
  return answer.errors ? { code: answer.errors[0]!.extensions.code } : answer.data[name];
}

async function lastTold({ practiceId }: { practiceId: string }) {
  const saved = await catalog.emitted(PracticeSavedSchema);
  return saved.filter(({ practice }) => practice?.practiceId === practiceId).at(-1)!.practice!;
}

beforeAll(async () => {
  catalog = await startTestService(service);
});
afterAll(() => catalog?.stop());

describe('updateBookingSettings', () => {
  it('keeps each booking setting as it was saved', async () => {
    const pro = await newPractice();
    const fields = {
      ...{ appointmentBufferTime: 45, appointmentLeadTime: 2880, startTimeIncrement: 75 },
      ...{ instantClientApproval: false, cancellationPolicy: 'A day before, please.' },
    };
    const given = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const saved = await ask('updateBookingSettings', given.join(', '), Object.keys(fields).join(' '), pro);
    expect(saved).toMatchObject({ result: 'success', practice: fields });
    const { data } = await catalog.graphql(`{ currentPractice { ${Object.keys(fields).join(' ')} } }`, {}, pro);
    expect(data.currentPractice).toEqual(fields);
    expect((await lastTold(pro)).booking).toMatchObject({ bufferMinutes: 45, leadTimeMinutes: 2880 });
  });

  const TERMS = `lateCancellationHours lateCancellationFeePercent lateCancellationFeeCents noShowFeePercent`;
  const CHANGE = `lateCancellationHours: 48, lateCancellationFeePercent: 0, lateCancellationFeeCents: 2500, noShowFeePercent: 100`;

  it('stores the cancellation terms, shows them to the public and publishes them', async () => {
    const pro = await newPractice();
    const changed = { lateCancellationHours: 48, lateCancellationFeePercent: 0, lateCancellationFeeCents: 2_500 };
    expect(await ask('updateBookingSettings', CHANGE, TERMS, pro)).toMatchObject({
      result: 'success',
      practice: { ...changed, noShowFeePercent: 100 },
    });
    expect((await lastTold(pro)).booking).toMatchObject({ ...changed, noShowFeePercent: 100 });

    await ask('updatePracticeProfile', 'input: { published: true }', 'id', pro);
    const { slug } = (await catalog.graphql('{ currentPractice { slug } }', {}, pro)).data.currentPractice;
    const shown = await catalog.graphql(
      `query ($slug: String!) { practice(slug: $slug) { ${TERMS} } }`,
      { slug },
      visitor,
    );
    expect(shown.data.practice).toEqual({ ...changed, noShowFeePercent: 100 });
  });

  it('keeps the terms that are not named', async () => {
    const pro = await newPractice();
    await ask('updateBookingSettings', CHANGE, TERMS, pro);
    expect(await ask('updateBookingSettings', 'appointmentBufferTime: 5', TERMS, pro)).toMatchObject({
      practice: { lateCancellationHours: 48, lateCancellationFeeCents: 2_500 },
    });
  });

  it('refuses more than a week and writes nothing', async () => {
    const pro = await newPractice();
    const refused = await ask('updateBookingSettings', 'lateCancellationHours: 169, noShowFeePercent: 10', TERMS, pro);
    expect(refused.errors).toEqual([
      {
        code: 'invalid_late_cancellation_hours',
        message: 'Please enter 0 to 168 hours.',
        field: 'lateCancellationHours',
      },
    ]);
    expect((await catalog.graphql('{ currentPractice { noShowFeePercent } }', {}, pro)).data).toEqual({
      currentPractice: { noShowFeePercent: 0 },
    });
  });
});

describe('updatePracticeAcceptsTips', () => {
  it('is published', async () => {
    const pro = await newPractice();
    expect(await ask('updatePracticeAcceptsTips', 'acceptsTips: true', 'acceptsTips', pro)).toMatchObject({
      result: 'success',
      practice: { acceptsTips: true },
    });
    expect((await lastTold(pro)).acceptsTips).toBe(true);
  });

  it('is refused to everybody but practitioners', async () => {
    const asClient = await ask('updatePracticeAcceptsTips', 'acceptsTips: true', 'id', client);
    expect(asClient.errors[0].code).toBe('forbidden');
    expect((await ask('updatePracticeAcceptsTips', 'acceptsTips: true', 'id', visitor)).code).toBe('UNAUTHENTICATED');
  });
});

describe('updatePracticeOfflineOptions', () => {
  const SHOWN = 'acceptsCash acceptsOfflineCreditCard acceptsPaypal acceptsVenmo acceptsZelle';

  it('switches the five ways of paying directly', async () => {
    const pro = await newPractice();
    const all =
      'acceptsCash: true, acceptsCreditCard: true, acceptsPaypal: true, acceptsVenmo: true, acceptsZelle: true';
    await ask('updatePracticeOfflineOptions', all, SHOWN, pro);
    expect(await ask('updatePracticeOfflineOptions', 'acceptsPaypal: false', SHOWN, pro)).toMatchObject({
      practice: {
        acceptsCash: true,
        acceptsOfflineCreditCard: true,
        acceptsPaypal: false,
        acceptsVenmo: true,
        acceptsZelle: true,
      },
    });
    expect((await lastTold(pro)).offlinePayments).toMatchObject({
      cash: true,
      creditCard: true,
      paypal: false,
      venmo: true,
      zelle: true,
    });
  });

  it('refuses Venmo outside of US dollars', async () => {
    const pro = await newPractice('CA');
    expect((await ask('updatePracticeOfflineOptions', 'acceptsVenmo: true', SHOWN, pro)).errors[0]).toMatchObject({
      code: 'venmo_unavailable',
      field: 'acceptsVenmo',
    });
  });
});

describe('POST /portal/builder_version', () => {
  const post = async (path: string, actor: Actor) =>
    fetch(`${catalog.url}/portal/builder_version/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await catalog.tokenOf(actor)}` },
    });

  it('switches to the other page and back, as often as it is asked', async () => {
    const pro = await newPractice();
    for (const version of ['v1', 'v1', 'v2']) {
      const answer = await post(`switch_to_${version}`, pro);
      expect([answer.status, await answer.json()]).toEqual([200, { success: true, builderVersion: version }]);
      expect((await lastTold(pro)).builderVersion).toBe(version);
      expect((await catalog.graphql('{ currentPractice { builderVersion } }', {}, pro)).data).toEqual({
        currentPractice: { builderVersion: version },
      });
    }
  });

  it('is refused to everybody but practitioners, and knows two versions', async () => {
    expect((await post('switch_to_v1', visitor)).status).toBe(401);
    expect((await post('switch_to_v1', client)).status).toBe(403);
    expect((await post('switch_to_v3', await newPractice())).status).toBe(404);
  });
});

describe('the published snapshot of a practice', () => {
  it('names what is switched on', async () => {
    expect(await lastTold(await newPractice())).toMatchObject({
      builderVersion: 'v2',
      videoReviewsEnabled: true,
      bookableEventsEnabled: true,
      packagesEnabled: true,
      clientNotesEnabled: true,
      recurringBookingsEnabled: true,
      booking: { bufferMinutes: 15, lateCancellationHours: 24 },
    });
  });

  it('can require cards as long as one card provider is left, whatever happens to PayPal', async () => {
    const pro = await newPractice();
    const account = async (provider: string, chargesEnabled: boolean) =>
      catalog.publish(
        ProviderAccountChangedSchema,
        { practiceId: pro.practiceId, provider, connected: chargesEnabled, chargesEnabled },
        { aggregateId: pro.practiceId },
      );
    await account('paypal', true);
    const REQUIRE = 'requireClientCcToBook: true';
    expect((await ask('updateBookingSettings', REQUIRE, 'id', pro)).result).toBe('failure');
    await account('stripe', true);
    await account('square', true);
    expect((await ask('updateBookingSettings', REQUIRE, 'id', pro)).result).toBe('success');
    await account('paypal', false);
    await account('stripe', false);
    expect((await lastTold(pro)).booking!.requireClientCcToBook).toBe(true);
    await account('square', false);
    expect((await lastTold(pro)).booking!.requireClientCcToBook).toBe(false);
  });
});

describe('updatePaymentSettings', () => {
  const SETTINGS = `paymentSettings { requireClientCcToBook chargeClientCcAtBooking paymentPastDueEmailEnabled
    paymentPastDueTextEnabled paymentPastDueEmailMinutes paymentPastDueTextMinutes chargeSummaryEmailEnabled }`;
  const DEFAULTS = {
    requireClientCcToBook: false,
    chargeClientCcAtBooking: false,
    paymentPastDueEmailEnabled: true,
    paymentPastDueTextEnabled: false,
    paymentPastDueEmailMinutes: 120,
    paymentPastDueTextMinutes: 120,
    chargeSummaryEmailEnabled: false,
  };
  const update = async (args: string, actor: Actor) => {
    const call = `mutation { it: updatePaymentSettings(${args}) { result error errors { code field }
      practice { ${SETTINGS} } } }`;
    const answer = await catalog.graphql(call, {}, actor);
    return answer.errors ? { code: answer.errors[0]!.extensions.code } : answer.data['it'];
  };

  it('changes what is given and publishes it, and leaves the rest', async () => {
    const pro = await newPractice();
    expect(await update('paymentPastDueTextEnabled: true, paymentPastDueTextMinutes: 0', pro)).toEqual({
      result: 'success',
      error: null,
      errors: [],
      practice: { paymentSettings: { ...DEFAULTS, paymentPastDueTextEnabled: true, paymentPastDueTextMinutes: 0 } },
    });
    await update('paymentPastDueEmailEnabled: false, paymentPastDueEmailMinutes: 2880', pro);
    expect((await lastTold(pro)).pastDue).toMatchObject({
      email: false,
      emailMinutes: 2_880,
      text: true,
      textMinutes: 0,
    });
    const account = { practiceId: pro.practiceId, provider: 'stripe', connected: true, chargesEnabled: true };
    await catalog.publish(ProviderAccountChangedSchema, account, { aggregateId: pro.practiceId });
    await update('requireClientCcToBook: true, chargeClientCcAtBooking: true', pro);
    expect(await update('requireClientCcToBook: false', pro)).toMatchObject({
      practice: { paymentSettings: { requireClientCcToBook: false, chargeClientCcAtBooking: false } },
    });
  });

  it.each([
    ['paymentPastDueEmailMinutes: 90', 'invalid_choice', 'paymentPastDueEmailMinutes'],
    ['paymentPastDueTextMinutes: -60', 'invalid_choice', 'paymentPastDueTextMinutes'],
    ['requireClientCcToBook: true', 'no_payment_provider', 'requireClientCcToBook'],
  ])('refuses %s, says why in `error`, and changes nothing', async (args, code, field) => {
    const pro = await newPractice();
    const refused = await update(`${args}, paymentPastDueTextEnabled: true`, pro);
    expect(refused).toMatchObject({ result: 'failure', errors: [{ code, field }], practice: null });
    expect(refused.error).toMatch(/^(Please choose|Connect a payment)/);
    const { data } = await catalog.graphql(`{ currentPractice { ${SETTINGS} } }`, {}, pro);
    expect(data['currentPractice']).toEqual({ paymentSettings: DEFAULTS });
  });

  it('is the practice’s alone, and so is reading them', async () => {
    const pro = await newPractice();
    expect(await update('paymentPastDueTextEnabled: true', client)).toMatchObject({ errors: [{ code: 'forbidden' }] });
    expect(await update('paymentPastDueTextEnabled: true', visitor)).toEqual({ code: 'UNAUTHENTICATED' });
    const other = await newPractice();
    const query = `query ($id: ID!) { practice(id: $id) { ${SETTINGS} } }`;
    const { data } = await catalog.graphql(query, { id: pro.practiceId }, other);
    expect(data['practice']).toEqual({ paymentSettings: null });
  });
});
