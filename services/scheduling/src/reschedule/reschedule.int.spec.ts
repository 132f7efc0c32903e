import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LocationSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { BookingPaymentSecuredSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { AppointmentRescheduledSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment } from '../generated/graphql.js';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { decide, lookUp } from '../testing/test-decisions.js';
import { move, startsFor, timesOf } from '../testing/test-moves.js';
import { type PracticeWishes, locationMessage, publishPractice } from '../testing/test-practice.js';

const NOON = '2027-01-04T12:00:00Z';
const at = (time: string, day = '06') => `2027-01-${day}T${time}:00-05:00`;
const POLICY = { instantClientApproval: true, lateCancellationHours: 24, lateCancellationFeePercent: 50 };
const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
}, 60_000);
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const client = (userId = newId()): Partial<Actor> => ({ kind: 'client', userId });

async function booked(wishes: PracticeWishes = { booking: POLICY }, actor?: Partial<Actor>) {
  const practice = await publishPractice(scheduling, wishes);
  return { practice, visit: await bookAt(scheduling, practice, at('10:00'), { actor }) };
}

async function movesOf(id: string) {
  const events = await scheduling.emitted(AppointmentRescheduledSchema);
  return events.filter(({ appointment }) => appointment!.appointmentId === id);
}

describe('rescheduleAppointment', () => {
  it('moves a visit by its link, tells it once and gives the old time back', async () => {
    const { practice, visit } = await booked();
    const moved = await move(scheduling, visit, at('14:00', '07'), { timeZone: 'Europe/London' });

    expect(moved).toMatchObject({
      code: 'success',
      appointment: {
        id: visit.id,
        state: 'approved',
        startsAt: at('14:00', '07'),
        endsAt: at('15:00', '07'),
        amountCents: 9_000,
        clientTimeZone: 'Europe/London',
        freeCancellationUntil: at('14:00'),
      },
    });
    const [event, ...others] = await movesOf(visit.id);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ rescheduledBy: 'client', feeCents: 0 });
    expect(event!.appointment).toMatchObject({ version: 2, state: 'approved', localStartsAt: '2027-01-07T14:00' });
    expect(Number(event!.previousStartsAt!.seconds)).toBe(Date.parse(at('10:00')) / 1_000);
    expect(await hold(scheduling, practice, at('10:00'))).toMatchObject({ result: 'success' });
    expect((await hold(scheduling, practice, at('14:00', '07'))).errors[0]!.code).toBe('slot_taken');
  });

  it('answers the same call again with success and tells it no second time', async () => {
    const { visit } = await booked();
    clock.set('2027-01-06T12:00:00Z');
    const again = () => move(scheduling, visit, at('16:00'), { acceptedFeeCents: 4_500 });
    expect([(await again()).code, (await again()).code]).toEqual(['success', 'success']);
    expect((await movesOf(visit.id)).map(({ feeCents }) => feeCents)).toEqual([4_500]);
  });

  it('moves a visit once when its button is pressed ten times at once', async () => {
    const { visit } = await booked();
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(scheduling, visit, at('12:00'))));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['success']));
    expect(await movesOf(visit.id)).toHaveLength(1);
  });

  it('may overlap the time that it leaves', async () => {
    const { visit } = await booked({ booking: { ...POLICY, bufferMinutes: 15 } });
    expect((await move(scheduling, visit, at('10:30'))).appointment.startsAt).toBe(at('10:30'));
    expect((await move(scheduling, visit, at('09:30'))).appointment.startsAt).toBe(at('09:30'));
  });

  it('rises the SEQUENCE of its calendar file, under the same UID', async () => {
    const { visit } = await booked();
    const read = async () => {
      const headers = { authorization: `Bearer ${await scheduling.tokenOf()}` };
      const text = await (await fetch(`${scheduling.url}${visit.calendarFileUrl}`, { headers })).text();
      return ['UID', 'SEQUENCE', 'DTSTART', 'STATUS'].map((name) =>
        new RegExp(`^${name}:(.*)$`, 'm').exec(text)![1]!.trim(),
      );
    };
    expect(await read()).toEqual([`${visit.id}@yarrow`, '1', '20270106T150000Z', 'CONFIRMED']);
    await move(scheduling, visit, at('14:00'));
    expect(await read()).toEqual([`${visit.id}@yarrow`, '2', '20270106T190000Z', 'CONFIRMED']);
  });

  it('leaves a request a request', async () => {
    const { visit } = await booked({});
    expect((await move(scheduling, visit, at('11:00'))).appointment).toMatchObject({ state: 'pending' });
  });

  it('keeps the terms that were in force when it was booked, and their hours count from the new start', async () => {
    const { visit } = await booked();
    const { appointment } = await move(scheduling, visit, at('10:00', '08'));
    expect(appointment).toMatchObject({
      cancellationTerms: { lateHours: 24, lateFeePercent: 50 },
      freeCancellationUntil: at('10:00', '07'),
    });
  });
});

