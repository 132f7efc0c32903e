import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UserChangedSchema, UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { NotificationsHarness } from '../testing/notifications-harness.js';
import { sampleEvent } from '../testing/sample-events.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const SEND = `mutation DownloadMobileApp { sendText(type: download_mobile_app) { result errors { code message } } }`;
const OFFER = `{ mobileApp { appStoreUrl playStoreUrl textSentAt phoneEnding } }`;

let harness: NotificationsHarness;
let numbers = 100;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());

/** Creates an account that registered days ago. */
async function account(phone = `+447911125${++numbers}`) {
  const user = { userId: newId(), kind: 'client', firstName: 'Ada', phone, version: 1 };
  await harness.service.publish(
    UserRegisteredSchema,
    { user },
    { aggregateId: user.userId, occurredAt: new Date(NOW.getTime() - 72 * 3600_000) },
  );
  const actor: Actor = { kind: 'client', userId: user.userId, ip: '203.0.113.1' };
  return { user, phone, actor };
}

const sendText = async (actor: Actor) => (await harness.service.graphql(SEND, {}, actor)).data.sendText;
const offerTo = async (actor?: Actor) => (await harness.service.graphql(OFFER, {}, actor)).data.mobileApp;

describe('sendText', () => {
  it('texts the addresses of both stores to the caller’s own phone', async () => {
    const { actor, phone } = await account();
    expect(await offerTo(actor)).toMatchObject({ textSentAt: null, phoneEnding: phone.slice(-4) });
    expect(await sendText(actor)).toEqual({ result: 'success', errors: [] });
    await harness.send();
    expect(await harness.textsTo(phone)).toEqual([
      expect.stringMatching(/https:\/\/apps\.example\/ios .*https:\/\/apps\.example\/android/),
    ]);
    expect((await offerTo(actor)).textSentAt).toBe(NOW.toISOString());
  });

  it('sends again when asked again, three times in an hour', async () => {
    const { actor, phone } = await account();
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 4; time++) codes.push((await sendText(actor)).errors[0]?.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'rate_limited']);
    await harness.send();
    expect(await harness.textsTo(phone)).toHaveLength(3);
  });

  it('counts by phone too: two accounts with one number do not send twice as many', async () => {
    const first = await account();
    const second = await account(first.phone);
    for (let time = 0; time < 3; time++) await sendText(first.actor);
    expect((await sendText(second.actor)).errors[0].code).toBe('rate_limited');
  });

  it('uses the current phone of the account', async () => {
    const { actor, user } = await account();
    const phone = '+447911125999';
    await harness.publish([sampleEvent(UserChangedSchema, { user: { ...user, phone, version: 2 } }, user.userId)]);
    await sendText(actor);
    await harness.send();
    expect(await harness.textsTo(phone)).toHaveLength(1);
  });

  it('refuses visitors, accounts without a phone and numbers that replied STOP', async () => {
    const visitor = await harness.service.graphql(SEND);
    expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await sendText((await account('')).actor)).errors[0].code).toBe('no_phone');
    const { actor, phone } = await account();
    await harness.reply(phone, 'STOP');
    expect((await sendText(actor)).errors[0].code).toBe('texts_stopped');
    expect(await offerTo(actor)).toMatchObject({ phoneEnding: null, textSentAt: null });
  });
});

describe('registering', () => {
  it('sends the link once per phone, also if several accounts register with it', async () => {
    const phone = '+447911125998';
    for (const userId of [newId(), newId()])
      await harness.publish([sampleEvent(UserRegisteredSchema, { user: { userId, phone, version: 1 } }, userId)]);
    await harness.send();
    expect(await harness.textsTo(phone)).toHaveLength(1);
  });
});

describe('mobileApp', () => {
  it('is null for visitors', async () => expect(await offerTo()).toBeNull());

  it('is null where no store is configured', async () => {
    const { APP_STORE_URL, PLAY_STORE_URL, ...env } = harness.service.env;
    expect([APP_STORE_URL, PLAY_STORE_URL]).not.toContain(undefined);
    const bare: TestService = await startTestService(service, {
      env: {
        SMTP_URL: env['SMTP_URL']!,
        SMS_ACCOUNT_SID: env['SMS_ACCOUNT_SID']!,
        SMS_AUTH_TOKEN: env['SMS_AUTH_TOKEN']!,
        SMS_FROM: env['SMS_FROM']!,
      },
    });
    try {
      const actor: Actor = { kind: 'client', userId: newId(), ip: '203.0.113.1' };
      expect((await bare.graphql(OFFER, {}, actor)).data.mobileApp).toBeNull();
    } finally {
      await bare.stop();
    }
  });
});
