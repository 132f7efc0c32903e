import { describe, expect, it } from '@jest/globals';
import { Delivery } from './delivery.entity.js';

const now = new Date('2026-11-20T09:00:00Z');
const delivery = (values: Partial<Delivery> = {}) =>
  Object.assign(new Delivery(), { attempts: 1, holdsWhile: null, state: 'sending', ...values });

describe('Delivery', () => {
  it('waits longer after every failure and ends after the fifth', () => {
    const waits = [1, 2, 3, 4, 5].map((attempts) => {
      const failing = delivery({ attempts });
      failing.record({ state: 'failed', error: 'greylisted', permanent: false }, now);
      return failing.state === 'failed' ? 'failed' : (failing.sendAt.getTime() - now.getTime()) / 60_000;
    });
    expect(waits).toEqual([1, 5, 30, 120, 'failed']);
  });

  it('fails at once where the recipient cannot be reached', () => {
    const failing = delivery();
    failing.record({ state: 'failed', error: 'no such mailbox', permanent: true }, now);
    expect(failing.state).toBe('failed');
  });

  it('retries a held message each minute, after an hour each ten minutes, without counting an attempt', () => {
    const held = delivery({ attempts: 1, heldSince: null });
    const hold = (minutes: number) => {
      const at = new Date(now.getTime() + minutes * 60_000);
      Object.assign(held, { state: 'sending', attempts: held.attempts + 1 });
      held.record({ state: 'held', reason: 'not yet', maxDays: 3 }, at);
      return held.state === 'planned' ? (held.sendAt.getTime() - at.getTime()) / 60_000 : held.state;
    };
    expect([0, 59, 60, 3 * 24 * 60 - 1, 3 * 24 * 60].map(hold)).toEqual([1, 1, 10, 10, 'dropped']);
    expect(held.attempts).toBe(2);
  });

  it('is not held beyond the start of its visit', () => {
    const until = (minutes: number) => {
      const startsAt = now.getTime() + minutes * 60_000;
      const held = delivery({ heldSince: null, holdsWhile: { state: 'approved', startsAt } });
      held.record({ state: 'held', reason: 'not yet', maxDays: 3 }, now);
      return held.state;
    };
    expect([until(1), until(2)]).toEqual(['dropped', 'planned']);
  });

  it('holds only for the state and the start that it was planned for', () => {
    const booking = {
      state: 'approved',
      startsAt: 1000,
      version: 1,
      paymentStatus: 'UNSPECIFIED',
      reviewed: false,
    } as const;
    const reminder = delivery({ holdsWhile: { state: 'approved', startsAt: 1000 } });
    expect(reminder.stillHolds(booking)).toBe(true);
    expect(reminder.stillHolds({ ...booking, state: 'cancelled' })).toBe(false);
    expect(reminder.stillHolds({ ...booking, startsAt: 2000 })).toBe(false);
    expect(reminder.stillHolds(null)).toBe(false);
    const change = delivery({ holdsWhile: { version: 1 } });
    expect([change.stillHolds(booking), change.stillHolds({ ...booking, version: 2 })]).toEqual([true, false]);
    expect(delivery().stillHolds(null)).toBe(true);
  });

  it('about several visits holds as long as one of them is as it was', () => {
    const visits = [
      { id: 'a', version: 2 },
      { id: 'b', version: 2 },
    ];
    const series = delivery({ holdsWhile: { visits } });
    const versions = (a: number, b: number) => new Map(Object.entries({ a, b }));
    expect(
      [versions(2, 2), versions(2, 3), versions(3, 2), versions(3, 3)].map((now) => series.stillHolds(null, now)),
    ).toEqual([true, true, true, false]);
    expect(series.stillHolds(null)).toBe(false);
  });

  it('holds only while the payment status is the planned one, and until there is a review', () => {
    const booking = {
      state: 'approved',
      startsAt: 1000,
      version: 1,
      paymentStatus: 'PAST_DUE',
      reviewed: false,
    } as const;
    const pastDue = delivery({ holdsWhile: { paymentStatus: ['PAST_DUE'] } });
    expect([pastDue.stillHolds(booking), pastDue.stillHolds({ ...booking, paymentStatus: 'PAID' })]).toEqual([
      true,
      false,
    ]);
    const request = delivery({ holdsWhile: { state: 'approved', reviewed: false } });
    expect([request.stillHolds(booking), request.stillHolds({ ...booking, reviewed: true })]).toEqual([true, false]);
  });
});
