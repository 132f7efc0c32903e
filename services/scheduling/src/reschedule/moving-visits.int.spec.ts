import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  AppointmentAcceptedSchema,
  AppointmentCancelledSchema,
  AppointmentRescheduledSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { decide, lookUp } from '../testing/test-decisions.js';
import { movableVisit, move, movesOf, startsFor } from '../testing/test-moves.js';
import { securePayment } from '../testing/test-payments.js';
import { POLICY, publishPractice } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const client = (userId = newId()): Partial<Actor> => ({ kind: 'client', userId });

describe('rescheduleAppointment', () => {
  it('moves a visit by its link, publishes it once and gives the old time back', async () => {
    const { practice, visit } = await movableVisit(scheduling);
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
    const [event, ...others] = await movesOf(scheduling, visit.id);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ rescheduledBy: 'client', feeCents: 0 });
    expect(event!.appointment).toMatchObject({ version: 2, state: 'approved', localStartsAt: '2027-01-07T14:00' });
    expect(Number(event!.previousStartsAt!.seconds)).toBe(Date.parse(at('10:00')) / 1_000);
    expect(await hold(scheduling, practice, at('10:00'))).toMatchObject({ result: 'success' });
    expect((await hold(scheduling, practice, at('14:00', '07'))).errors[0]!.code).toBe('slot_taken');
  });

  it('answers the same call again with success and does not publish it again', async () => {
    const { visit } = await movableVisit(scheduling);
    clock.set('2027-01-06T12:00:00Z');
    const again = () => move(scheduling, visit, at('16:00'), { acceptedFeeCents: 4_500 });
    expect([(await again()).code, (await again()).code]).toEqual(['success', 'success']);
    expect((await movesOf(scheduling, visit.id)).map(({ feeCents }) => feeCents)).toEqual([4_500]);
  });

  it('moves a visit once when its button is pressed ten times at once', async () => {
    const { visit } = await movableVisit(scheduling);
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(scheduling, visit, at('12:00'))));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['success']));
    expect(await movesOf(scheduling, visit.id)).toHaveLength(1);
  });

  it('may overlap the time that it leaves', async () => {
    const { visit } = await movableVisit(scheduling, { booking: { ...POLICY, bufferMinutes: 15 } });
    expect((await move(scheduling, visit, at('10:30'))).appointment.startsAt).toBe(at('10:30'));
    expect((await move(scheduling, visit, at('09:30'))).appointment.startsAt).toBe(at('09:30'));
  });

  it('rises the SEQUENCE of its calendar file, under the same UID', async () => {
    const { visit } = await movableVisit(scheduling);
    const read = async () => {
      const headers = { authorization: `Bearer ${await scheduling.tokenOf()}` };
      const text = await (await fetch(`${scheduling.url}${visit.calendarFileUrl}`, { headers })).text();
      return ['UID', 'SEQUENCE', 'DTSTART', 'STATUS'].map((name) =>
        new RegExp(`^${name}:(.*)$`, 'm').exec(text)![1]!.trim(),
      );
    };
    expect(await read()).toEqual([`${visit.id}@yarrow`, '0', '20270106T150000Z', 'CONFIRMED']);
    await move(scheduling, visit, at('14:00'));
    expect(await read()).toEqual([`${visit.id}@yarrow`, '1', '20270106T190000Z', 'CONFIRMED']);
  });

  it('is counted by the published SEQUENCE: from 0, one more with each move and with the end', async () => {
    const { visit } = await movableVisit(scheduling);
    await move(scheduling, visit, at('14:00'));
    await move(scheduling, visit, at('11:00'));
    await decide(scheduling, 'cancelAppointmentNoUser', { id: visit.id, token: visit.instantActionToken });
    const published: number[] = [];
    for (const schema of [AppointmentAcceptedSchema, AppointmentRescheduledSchema, AppointmentCancelledSchema]) {
      for (const { appointment } of await scheduling.emitted(schema)) {
        if (appointment!.appointmentId === visit.id) published.push(appointment!.calendarSequence);
      }
    }
    expect(published).toEqual([0, 1, 2, 3]);
  });

  it('counts nothing before it is accepted: calendars do not have it yet', async () => {
    const { visit, practice } = await movableVisit(scheduling, {});
    await move(scheduling, visit, at('11:00'));
    await decide(scheduling, 'acceptAppointment', { id: visit.id }, practice.owner);
    const accepted = await scheduling.emitted(AppointmentAcceptedSchema);
    const published = accepted.find(({ appointment }) => appointment!.appointmentId === visit.id)!.appointment!;
    expect([published.version, published.calendarSequence]).toEqual([3, 0]);
  });

  it('leaves a request a request', async () => {
    const { visit } = await movableVisit(scheduling, {});
    expect((await move(scheduling, visit, at('11:00'))).appointment).toMatchObject({ state: 'pending' });
  });

  it('keeps the terms that were in force when it was booked, and their hours count from the new start', async () => {
    const { visit } = await movableVisit(scheduling);
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
    const { visit } = await movableVisit(scheduling);
    clock.set(now);
    expect((await lookUp(scheduling, visit.instantActionToken))!.cancellationFeeCents).toBe(feeCents);
    const other = feeCents === 0 ? 4_500 : 0;
    const refused = await move(scheduling, visit, at('15:00', '09'), { acceptedFeeCents: other });
    expect(refused.errors[0]).toMatchObject({ code: 'fee_changed', field: 'acceptedFeeCents' });
    expect(await movesOf(scheduling, visit.id)).toEqual([]);
    expect((await move(scheduling, visit, at('15:00', '09'), { acceptedFeeCents: feeCents })).code).toBe('success');
    expect((await movesOf(scheduling, visit.id)).map((event) => event.feeCents)).toEqual([feeCents]);
  });

  it('is a fixed one where the terms have no share, and never more than the price', async () => {
    for (const [lateCancellationFeeCents, owed] of [
      [2_500, 2_500],
      [12_000, 9_000],
    ] as const) {
      const { visit } = await movableVisit(scheduling, {
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
    const { visit } = await movableVisit(scheduling, { booking: { ...POLICY, instantClientApproval: false } });
    clock.set('2027-01-06T13:00:00Z');
    expect((await move(scheduling, visit, at('15:00'))).code).toBe('success');
  });
});

describe('a visit that cannot be moved', () => {
  it('has started', async () => {
    const { visit } = await movableVisit(scheduling);
    clock.set('2027-01-06T15:00:00Z');
    expect((await move(scheduling, visit, at('10:00', '08'))).errors[0]).toMatchObject({
      code: 'not_movable',
      message: 'This appointment can no longer be moved.',
    });
    expect((await lookUp(scheduling, visit.instantActionToken))!.canReschedule).toBe(false);
    expect((await startsFor(scheduling, visit, { from: '2027-01-07', to: '2027-01-08' }))!.days).toEqual([]);
  });

  it('was cancelled or declined', async () => {
    const { practice, visit } = await movableVisit(scheduling, {});
    await decide(scheduling, 'declineAppointment', { id: visit.id }, practice.owner);
    expect((await move(scheduling, visit, at('11:00'))).code).toBe('not_movable');
    const other = await bookAt(scheduling, practice, at('13:00'));
    const { id, instantActionToken: token } = other;
    await decide(scheduling, 'cancelAppointmentNoUser', { id, token });
    expect((await move(scheduling, other, at('11:00'))).code).toBe('not_movable');
  });

  it('waits for its payment, and can be moved once that is there', async () => {
    const { practice, visit } = await movableVisit(scheduling, {
      booking: { ...POLICY, requireClientCcToBook: true, chargeClientCcAtBooking: true },
      takesCards: true,
    });
    expect(visit).toMatchObject({ state: 'awaiting_payment', canReschedule: false });
    expect((await move(scheduling, visit, at('11:00'))).code).toBe('not_movable');
    await securePayment(scheduling, visit.id, new Date(NOON), practice.practiceId);
    expect((await move(scheduling, visit, at('11:00'))).appointment).toMatchObject({
      state: 'approved',
      paymentRequirement: 'charge',
    });
  });

  it('is reported as nonexistent if it belongs to another client', async () => {
    const { visit } = await movableVisit(scheduling, { booking: POLICY }, client());
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
    const { visit } = await movableVisit(scheduling, { booking: POLICY }, actor);
    const moved = await move(scheduling, visit, at('11:00'), { instantActionToken: null, actor });
    expect(moved.code).toBe('success');
  });
});
