import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { NotificationsHarness } from '../testing/notifications-harness.js';
import { guestVisit } from '../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
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

  it('is sent again under the same Message-ID after an interruption', async () => {
    const booked = guestVisit(NOW);
    // Not due yet, so that it is seen before it leaves.
    harness.clock.set(new Date(NOW.getTime() - 60_000));
    await harness.acceptVisit(booked, NOW);
    const waiting = await harness.service.dataSource.query<{ id: string; sealed: string }[]>(
      `SELECT id, sealed_message AS sealed FROM deliveries WHERE booking_id = $1 AND kind = 'appointment_accepted'`,
      [booked.appointmentId],
    );
    harness.clock.set(NOW);
    await harness.send();
    for (const { id, sealed } of waiting) {
      const interrupt = `UPDATE deliveries SET state = 'sending', sealed_message = $2 WHERE id = $1`;
      await harness.service.dataSource.query(interrupt, [id, sealed]);
    }
    harness.clock.set(new Date(NOW.getTime() + 10 * 60_000));
    const before = (await harness.textsTo(booked.attendee.phone)).length;
    await harness.send();
    harness.clock.set(NOW);
    const mails = await harness.mailsTo(booked.attendee.email);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await harness.textsTo(booked.attendee.phone)).toHaveLength(before);
  });

  it('stores its message sealed while it waits, and no message once it is finished', async () => {
    const booked = guestVisit(NOW);
    await harness.acceptVisit(booked);
    await harness.send();
    const rows = await harness.service.dataSource.query<{ state: string; message: unknown; sealed: string | null }[]>(
      `SELECT state, message, sealed_message AS sealed FROM deliveries WHERE booking_id = $1`,
      [booked.appointmentId],
    );
    const sealedOf = (state: string) => rows.filter((row) => row.state === state).map(({ sealed }) => sealed);
    expect(rows.map(({ message }) => message)).toEqual(rows.map(() => null));
    expect(new Set(sealedOf('sent'))).toEqual(new Set([null]));
    // Reminders.
    expect(sealedOf('planned').length).toBeGreaterThan(0);
    for (const sealed of sealedOf('planned')) expect(sealed).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
  });
});

describe('readiness', () => {
  it('stays while mail and texts cannot be handed in, and shows both as degraded', async () => {
    const lone = await NotificationsHarness.start(new FixedClock(NOW));
    try {
      await lone.sandbox.stop();
      await lone.acceptVisit(guestVisit(NOW));
      await lone.send();
      await lone.service.eventually(async () => {
        const response = await fetch(`${lone.service.url}/readyz`);
        const { info } = (await response.json()) as { info: object };
        const degraded = { status: 'degraded' };
        expect([response.status, info]).toMatchObject([200, { mail: degraded, texts: degraded }]);
      });
    } finally {
      await lone.service.stop();
    }
  });
});
