import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BookingPriceChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { AppointmentCancelledSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { lookUp } from '../testing/test-decisions.js';
import { movableVisit, move, movesOf } from '../testing/test-moves.js';
import { POLICY } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

const LATE = '2027-01-06T12:00:00Z';
const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

interface Visit {
  id: string;
  instantActionToken: string;
}

/** Payments publishes what coupons take off the visit's only line. */
async function reduce({ id }: Visit, cents: number, version = 1, keepableCents?: number): Promise<void> {
  const event = {
    appointmentId: id,
    lineDiscountCents: cents > 0 ? [cents] : [],
    version,
    ...(keepableCents !== undefined && { keepableCents }),
  };
  await scheduling.publish(BookingPriceChangedSchema, event, { aggregateId: id });
}

const CANCEL = `mutation ($id: ID!, $token: String, $fee: Int) {
  cancelAppointmentNoUser(appointmentId: $id, instantActionToken: $token, acceptedFeeCents: $fee) {
    result errors { code field } appointment { state } } }`;

async function cancel({ id, instantActionToken: token }: Visit, fee?: number) {
  return (await scheduling.graphql(CANCEL, { id, token, fee })).data['cancelAppointmentNoUser'];
}

const cancellations = async ({ id }: Visit) =>
  (await scheduling.emitted(AppointmentCancelledSchema))
    .filter(({ appointment }) => appointment!.appointmentId === id)
    .map(({ late, feeCents }) => ({ late, feeCents }));

describe('the fee for being late', () => {
  it.each([
    // Half of the price after coupons, half a cent up; nothing of nothing.
    [0, 4_500],
    [1, 4_500],
    [3, 4_499],
    [4_500, 2_250],
    [9_000, 0],
  ])(
    'after coupons of %i cents is shown as %i, before the late hours and in them, and published when cancelled',
    async (coupons, fee) => {
      const { visit } = await movableVisit(scheduling);
      await reduce(visit, coupons);
      const before = await lookUp(scheduling, visit.instantActionToken);
      expect(before).toMatchObject({ cancellationFeeCents: 0, lateCancellationFeeCents: fee });
      clock.set(LATE);
      const late = await lookUp(scheduling, visit.instantActionToken);
      expect(late).toMatchObject({ cancellationFeeCents: fee, lateCancellationFeeCents: fee });
      expect(await cancel(visit, fee)).toMatchObject({ result: 'success' });
      expect(await cancellations(visit)).toEqual([{ late: true, feeCents: fee }]);
    },
  );

  it('is the same for moving', async () => {
    const { visit } = await movableVisit(scheduling);
    await reduce(visit, 3_000);
    clock.set(LATE);
    expect((await move(scheduling, visit, at('14:00', '07'), { acceptedFeeCents: 4_500 })).code).toBe('fee_changed');
    expect((await move(scheduling, visit, at('14:00', '07'), { acceptedFeeCents: 3_000 })).code).toBe('success');
    expect((await movesOf(scheduling, visit.id)).map(({ feeCents }) => feeCents)).toEqual([3_000]);
  });

  it('never exceeds the price after coupons if it is fixed', async () => {
    const booking = { ...POLICY, lateCancellationFeePercent: 0, lateCancellationFeeCents: 5_000 };
    const { visit } = await movableVisit(scheduling, { booking });
    clock.set(LATE);
    expect(await lookUp(scheduling, visit.instantActionToken)).toMatchObject({ cancellationFeeCents: 5_000 });
    await reduce(visit, 6_000);
    expect(await lookUp(scheduling, visit.instantActionToken)).toMatchObject({ cancellationFeeCents: 3_000 });
  });

  it('is never more than the practice has left when it gave money back of its own will', async () => {
    const { visit } = await movableVisit(scheduling);
    await reduce(visit, 0, 1, 1_200);
    clock.set(LATE);
    expect(await lookUp(scheduling, visit.instantActionToken)).toMatchObject({ cancellationFeeCents: 1_200 });
    await reduce(visit, 0, 2);
    expect(await lookUp(scheduling, visit.instantActionToken)).toMatchObject({ cancellationFeeCents: 4_500 });
  });

  it('follows the newest event, in whatever order they arrive', async () => {
    const { visit } = await movableVisit(scheduling);
    await reduce(visit, 0, 3);
    await reduce(visit, 9_000, 2);
    expect(await lookUp(scheduling, visit.instantActionToken)).toMatchObject({ lateCancellationFeeCents: 4_500 });
  });

  it('is confirmed as it was shown: another one by now cancels nothing', async () => {
    const { visit } = await movableVisit(scheduling);
    clock.set(LATE);
    const refused = { result: 'failure', errors: [{ code: 'fee_changed', field: 'acceptedFeeCents' }] };
    // The page was opened while it was free.
    expect(await cancel(visit, 0)).toMatchObject(refused);
    expect(await cancellations(visit)).toEqual([]);
    // The specification's own call names no fee: the terms decide.
    expect(await cancel(visit)).toMatchObject({ result: 'success', appointment: { state: 'cancelled' } });
    expect(await cancellations(visit)).toEqual([{ late: true, feeCents: 4_500 }]);
  });
});