describe('the fee of moving', () => {
  it.each([
    // exactly at the hours it is free; a second later it is late
    ['2027-01-05T15:00:00Z', 0],
    ['2027-01-05T15:00:01Z', 4_500],
  ])('at %s is %i cents', async (now, feeCents) => {
    const { visit } = await booked();
    clock.set(now);
    expect((await lookUp(scheduling, visit.instantActionToken))!.cancellationFeeCents).toBe(feeCents);
    const other = feeCents === 0 ? 4_500 : 0;
    const refused = await move(scheduling, visit, at('15:00', '09'), { acceptedFeeCents: other });
    expect(refused.errors[0]).toMatchObject({ code: 'fee_changed', field: 'acceptedFeeCents' });
    expect(await movesOf(visit.id)).toEqual([]);
    expect((await move(scheduling, visit, at('15:00', '09'), { acceptedFeeCents: feeCents })).code).toBe('success');
    expect((await movesOf(visit.id)).map((event) => event.feeCents)).toEqual([feeCents]);
  });

  it('is a fixed one where the terms have no share, and never more than the price', async () => {
    for (const [lateCancellationFeeCents, owed] of [
      [2_500, 2_500],
      [12_000, 9_000],
    ] as const) {
      const { visit } = await booked({
        booking: { ...POLICY, lateCancellationFeePercent: 0, lateCancellationFeeCents },
      });
      clock.set('2027-01-06T12:00:00Z');
      expect((await move(scheduling, visit, at('15:00'), { acceptedFeeCents: owed })).code).toBe('success');
      clock.set(NOON);
    }
  });

  it('counts elapsed hours across a change of clocks', async () => {
    // New York goes to summer time on 14 March 2027 at 02:00: 10:00 EDT on Sunday is 23 wall hours after 11:00 EST.
    clock.set('2027-03-10T12:00:00Z');
    const practice = await publishPractice(scheduling, { booking: POLICY });
    const visit = await bookAt(scheduling, practice, '2027-03-14T10:00:00-04:00');
    expect(visit.freeCancellationUntil).toBe('2027-03-13T09:00:00-05:00');
    clock.set('2027-03-13T14:00:00Z');
    expect((await lookUp(scheduling, visit.instantActionToken))!.cancellationFeeCents).toBe(0);
    clock.set('2027-03-13T14:00:01Z');
    expect((await lookUp(scheduling, visit.instantActionToken))!.cancellationFeeCents).toBe(4_500);
  });

  it('is nothing for a request that was not accepted', async () => {
    const { visit } = await booked({ booking: { ...POLICY, instantClientApproval: false } });
    clock.set('2027-01-06T13:00:00Z');
    expect((await move(scheduling, visit, at('15:00'))).code).toBe('success');
  });
});

describe('a visit that cannot be moved', () => {
  it('has started', async () => {
    const { visit } = await booked();
    clock.set('2027-01-06T15:00:00Z');
    expect((await move(scheduling, visit, at('10:00', '08'))).errors[0]).toMatchObject({
      code: 'not_movable',
      message: 'This appointment can no longer be moved.',
    });
    expect((await lookUp(scheduling, visit.instantActionToken))!.canReschedule).toBe(false);
    expect((await startsFor(scheduling, visit, { from: '2027-01-07', to: '2027-01-08' }))!.days).toEqual([]);
  });

  it('was cancelled or declined', async () => {
    const { practice, visit } = await booked({});
    await decide(scheduling, 'declineAppointment', { id: visit.id }, practice.owner);
    expect((await move(scheduling, visit, at('11:00'))).code).toBe('not_movable');
    const other = await bookAt(scheduling, practice, at('13:00'));
    const { id, instantActionToken: token } = other;
    await decide(scheduling, 'cancelAppointmentNoUser', { id, token });
    expect((await move(scheduling, other, at('11:00'))).code).toBe('not_movable');
  });

  it('waits for its payment, and can be moved once that is there', async () => {
    const { practice, visit } = await booked({
      booking: { ...POLICY, requireClientCcToBook: true, chargeClientCcAtBooking: true },
      takesCards: true,
    });
    expect(visit).toMatchObject({ state: 'awaiting_payment', canReschedule: false });
    expect((await move(scheduling, visit, at('11:00'))).code).toBe('not_movable');
    const secured = { appointmentId: visit.id, practiceId: practice.practiceId, kind: 'charge' };
    await scheduling.publish(BookingPaymentSecuredSchema, secured, {
      aggregateId: visit.id,
      occurredAt: new Date(NOON),
    });
    expect((await move(scheduling, visit, at('11:00'))).appointment).toMatchObject({
      state: 'approved',
      paymentRequirement: 'charge',
    });
  });

  it('is somebody else’s, and looks as if it did not exist', async () => {
    const { visit } = await booked({ booking: POLICY }, client());
    const stranger = client();
    for (const changes of [
      { instantActionToken: 'x'.repeat(32) },
      { instantActionToken: null, actor: stranger },
      { instantActionToken: null },
      { appointmentId: newId() },
      { appointmentId: 'nonsense' },
    ]) {
      expect((await move(scheduling, visit, at('11:00'), changes)).errors[0]).toEqual({
        code: 'not_found',
        message: 'This appointment could not be found.',
        field: 'appointmentId',
      });
    }
    expect(
      await startsFor(scheduling, { id: visit.id }, { from: '2027-01-06', to: '2027-01-06' }, stranger),
    ).toBeNull();
  });
});

