import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { NotificationsHarness } from '../testing/notifications-harness.js';
import { guestVisit } from '../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
}, 60_000);
afterAll(() => harness?.stop());

describe('a delivery', () => {
  it('ends at once where the mailbox does not exist, and is tried again where it is busy', async () => {
    const refused = guestVisit(NOW, {
      attendee: { ...guestVisit(NOW).attendee, email: 'nobody@bounce.test', phone: '' },
    });
    const busy = guestVisit(NOW, { attendee: { ...guestVisit(NOW).attendee, email: 'busy@defer.test', phone: '' } });
    await harness.acceptVisit(refused);
    await harness.acceptVisit(busy);
    await harness.send();
    const stateOf = async (booked: { appointmentId: string }) =>
      (await harness.logOfVisit(booked)).find(({ kind }) => kind === 'appointment_accepted')?.state;
    expect(await stateOf(refused)).toBe('failed');
    expect(await stateOf(busy)).toBe('planned');
  });

  it('that was cut off goes again under the same Message-ID', async () => {
    const booked = guestVisit(NOW);
    await harness.acceptVisit(booked);
    await harness.send();
    await harness.service.dataSource.query(
      `UPDATE deliveries SET state = 'sending' WHERE appointment_id = $1 AND kind = 'appointment_accepted'`,
      [booked.appointmentId],
    );
    harness.clock.set(new Date(NOW.getTime() + 10 * 60_000));
    const before = (await harness.textsTo(booked.attendee.phone)).length;
    await harness.send();
    harness.clock.set(NOW);
    const mails = await harness.mailsTo(booked.attendee.email);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await harness.textsTo(booked.attendee.phone)).toHaveLength(before);
  });
});
