import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { GUEST, book, bookAt, bookedSnapshot, hold } from '../testing/test-bookings.js';
import { decide, lookUp } from '../testing/test-decisions.js';
import { practiceMessage, publishPractice } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

describe('the terms of cancelling', () => {
  const TERMS = {
    instantClientApproval: true,
    cancellationPolicy: 'Be kind.',
    lateCancellationHours: 24,
    lateCancellationFeePercent: 50,
    noShowFeePercent: 100,
  };

  it('are shown while the time is kept, with the last moment in the client’s zone', async () => {
    const practice = await publishPractice(scheduling, { booking: TERMS });
    const { hold: held } = await hold(scheduling, practice, at('10:00'), { timeZone: 'Europe/London' });
    expect(held).toMatchObject({
      cancellationTerms: {
        text: 'Be kind.',
        lateHours: 24,
        lateFeePercent: 50,
        lateFeeCents: 0,
        noShowFeePercent: 100,
      },
      freeCancellationUntil: '2027-01-05T15:00:00+00:00',
      cancellationFeeCents: 0,
    });
  });

  it.each([
    // A booking inside of the window owes the fee from the start; exactly at its start it is still free.
    ['2027-01-05T15:00:00Z', '2027-01-05T10:00:00-05:00', 0],
    ['2027-01-05T15:00:01Z', null, 4_500],
  ])('when kept at %s are free until %s and then cost %i cents', async (now, until, feeCents) => {
    clock.set(now);
    const practice = await publishPractice(scheduling, { booking: TERMS });
    const { hold: held } = await hold(scheduling, practice, at('10:00'));
    expect(held).toMatchObject({ freeCancellationUntil: until, cancellationFeeCents: feeCents });
    const { appointment } = await book(scheduling, { holdId: held!.id, client: GUEST });
    expect(appointment).toMatchObject({
      cancellationFeeCents: feeCents,
      freeCancellationUntil: '2027-01-05T10:00:00-05:00',
    });
  });

  it.each([
    ['a share of nothing', { lateCancellationFeePercent: 0 }],
    ['no hours', { lateCancellationHours: 0 }],
  ])('of %s are always free', async (_what, changes) => {
    const practice = await publishPractice(scheduling, { booking: { ...TERMS, ...changes } });
    clock.set('2027-01-06T14:30:00Z');
    const { hold: held } = await hold(scheduling, practice, at('10:00'));
    expect(held).toMatchObject({ freeCancellationUntil: null, cancellationFeeCents: 0 });
  });

  it('are those that were shown, when the practice changes them before the booking and after it', async () => {
    const practice = await publishPractice(scheduling, { booking: TERMS });
    const { hold: held } = await hold(scheduling, practice, at('10:00'));
    const ids = new Set<string>();
    for (const [version, lateCancellationFeePercent] of [
      [2, 80],
      [3, 90],
    ] as const) {
      const changed = practiceMessage(practice, practice.owner.userId!, {
        practice: { version },
        booking: { ...TERMS, lateCancellationFeePercent },
      });
      await scheduling.publish(PracticeSavedSchema, { practice: changed }, { aggregateId: practice.practiceId });
      ids.add((await book(scheduling, { holdId: held!.id, client: GUEST })).appointment!.id);
    }
    const [id, ...others] = ids;
    expect(others).toEqual([]);
    expect((await bookedSnapshot(scheduling, id!)).cancellation).toMatchObject({
      lateFeePercent: 50,
      noShowFeePercent: 100,
    });
  });

  it('let the client cancel at no cost while the request waits for its answer', async () => {
    const practice = await publishPractice(scheduling, { booking: { ...TERMS, instantClientApproval: false } });
    clock.set('2027-01-06T14:00:00Z');
    const visit = await bookAt(scheduling, practice, at('10:00'));
    expect(visit).toMatchObject({ state: 'pending', cancellationFeeCents: 0 });
    await decide(scheduling, 'acceptAppointment', { id: visit.id }, practice.owner);
    expect((await lookUp(scheduling, visit.instantActionToken))!.cancellationFeeCents).toBe(4_500);
  });
});
