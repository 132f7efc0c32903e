import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { EmailConfirmationRequestedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { NotificationsHarness } from '../../testing/notifications-harness.js';
import { HOUR } from '../../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
}, 60_000);
afterAll(() => harness?.stop());

describe('an address to confirm', () => {
  it('gets its link, unless it has expired', async () => {
    const request = {
      userId: newId(),
      email: `c-${newId()}@example.com`,
      token: 's3cret',
      expiresAt: timestampFromDate(new Date(NOW.getTime() + 72 * HOUR)),
    };
    await harness.service.publish(EmailConfirmationRequestedSchema, request, {
      aggregateId: request.userId,
      occurredAt: harness.clock.now(),
    });
    const late = {
      ...request,
      email: `l-${newId()}@example.com`,
      expiresAt: timestampFromDate(new Date(NOW.getTime() - 1)),
    };
    await harness.service.publish(EmailConfirmationRequestedSchema, late, {
      aggregateId: request.userId,
      occurredAt: harness.clock.now(),
    });
    await harness.send();
    const [mail] = await harness.mailsTo(request.email);
    expect(mail?.subject).toBe('Confirm your e-mail address');
    expect(mail?.text).toContain('https://yarrow.example/confirm-email?token=s3cret');
    expect(await harness.mailsTo(late.email)).toHaveLength(0);
  });
});
