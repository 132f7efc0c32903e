import { describe, expect, it } from '@jest/globals';
import { AppointmentProjection } from './appointment-projection.entity.js';
import { hashToken } from '@yarrow/kit/security/hash-token';

function projectionOf(changes: Partial<AppointmentProjection>): AppointmentProjection {
  const defaults = {
    ...({
      state: 'approved',
      amountCents: 9_000,
      platformFeeCents: 100,
      lateFeeCents: 0,
      rescheduleFeeCents: 0,
    } as const),
    ...({
      discountCents: 0,
      tipCents: 0,
      cancelledBy: null,
      packageSession: null,
      lines: [],
      currency: 'USD',
    } as const),
  };
  return Object.assign(new AppointmentProjection(), defaults, changes);
}

/** The price and the platform's part. */
const PAID_CENTS = 9_100;

describe('what an appointment costs', () => {
  it.each<[string, Partial<AppointmentProjection>, number, number, number]>([
    ['price and fee while it stands', {}, 0, 9_000, 100],
    ['the same although the practice gave something back', {}, 2_000, 9_000, 100],
    ['nothing when declined', { state: 'declined' }, 0, 0, 0],
    ['nothing when lapsed, whatever the terms', { state: 'unavailable', lateFeeCents: 500 }, 0, 0, 0],
    ['the fee when cancelled late', { state: 'cancelled', lateFeeCents: 4_500 }, 0, 4_500, 0],
    ['what was given back before does not go back again', { state: 'cancelled' }, 2_000, 2_000, 0],
    ['fee and gift together', { state: 'cancelled', lateFeeCents: 4_500 }, 2_000, 6_500, 0],
    ['never more than was billed', { state: 'cancelled', lateFeeCents: 8_000 }, 2_000, 9_100, 0],
    ['the late rescheduling fee in addition to the price', { rescheduleFeeCents: 1_000 }, 0, 10_000, 100],
    [
      'the fee for moving late also when cancelled in time',
      { state: 'cancelled', rescheduleFeeCents: 1_000 },
      0,
      1_000,
      0,
    ],
    [
      'nothing at all when the practice cancels',
      { state: 'cancelled', rescheduleFeeCents: 1_000, cancelledBy: 'pro' },
      0,
      0,
      0,
    ],
    [
      'no more for staying away than for coming',
      { state: 'cancelled', lateFeeCents: 9_000, discountCents: 3_000 },
      0,
      6_000,
      0,
    ],
  ])('%s', (_, changes, goodwill, priceCents, feeCents) => {
    const received = { goodwillCents: goodwill, paidCents: PAID_CENTS - goodwill, giftCents: 0, offlineCents: 0 };
    expect(projectionOf(changes).price(received)).toMatchObject({ priceCents, feeCents });
  });

  it.each([
    ['the whole fee', { paidCents: 0, giftCents: 0, goodwillCents: 4_500 }, 4_500],
    ['a part of the fee', { paidCents: 3_500, giftCents: 0, goodwillCents: 1_000 }, 4_500],
    ['an additional payment by gift card', { paidCents: 0, giftCents: 1_000, goodwillCents: 4_500 }, 5_500],
    ['more than the fee', { paidCents: 0, giftCents: 0, goodwillCents: 6_000 }, 6_000],
  ])('does not ask again for %s when the visit was cancelled late', (_, received, priceCents) => {
    const visit = projectionOf({ state: 'cancelled', lateFeeCents: 4_500 });
    expect(visit.price({ offlineCents: 0, ...received })).toMatchObject({ priceCents });
    const { paidCents: offlineCents } = received;
    expect(visit.price({ ...received, paidCents: 0, offlineCents })).toMatchObject({ priceCents });
  });
});

describe('what a coupon leaves of a price', () => {
  it('pays its part of the platform’s share, rounded half up', () => {
    expect(projectionOf({ discountCents: 4_500 }).price()).toEqual({
      priceCents: 9_000,
      discountCents: 4_500,
      feeCents: 50,
      tipCents: 0,
    });
    expect(projectionOf({ platformFeeCents: 101, discountCents: 4_500 }).netPlatformFeeCents).toBe(51);
    expect(projectionOf({ discountCents: 9_000 }).netPlatformFeeCents).toBe(0);
  });
});

describe('a free visit', () => {
  it('is what costs nothing by itself, not what a package covers', () => {
    expect(projectionOf({ amountCents: 0 }).free).toBe(true);
    const packageSession = { packageId: 'p', sessionNumber: 2, numberOfSessions: 5, name: 'Five' };
    expect(projectionOf({ amountCents: 0, packageSession }).free).toBe(false);
    expect(projectionOf({ discountCents: 9_000 }).free).toBe(false);
  });
});

describe('the holder of the cards that pay', () => {
  it('is the contact, else the account, else the visit itself', () => {
    const ids = { appointmentId: 'a', userId: 'u', clientId: 'c' };
    expect(projectionOf(ids).holderId).toBe('c');
    expect(projectionOf({ ...ids, clientId: null }).holderId).toBe('u');
    expect(projectionOf({ ...ids, clientId: null, userId: null }).holderId).toBe('a');
  });
});

describe('the link of an appointment', () => {
  it('opens with its own secret only', () => {
    const appointment = projectionOf({ tokenHash: hashToken('secret') });
    expect(appointment.opensWith('secret')).toBe(true);
    for (const wrong of ['', 'Secret', 'secret ', 'secre']) expect(appointment.opensWith(wrong)).toBe(false);
  });
});