describe('the right to move', () => {
  it('is the session of the client as much as the link', async () => {
    const actor = client();
    const { visit } = await booked({ booking: POLICY }, actor);
    const moved = await move(scheduling, visit, at('11:00'), { instantActionToken: null, actor });
    expect(moved.code).toBe('success');
  });
});

describe('the new time', () => {
  it.each([
    ['beyond closing time', at('16:30'), 'outside_hours'],
    ['between two offered starts', at('11:10'), 'outside_hours'],
    ['in the past', '2027-01-04T09:00:00-05:00', 'too_soon'],
  ])('is refused %s and the visit stays', async (_what, startsAt, code) => {
    const { visit } = await booked();
    clock.set('2027-01-04T15:00:00Z');
    expect((await move(scheduling, visit, startsAt)).code).toBe(code);
    expect((await lookUp(scheduling, visit.instantActionToken))!.startsAt).toBe(at('10:00'));
    expect(await movesOf(visit.id)).toEqual([]);
  });

  it('needs the lead time of a new booking', async () => {
    const { visit } = await booked({ booking: { instantClientApproval: true, leadTimeMinutes: 1_440 } });
    clock.set('2027-01-05T15:30:00Z');
    expect((await move(scheduling, visit, at('10:00'))).code).toBe('success');
    expect((await move(scheduling, visit, at('10:00', '06').replace('10:00', '09:30'))).code).toBe('too_soon');
    expect((await move(scheduling, visit, at('10:30'))).code).toBe('success');
  });

  it('is not there where the place was closed for good', async () => {
    const { practice, visit } = await booked();
    const closed = locationMessage(practice, { location: { state: 'disabled', version: 2 } });
    await scheduling.publish(LocationSavedSchema, { location: closed }, { aggregateId: practice.practiceId });
    expect((await move(scheduling, visit, at('11:00'))).code).toBe('outside_hours');
    expect((await startsFor(scheduling, visit, { from: '2027-01-06', to: '2027-01-10' }))!.days).toEqual([]);
  });

  it('loses cleanly to whoever has it, also by a hold, and nothing is given up', async () => {
    const { practice, visit } = await booked();
    await hold(scheduling, practice, at('13:00'));
    expect((await move(scheduling, visit, at('13:00'))).errors[0]).toMatchObject({
      code: 'slot_taken',
      message: 'This time was just taken. Please choose another one.',
    });
    expect((await hold(scheduling, practice, at('10:00'))).errors[0]!.code).toBe('slot_taken');
  });

  it('goes to one of six who want it at once: visits that move and people who book', async () => {
    const practice = await publishPractice(scheduling, { booking: POLICY });
    const visits: Appointment[] = [];
    for (const start of ['09:00', '10:00', '11:00']) visits.push(await bookAt(scheduling, practice, at(start)));
    const results = await Promise.all([
      ...visits.map((visit) => move(scheduling, visit, at('15:00'))),
      ...[0, 1, 2].map(async (index) => {
        const { result, errors } = await hold(scheduling, practice, at('15:00'), {
          actor: { ip: `203.0.113.${index + 30}` },
        });
        return { code: result === 'success' ? 'success' : errors[0]!.code };
      }),
    ]);
    const codes = results.map(({ code }) => code).sort();
    expect(codes).toEqual(['slot_taken', 'slot_taken', 'slot_taken', 'slot_taken', 'slot_taken', 'success']);
    const [{ count }] = await scheduling.dataSource.query(
      'SELECT count(*)::int FROM occupancies WHERE practice_id = $1',
      [practice.practiceId],
    );
    expect(count).toBe(results.slice(0, 3).some(({ code }) => code === 'success') ? 3 : 4);
  });

  it('cannot be swapped by two visits at once: both stay, neither is lost', async () => {
    const practice = await publishPractice(scheduling, { booking: POLICY });
    const [one, other] = [
      await bookAt(scheduling, practice, at('10:00')),
      await bookAt(scheduling, practice, at('13:00')),
    ];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([move(scheduling, one, at('13:00')), move(scheduling, other, at('10:00'))]);
      expect(answers.map(({ code }) => code)).toEqual(['slot_taken', 'slot_taken']);
    }
    expect((await lookUp(scheduling, one.instantActionToken))!.startsAt).toBe(at('10:00'));
  });

  it('may be one that a lapsed booking still lies on', async () => {
    const { practice, visit } = await booked();
    await hold(scheduling, practice, at('13:00'));
    clock.set('2027-01-04T12:10:00Z');
    expect((await move(scheduling, visit, at('13:00'))).code).toBe('success');
  });

  it('keeps its wall time on the other side of a change of clocks', async () => {
    clock.set('2027-03-10T12:00:00Z');
    const practice = await publishPractice(scheduling, { booking: POLICY });
    const visit = await bookAt(scheduling, practice, '2027-03-13T10:00:00-05:00');
    const { appointment } = await move(scheduling, visit, '2027-03-14T10:00:00-04:00');
    expect(appointment.formattedStartsAt).toBe('Sunday, March 14, 2027 at 10:00 AM EDT');
    expect((await movesOf(visit.id))[0]!.appointment!.localStartsAt).toBe('2027-03-14T10:00');
  });

  it('crosses the end of a month and of a year', async () => {
    clock.set('2026-12-28T12:00:00Z');
    const practice = await publishPractice(scheduling, { booking: POLICY });
    const visit = await bookAt(scheduling, practice, '2026-12-31T16:00:00-05:00');
    const { appointment } = await move(scheduling, visit, '2027-01-31T16:00:00-05:00');
    expect(appointment.endsAt).toBe('2027-01-31T17:00:00-05:00');
  });
});

