import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BookingPriceChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import {
  RegistrationCancelledSchema,
  RegistrationConfirmedSchema,
  RegistrationExpiredSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { deleteEvent, lookUpRegistration, placeIn, REGISTRATION, upsertEvent } from '../testing/test-events.js';
import { securePayment } from '../testing/test-payments.js';
import { CARD, giveUp, newEvent, placeEvents, expireUnpaidPlaces } from '../testing/test-registrations.js';
import { minutes, OCTOBER_NOON } from '../testing/test-times.js';

const clock = new FixedClock(OCTOBER_NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(OCTOBER_NOON));

describe('payment and lapsing in any order', () => {
  it('counts a payment that was made in time, however late its event arrives', async () => {
    const { event } = await newEvent(scheduling, { wishes: CARD });
    const place = await placeIn(scheduling, event.id);
    clock.advance(minutes(18));
    await expireUnpaidPlaces(scheduling);
    await securePayment(scheduling, place.id, new Date(Date.parse(OCTOBER_NOON) + minutes(14)));
    expect((await lookUpRegistration(scheduling, place.token))!.state).toBe('booked');
    expect(await placeEvents(scheduling, RegistrationExpiredSchema, place.id)).toEqual([]);
  });

  it('gives everything back that was paid too late, whether the job or the payment comes first', async () => {
    const { event } = await newEvent(scheduling, { wishes: CARD });
    const [first, second] = [await placeIn(scheduling, event.id), await placeIn(scheduling, event.id)];
    const late = new Date(Date.parse(OCTOBER_NOON) + minutes(16));
    clock.advance(minutes(30));
    await securePayment(scheduling, first.id, late);
    await expireUnpaidPlaces(scheduling);
    await securePayment(scheduling, second.id, late);
    for (const { id, token } of [first, second]) {
      expect((await lookUpRegistration(scheduling, token))!.state).toBe('unavailable');
      expect((await placeEvents(scheduling, RegistrationExpiredSchema, id)).length).toBeGreaterThan(0);
      expect(await placeEvents(scheduling, RegistrationConfirmedSchema, id)).toEqual([]);
    }
    // The event that made payments give the money back came after the money.
    expect(await placeEvents(scheduling, RegistrationExpiredSchema, second.id)).toHaveLength(2);
  });

  it('refunds a payment if the place was taken by another client in the meantime', async () => {
    const { event } = await newEvent(scheduling, { wishes: CARD, capacity: 1 });
    const first = await placeIn(scheduling, event.id);
    clock.advance(minutes(15));
    const second = await placeIn(scheduling, event.id);
    await securePayment(scheduling, first.id, new Date(Date.parse(OCTOBER_NOON) + minutes(14)));
    await securePayment(scheduling, second.id, clock.now());
    expect((await lookUpRegistration(scheduling, first.token))!.state).toBe('unavailable');
    expect((await lookUpRegistration(scheduling, second.token))!.state).toBe('booked');
    expect(await placeEvents(scheduling, RegistrationExpiredSchema, first.id)).toHaveLength(1);
  });

  it('refunds payments made after the client or the owner cancelled', async () => {
    const { event, practice } = await newEvent(scheduling, { wishes: CARD });
    const [mine, theirs] = [await placeIn(scheduling, event.id), await placeIn(scheduling, event.id)];
    await giveUp(scheduling, mine.token);
    await deleteEvent(scheduling, event.id, practice.owner);
    for (const { id, token } of [mine, theirs]) {
      await securePayment(scheduling, id, clock.now());
      expect((await lookUpRegistration(scheduling, token))!.state).toBe('cancelled');
      expect(await placeEvents(scheduling, RegistrationExpiredSchema, id)).toHaveLength(1);
    }
  });

  it('publishes unpaid places once, some minutes later', async () => {
    const { event } = await newEvent(scheduling, { wishes: CARD });
    const place = await placeIn(scheduling, event.id);
    clock.advance(minutes(16));
    await expireUnpaidPlaces(scheduling);
    expect(await placeEvents(scheduling, RegistrationExpiredSchema, place.id)).toEqual([]);
    clock.advance(minutes(5));
    await expireUnpaidPlaces(scheduling);
    await expireUnpaidPlaces(scheduling);
    expect(await placeEvents(scheduling, RegistrationExpiredSchema, place.id)).toHaveLength(1);
  });

  it('leaves no message unapplied', async () => {
    await securePayment(scheduling, newId(), clock.now());
    expect(await scheduling.dataSource.query('SELECT error FROM dead_letters')).toEqual([]);
  });
});

describe('POST /manage_event_registrations/{token}/cancel', () => {
  it('gives the place up, twice with the same answer and one event', async () => {
    const { event } = await newEvent(scheduling, { amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    const success = { success: true, message: 'Your appointment has been cancelled.', error: null };
    expect(await giveUp(scheduling, place.token)).toEqual({ status: 200, body: success });
    expect(await giveUp(scheduling, place.token, { 'x-csrf-token': 'anything' })).toEqual({
      status: 200,
      body: success,
    });
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({
      state: 'cancelled',
      canCancel: false,
      isOwnerCancelled: false,
    });
    expect(await placeEvents(scheduling, RegistrationCancelledSchema, place.id)).toMatchObject([
      { cancelledBy: 'client', feeCents: 0 },
    ]);
  });

  it('is one cancelling when it comes ten times at once', async () => {
    const { event } = await newEvent(scheduling, { amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => giveUp(scheduling, place.token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await placeEvents(scheduling, RegistrationCancelledSchema, place.id)).toHaveLength(1);
  });

  it.each([['unknown'], ['x'.repeat(90)], ['%00'], [newId()]])('does not find the token %s', async (token) =>
    expect(await giveUp(scheduling, token)).toEqual({
      status: 404,
      body: { success: false, message: null, error: 'Error: Registration token not found.' },
    }),
  );

  it('owes the fee of the terms in the late hours, shown before', async () => {
    const { event } = await newEvent(scheduling, { wishes: CARD, amountCents: 2_555 });
    const place = await placeIn(scheduling, event.id);
    await securePayment(scheduling, place.id, clock.now());
    clock.set('2026-10-22T12:00:00Z');
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({
      cancellationFeeCents: 1_278,
      freeCancellationUntil: '2026-10-21T18:00:00-04:00',
    });
    await giveUp(scheduling, place.token);
    expect(await placeEvents(scheduling, RegistrationCancelledSchema, place.id)).toMatchObject([{ feeCents: 1_278 }]);
  });

  it('owes nothing once the practitioner has moved the event', async () => {
    const { event, practice } = await newEvent(scheduling, { wishes: CARD });
    const place = await placeIn(scheduling, event.id);
    await securePayment(scheduling, place.id, clock.now());
    const { id, bookableEventTypeId } = event;
    await upsertEvent(scheduling, practice, { id, bookableEventTypeId, startsAt: '2026-10-20T18:00:00-04:00' });
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({
      cancellationFeeCents: 0,
      freeCancellationUntil: null,
      event: { startsAt: '2026-10-20T18:00:00-04:00' },
    });
  });

  it.each([
    ['has started', '2026-10-22T22:00:00Z', 'This event has already begun.'],
    ['is long over', '2027-10-22T22:00:00Z', 'This event has already begun.'],
  ])('is refused when the event %s', async (_what, now, error) => {
    const { event } = await newEvent(scheduling, { amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    clock.set(now);
    expect(await giveUp(scheduling, place.token)).toEqual({
      status: 422,
      body: { success: false, message: null, error },
    });
  });

  it('is the same as the mutation', async () => {
    const { event } = await newEvent(scheduling, { amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    const cancel = async (token: string) =>
      (
        await scheduling.graphql(
          `mutation ($token: String!) {
            cancelRegistration(token: $token) { result errors { code message } registration { ...WholeRegistration } }
          } ${REGISTRATION}`,
          { token },
        )
      ).data.cancelRegistration;
    expect(await cancel(place.token)).toMatchObject({ result: 'success', registration: { state: 'cancelled' } });
    expect(await cancel('unknown')).toMatchObject({
      errors: [{ code: 'not_found', message: 'Error: Registration token not found.' }],
    });
  });
});

describe('the fee for giving a place up late', () => {
  it('is counted of what coupons leave, and confirmed as it was shown', async () => {
    const { event } = await newEvent(scheduling, { wishes: CARD, amountCents: 4_001 });
    const place = await placeIn(scheduling, event.id);
    await securePayment(scheduling, place.id, clock.now());
    const reduced = { appointmentId: place.id, lineDiscountCents: [2_000], version: 1 };
    await scheduling.publish(BookingPriceChangedSchema, reduced, { aggregateId: place.id });
    clock.set(new Date(Date.parse(event.startsAt) - minutes(60)).toISOString());
    // Half of 20.01, half a cent up.
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({ cancellationFeeCents: 1_001 });
    const refused = await giveUp(scheduling, place.token, {}, { acceptedFeeCents: 0 });
    expect(refused).toMatchObject({ status: 422, body: { success: false } });
    expect(await placeEvents(scheduling, RegistrationCancelledSchema, place.id)).toEqual([]);
    expect(await giveUp(scheduling, place.token, {}, { acceptedFeeCents: 1_001 })).toMatchObject({ status: 200 });
    expect(await placeEvents(scheduling, RegistrationCancelledSchema, place.id)).toMatchObject([{ feeCents: 1_001 }]);
  });
});
