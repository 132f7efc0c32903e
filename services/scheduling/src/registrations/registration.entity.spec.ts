import { describe, expect, it } from '@jest/globals';
import { bookedPrice } from '../visits/booking-price.js';
import { Registration } from './registration.entity.js';

const TERMS = { text: '', lateHours: 24, lateFeePercent: 50, lateFeeCents: 0, noShowFeePercent: 0 };
const event = { startsAt: new Date('2027-01-06T15:00:00Z'), isCancelled: false };
const registration = (changes: Partial<Registration> = {}) =>
  Object.assign(new Registration(), {
    state: 'booked' as const,
    amountCents: 2_555,
    currency: 'USD',
    cancellation: TERMS,
    feeWaived: false,
    cancelledBy: null,
    paymentDueBy: null,
    ...bookedPrice(),
    version: 1,
    ...changes,
  });
const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'success';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('giving a place up', () => {
  it.each([
    ['the moment before the late hours start', '2027-01-05T15:00:00.000Z', {}, 0],
    ['the moment after, rounded half up', '2027-01-05T15:00:00.001Z', {}, 1_278],
    ['a fixed fee', '2027-01-06T14:59:59Z', { cancellation: { ...TERMS, lateFeePercent: 0, lateFeeCents: 900 } }, 900],
    [
      'a fixed fee above the price',
      '2027-01-06T14:59:59Z',
      { cancellation: { ...TERMS, lateFeePercent: 0, lateFeeCents: 9_000 } },
      2_555,
    ],
    ['a free event', '2027-01-06T14:59:59Z', { amountCents: 0 }, 0],
    ['an event that was moved', '2027-01-06T14:59:59Z', { feeWaived: true }, 0],
    [
      'a place that is not paid for yet',
      '2027-01-06T14:50:00Z',
      { state: 'awaiting_payment' as const, paymentDueBy: new Date('2027-01-06T14:55:00Z') },
      0,
    ],
  ])('costs at %s', (_what, now, changes, feeCents) => {
    const place = registration(changes);
    expect(place.cancellationFeeCents(event, new Date(now))).toBe(feeCents);
    expect(place.cancelByClient(event, new Date(now))).toEqual({ feeCents });
    expect(place).toMatchObject({ state: 'cancelled', cancelledBy: 'client', version: 2 });
  });

  it('twice changes nothing', () => {
    const place = registration();
    place.cancelByClient(event, new Date('2027-01-01T00:00:00Z'));
    expect(place.cancelByClient(event, new Date('2027-01-06T20:00:00Z'))).toBeUndefined();
    expect(place.version).toBe(2);
  });

  it.each([
    ['of an event that has started', event, {}, '2027-01-06T15:00:00Z', 'event_over'],
    ['of an event that was called off', { ...event, isCancelled: true }, {}, '2027-01-01T00:00:00Z', 'event_cancelled'],
    ['that lapsed', event, { state: 'unavailable' as const }, '2027-01-01T00:00:00Z', 'not_cancellable'],
    [
      'whose payment is overdue, though no job came by',
      event,
      { state: 'awaiting_payment' as const, paymentDueBy: new Date('2027-01-01T00:00:00Z') },
      '2027-01-01T00:00:00Z',
      'not_cancellable',
    ],
    [
      'that the owner cancelled',
      event,
      { state: 'cancelled' as const, cancelledBy: 'owner' as const },
      '2027-01-01T00:00:00Z',
      'not_cancellable',
    ],
  ])('is refused for one %s', (_what, ofEvent, changes, now, code) => {
    const place = registration(changes);
    expect(codeOf(() => place.cancelByClient(ofEvent, new Date(now)))).toBe(code);
    expect(place.canCancel(ofEvent, new Date(now))).toBe(false);
  });

  it('is free until so many elapsed hours before the start, or always', () => {
    expect(registration().freeCancellationUntil(event)).toEqual(new Date('2027-01-05T15:00:00Z'));
    expect(registration({ amountCents: 0 }).freeCancellationUntil(event)).toBeUndefined();
    expect(registration({ feeWaived: true }).freeCancellationUntil(event)).toBeUndefined();
  });
});
