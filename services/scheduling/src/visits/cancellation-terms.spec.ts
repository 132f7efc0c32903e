import { create } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { BookingSettingsSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { testAppointment, testTerms } from '../testing/test-appointment.js';
import { freeUntil, hasLateFee, isLateAt, lateFeeCents, termsOf } from './cancellation-terms.js';

const START = new Date('2027-01-06T15:00:00Z');

describe('lateFeeCents', () => {
  it.each([
    // percent, fixed, amount, fee: a share goes before a fixed fee, half a cent goes up, no fee is above the amount
    [50, 0, 9_999, 5_000],
    [50, 2_500, 9_000, 4_500],
    [0, 2_500, 9_000, 2_500],
    [0, 2_500, 2_500, 2_500],
    [0, 2_500, 2_499, 2_499],
    [0, 2_500, 0, 0],
    [100, 0, 1, 1],
    [0, 0, 9_000, 0],
    [33, 0, 2_147_483_647, 708_669_604],
  ])('of %i %% or %i cents for %i is %i', (lateFeePercent, fixed, amountCents, fee) => {
    expect(lateFeeCents(testTerms({ lateFeePercent, lateFeeCents: fixed }), amountCents, 'USD')).toBe(fee);
  });

  it.each([
    // Half of ¥150 is ¥75, of ¥151 ¥75.50: up; 1 % of ¥49 is less than half a yen.
    [50, 0, 15_000, 7_500],
    [50, 0, 15_100, 7_600],
    [33, 0, 10_000, 3_300],
    [1, 0, 4_900, 0],
    [1, 0, 5_000, 100],
    [0, 2_500, 9_000, 2_500],
    [0, 2_500, 2_400, 2_400],
  ])('of %i %% or %i hundredths for %i is %i in a currency without a smaller unit', (share, fixed, amount, fee) => {
    expect(lateFeeCents(testTerms({ lateFeePercent: share, lateFeeCents: fixed }), amount, 'JPY')).toBe(fee);
  });
});

describe('the late hours', () => {
  it.each([
    ['2027-01-05T15:00:00.000Z', false],
    ['2027-01-05T15:00:00.001Z', true],
  ])('start after the boundary: %s late %s', (now, late) => {
    expect(isLateAt(testTerms({ lateHours: 24 }), START, new Date(now))).toBe(late);
  });

  it('are elapsed ones in the night that clocks go back', () => {
    // Noon EST in New York on 1 November 2026 comes 24 elapsed hours after 13:00 EDT of the day before.
    const start = new Date('2026-11-01T17:00:00Z');
    expect(freeUntil(testTerms({ lateHours: 24 }), start).toISOString()).toBe('2026-10-31T17:00:00.000Z');
  });

  it('of a week reach over the end of a month', () => {
    const start = new Date('2027-03-03T15:00:00Z');
    expect(freeUntil(testTerms({ lateHours: 168 }), start).toISOString()).toBe('2027-02-24T15:00:00.000Z');
  });

  it.each([
    [24, 50, 0, true],
    [24, 0, 1, true],
    [0, 50, 0, false],
    [24, 0, 0, false],
  ])('%i with %i %% or %i cents cost something: %s', (lateHours, lateFeePercent, cents, costs) => {
    expect(hasLateFee(testTerms({ lateHours, lateFeePercent, lateFeeCents: cents }))).toBe(costs);
  });
});

describe('termsOf', () => {
  it('keeps what the practice has now', () => {
    const booking = create(BookingSettingsSchema, {
      cancellationPolicy: 'Be kind.',
      lateCancellationHours: 48,
      lateCancellationFeePercent: 0,
      lateCancellationFeeCents: 2_500,
      noShowFeePercent: 100,
    });
    expect(termsOf(booking)).toEqual({
      text: 'Be kind.',
      lateHours: 48,
      lateFeePercent: 0,
      lateFeeCents: 2_500,
      noShowFeePercent: 100,
    });
  });

  it('is free where nothing is known', () => expect(hasLateFee(termsOf(undefined))).toBe(false));
});

describe('a session of a package', () => {
  const TERMS = testTerms({ lateHours: 24, lateFeePercent: 50 });
  const late = new Date('2027-01-06T14:00:00Z');
  const session = { sessionNumber: 2, numberOfSessions: 5, name: 'Five', bought: false };

  it('is lost when late, and its add-ons cost their share', () => {
    const [line] = testAppointment().lines;
    const lines = [
      { ...line!, amountCents: 0 },
      { ...line!, addOn: true, amountCents: 2_000 },
    ];
    const visit = testAppointment({ lines, amountCents: 2_000, packageSession: session, cancellation: TERMS });
    expect([visit.losesSession(late), visit.cancellationFeeCents(late)]).toEqual([true, 1_000]);
    expect(visit.canReschedule(late)).toBe(false);
    visit.cancel('client', late);
    expect(visit.packageSessionReturned).toBe(false);
  });

  it('is returned when the practitioner cancels or the request is not answered', () => {
    const cancelled = testAppointment({ packageSession: session, cancellation: TERMS });
    cancelled.cancel('pro', late);
    const expired = testAppointment({ state: 'pending', packageSession: session, cancellation: TERMS });
    expired.expire();
    expect([cancelled.packageSessionReturned, expired.packageSessionReturned]).toEqual([true, true]);
  });

  it('bought with the visit does not make the whole package the base of the fee', () => {
    const [line] = testAppointment().lines;
    const lines = [
      { ...line!, packageSessions: 5, amountCents: 40_000 },
      { ...line!, addOn: true, amountCents: 2_000 },
    ];
    const visit = testAppointment({ lines, amountCents: 42_000, cancellation: TERMS });
    expect(visit.cancellationFeeCents(late)).toBe(1_000);
  });
});
