import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LocationSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment } from '../generated/graphql.js';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { lookUp } from '../testing/test-decisions.js';
import { movableVisit, move, movesOf, startsFor, timesOf } from '../testing/test-moves.js';
import { locationMessage, POLICY, publishPractice } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

describe('the new time', () => {
  it.each([
    ['beyond closing time', at('16:30'), 'outside_hours'],
    ['between two offered starts', at('11:10'), 'outside_hours'],
    ['in the past', '2027-01-04T09:00:00-05:00', 'too_soon'],
  ])('is refused %s and the visit stays', async (_what, startsAt, code) => {
    const { visit } = await movableVisit(scheduling);
    clock.set('2027-01-04T15:00:00Z');
    expect((await move(scheduling, visit, startsAt)).code).toBe(code);
    expect((await lookUp(scheduling, visit.instantActionToken))!.startsAt).toBe(at('10:00'));
    expect(await movesOf(scheduling, visit.id)).toEqual([]);
  });

  it('needs the lead time of a new booking', async () => {
    const { visit } = await movableVisit(scheduling, {
      booking: { instantClientApproval: true, leadTimeMinutes: 1_440 },
    });
    clock.set('2027-01-05T15:30:00Z');
    expect((await move(scheduling, visit, at('10:00'))).code).toBe('success');
    expect((await move(scheduling, visit, at('10:00', '06').replace('10:00', '09:30'))).code).toBe('too_soon');
    expect((await move(scheduling, visit, at('10:30'))).code).toBe('success');
  });

  it('is not there where the place was closed for good', async () => {
    const { practice, visit } = await movableVisit(scheduling);
    const closed = locationMessage(practice, { location: { state: 'disabled', version: 2 } });
    await scheduling.publish(LocationSavedSchema, { location: closed }, { aggregateId: practice.practiceId });
    expect((await move(scheduling, visit, at('11:00'))).code).toBe('outside_hours');
    expect((await startsFor(scheduling, visit, { from: '2027-01-06', to: '2027-01-10' }))!.days).toEqual([]);
  });

  it('is refused while it is taken, also by a hold, and the visit keeps its time', async () => {
    const { practice, visit } = await movableVisit(scheduling);
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
    const { practice, visit } = await movableVisit(scheduling);
    await hold(scheduling, practice, at('13:00'));
    clock.set('2027-01-04T12:10:00Z');
    expect((await move(scheduling, visit, at('13:00'))).code).toBe('success');
  });

  it('keeps its wall time on the other side of a change of clocks', async () => {
    clock.set('2027-03-10T12:00:00Z');
    const practice = await publishPractice(scheduling, { booking: POLICY });
    const visit = await bookAt(scheduling, practice, '2027-03-13T10:00:00-05:00');
    const { appointment } = await move(scheduling, visit, '2027-03-14T10:00:00-04:00');
    expect(appointment.formattedStartsAt).toBe('Sunday, March 14, 2027 at 10:00 AM New York time');
    expect((await movesOf(scheduling, visit.id))[0]!.appointment!.localStartsAt).toBe('2027-03-14T10:00');
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
  it('offers what a booking would be offered, with the visit’s own time free but for its start', async () => {
    const { practice, visit } = await movableVisit(scheduling, { booking: { ...POLICY, bufferMinutes: 30 } });
    await bookAt(scheduling, practice, at('13:00'));
    const available = await startsFor(scheduling, visit, { from: '2027-01-06', to: '2027-01-06' });
    expect(available!.durationMinutes).toBe(60);
    expect(timesOf(available, '2027-01-06')).toEqual([
      '09:00',
      '09:30',
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

  it('passes over the visit’s own start when it says which start is the next', async () => {
    const { visit } = await movableVisit(scheduling, { booking: { ...POLICY, leadTimeMinutes: 1_440 } });
    clock.set('2027-01-05T15:00:00Z');
    const available = await startsFor(scheduling, visit, { from: '2027-01-05', to: '2027-01-05' });
    expect(available).toMatchObject({ days: [], nextStartsAt: at('10:30') });
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
    const { visit } = await movableVisit(scheduling);
    const inTokyo = { from: '2027-01-07', to: '2027-01-07', timeZone: 'Asia/Tokyo' };
    const available = await startsFor(scheduling, visit, inTokyo);
    expect(available!.days[0]!.slots[0]!.startsAt).toBe('2027-01-07T00:30:00+09:00');
  });

  it('is asked for as often as people like who share an address, and guessed at only so often', async () => {
    const { visit } = await movableVisit(scheduling);
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