describe('rescheduleAvailability', () => {
  it('offers what a booking would be offered, with the visit’s own time free', async () => {
    const { practice, visit } = await booked({ booking: { ...POLICY, bufferMinutes: 30 } });
    await bookAt(scheduling, practice, at('13:00'));
    const available = await startsFor(scheduling, visit, { from: '2027-01-06', to: '2027-01-06' });
    expect(available!.durationMinutes).toBe(60);
    expect(timesOf(available, '2027-01-06')).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
    ]);
    for (const time of timesOf(available, '2027-01-06')) {
      expect((await move(scheduling, visit, at(time))).code).toBe('success');
    }
  });

  it('takes the length of the visit as booked, add-ons included', async () => {
    const practice = await publishPractice(scheduling, { booking: POLICY });
    const visit = await bookAt(scheduling, practice, at('10:00'), {
      serviceIds: [practice.longVariationId, practice.addOnId],
    });
    const available = await startsFor(scheduling, visit, { from: '2027-01-06', to: '2027-01-06' });
    expect(available!.durationMinutes).toBe(105);
    expect(timesOf(available, '2027-01-06').at(-1)).toBe('15:00');
  });

  it('gives days of the client’s calendar', async () => {
    const { visit } = await booked();
    const inTokyo = { from: '2027-01-07', to: '2027-01-07', timeZone: 'Asia/Tokyo' };
    const available = await startsFor(scheduling, visit, inTokyo);
    expect(available!.days[0]!.slots[0]!.startsAt).toBe('2027-01-07T00:00:00+09:00');
  });

  it('is asked for as often as people like who share an address, and guessed at only so often', async () => {
    const { visit } = await booked();
    const day = { from: '2027-01-06', to: '2027-01-06' };
    const ask = async (one: Parameters<typeof startsFor>[1], ip: string) => {
      try {
        return (await startsFor(scheduling, one, day, { ip })) ? 'offered' : 'unknown';
      } catch (error) {
        return /Too many attempts/.test(String(error)) ? 'limited' : String(error);
      }
    };
    const often = (one: Parameters<typeof startsFor>[1], ip: string) =>
      Promise.all(Array.from({ length: 310 }, () => ask(one, ip)));
    expect(new Set(await often(visit, '198.51.100.79'))).toEqual(new Set(['offered']));
    const guess = { id: visit.id, instantActionToken: 'x'.repeat(32) };
    expect(new Set(await often(guess, '198.51.100.80'))).toEqual(new Set(['unknown', 'limited']));
  });
});
