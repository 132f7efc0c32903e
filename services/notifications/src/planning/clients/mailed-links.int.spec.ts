import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  EmailConfirmationRequestedSchema,
  PasswordResetRequestedSchema,
  UserChangedSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { sealedIn, Sealer } from '@yarrow/kit/security/sealing';
import { NotificationsHarness } from '../../testing/notifications-harness.js';
import { HOUR } from '../../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());

/** Asks for a link to an account whose secret is `s3cret`. */
function ask(schema: typeof EmailConfirmationRequestedSchema | typeof PasswordResetRequestedSchema) {
  return async (email: string, expiresAt: Date) => {
    const userId = newId();
    const sealer = new Sealer(harness.service.env['MAIL_SEALING_PUBLIC_KEY']!);
    const sealedToken = await sealer.seal('s3cret', sealedIn(schema, userId));
    const request = { userId, email, sealedToken, expiresAt: timestampFromDate(expiresAt) };
    await harness.service.publish(schema, request, { aggregateId: userId, occurredAt: NOW });
  };
}

it.each([
  ['a forgotten password', ask(PasswordResetRequestedSchema), 'Choose a new password', '/password-reset'],
  ['an address to confirm', ask(EmailConfirmationRequestedSchema), 'Confirm your email address', '/confirm-email'],
])('%s gets its link, unless it has expired', async (_, request, subject, path) => {
  const [email, late] = [`f-${newId()}@example.com`, `l-${newId()}@example.com`];
  await request(email, new Date(NOW.getTime() + HOUR));
  await request(late, new Date(NOW.getTime() - 1));
  await harness.send();
  const [mail] = await harness.mailsTo(email);
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(`https://yarrow.example${path}?token=s3cret`);
  expect(await harness.mailsTo(late)).toHaveLength(0);
});

it('the old address of an account is notified of a new one', async () => {
  const [userId, email, before] = [newId(), `n-${newId()}@example.com`, `o-${newId()}@example.com`];
  const user = { userId, kind: 'pro', email, firstName: 'Ada', version: 2 };
  await harness.service.publish(
    UserChangedSchema,
    { user, previousEmail: before },
    { aggregateId: userId, occurredAt: NOW },
  );
  await harness.service.publish(
    UserChangedSchema,
    { user: { ...user, version: 3 } },
    { aggregateId: userId, occurredAt: NOW },
  );
  await harness.send();
  expect((await harness.mailsTo(before)).map(({ subject }) => subject)).toEqual(['Your email address was changed']);
  expect(await harness.mailsTo(email)).toEqual([]);
});
