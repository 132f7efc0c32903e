import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BookableEventSavedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { BookableEventInput, UpsertBookableEventPayload } from '../generated/graphql.js';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { decide } from '../testing/test-decisions.js';
import { publishEventType, scheduleEvent } from '../testing/test-events.js';
import { publishPractice, type TestPractice } from '../testing/test-practice.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';

const clock = new FixedClock(OCTOBER_NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(OCTOBER_NOON));

/** Saves an event of the practice, 90 minutes long by default. */
async function save(practice: TestPractice, event: BookableEventInput): Promise<UpsertBookableEventPayload> {
  const query = `mutation ($event: BookableEventInput!) { upsertBookableEvent(event: $event) {
    result errors { code message field } bookableEvent { id startsAt }
    overlappingAppointments { id clientName startsAt instantActionToken } overlappingEvents { id name }
  } }`;
  return (await scheduling.graphql(query, { event }, practice.owner)).data['upsertBookableEvent'];
}

async function ground(booking: object = { instantClientApproval: true }) {
  const practice = await publishPractice(scheduling, { booking });
  const bookableEventTypeId = await publishEventType(scheduling, practice);
  const count = async () => {
    const sql = 'SELECT count(*)::integer AS count FROM bookable_events WHERE practice_id = $1';
    return (await scheduling.dataSource.query(sql, [practice.practiceId]))[0].count;
  };
  return { practice, bookableEventTypeId, count };
}

describe('a group event at the time of something else', () => {
  it('is refused with the names of the visits that it would cover, and written nowhere', async () => {
    const { practice, bookableEventTypeId, count } = await ground();
    const [first, second] = [
      await bookAt(scheduling, practice, inOctober('10:00')),
      await bookAt(scheduling, practice, inOctober('11:00')),
    ];
    const answer = await save(practice, { bookableEventTypeId, startsAt: inOctober('10:30') });
    expect(answer).toMatchObject({
      result: 'failure',
      bookableEvent: null,
      errors: [
        {
          code: 'overlaps',
          field: 'startsAt',
          message:
            'At that time you have Grace Hopper (Thu, Oct 22, 10:00 AM) and Grace Hopper (Thu, Oct 22, 11:00 AM) already. Please confirm that you want both.',
        },
      ],
      overlappingAppointments: [
        { id: first.id, clientName: 'Grace Hopper', startsAt: inOctober('10:00') },
        { id: second.id },
      ],
      overlappingEvents: [],
    });
    expect(answer.overlappingAppointments.map((visit) => visit.instantActionToken)).not.toContain(
      first.instantActionToken,
    );
    expect(await count()).toBe(0);
  });

  it('is saved once that is confirmed, and a client still cannot take its time', async () => {
    const { practice, bookableEventTypeId } = await ground();
    await bookAt(scheduling, practice, inOctober('10:00'));
    const wanted = { bookableEventTypeId, startsAt: inOctober('10:30'), allowOverlap: true };
    expect(await save(practice, wanted)).toMatchObject({ result: 'success', errors: [], overlappingAppointments: [] });
    expect((await hold(scheduling, practice, inOctober('11:00'))).errors[0]?.code).toBe('slot_taken');
  });

  it('is refused at the time of a request or of another group event', async () => {
    const { practice, bookableEventTypeId } = await ground({ instantClientApproval: false });
    const request = await bookAt(scheduling, practice, inOctober('10:00'));
    const event = await scheduleEvent(scheduling, practice, inOctober('14:00'), { name: 'Full moon' });
    const whole = { bookableEventTypeId, startsAt: inOctober('00:00'), allDay: true, endsAt: inOctober('00:00') };
    const answer = await save(practice, { ...whole, endsAt: inOctober('23:00') });
    expect(answer).toMatchObject({
      errors: [{ code: 'overlaps' }],
      overlappingAppointments: [{ id: request.id }],
      overlappingEvents: [{ id: event.id, name: 'Full moon' }],
    });
  });

  it('is refused at the time of a slot hold, which may become a visit at any moment', async () => {
    const { practice, bookableEventTypeId } = await ground();
    await hold(scheduling, practice, inOctober('10:00'));
    expect((await save(practice, { bookableEventTypeId, startsAt: inOctober('10:30') })).errors).toMatchObject([
      {
        code: 'overlaps',
        message:
          'At that time you have somebody who is booking at this moment (Thu, Oct 22, 10:00 AM) already. Please confirm that you want both.',
      },
    ]);
    clock.advance(10 * 60_000);
    expect(await save(practice, { bookableEventTypeId, startsAt: inOctober('10:30') })).toMatchObject({
      result: 'success',
    });
  });

  it('does not overlap what ends when it starts, or was cancelled', async () => {
    const { practice, bookableEventTypeId } = await ground();
    await bookAt(scheduling, practice, inOctober('09:00'));
    await bookAt(scheduling, practice, inOctober('11:30'));
    const cancelled = await bookAt(scheduling, practice, inOctober('10:30'));
    await decide(scheduling, 'cancelAppointment', { id: cancelled.id }, practice.owner);
    expect(await save(practice, { bookableEventTypeId, startsAt: inOctober('10:00') })).toMatchObject({
      result: 'success',
    });
  });

  it('asks again only when it is moved', async () => {
    const { practice, bookableEventTypeId } = await ground();
    await bookAt(scheduling, practice, inOctober('10:00'));
    await bookAt(scheduling, practice, inOctober('15:00'));
    const wanted = { bookableEventTypeId, startsAt: inOctober('10:30') };
    const { bookableEvent } = await save(practice, { ...wanted, allowOverlap: true });
    const change = { ...wanted, id: bookableEvent!.id };
    expect(await save(practice, { ...change, description: 'New text' })).toMatchObject({ result: 'success' });
    expect(await save(practice, { ...change, startsAt: inOctober('15:30') })).toMatchObject({
      errors: [{ code: 'overlaps' }],
      overlappingEvents: [],
    });
    expect(await save(practice, { ...change, startsAt: inOctober('12:00') })).toMatchObject({ result: 'success' });
  });

  it('never covers a visit unseen, also when that is booked at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { practice, bookableEventTypeId } = await ground();
      const booking = () => bookAt(scheduling, practice, inOctober('10:00')).catch(() => undefined);
      const saving = () => save(practice, { bookableEventTypeId, startsAt: inOctober('10:30') });
      const both = round % 2 ? [saving(), booking()] : [booking(), saving()];
      await Promise.all(both);
      const sql = `SELECT (SELECT count(*) FROM appointments WHERE practice_id = $1)::integer AS visits,
        (SELECT count(*) FROM bookable_events WHERE practice_id = $1)::integer AS events`;
      const [{ visits, events }] = await scheduling.dataSource.query(sql, [practice.practiceId]);
      expect(visits + events).toBe(1);
    }
  });
});

describe('a time that is held while a group event is being scheduled', () => {
  it('is refused where the event overlaps on purpose, which the constraint does not see', async () => {
    const { practice } = await ground();
    const { dataSource } = scheduling;
    const answer = await dataSource.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM practice_projections WHERE practice_id = $1 FOR UPDATE', [practice.practiceId]);
      const holding = hold(scheduling, practice, inOctober('10:00'));
      await scheduling.eventually(async () => {
        const [{ count }] = await dataSource.query(`SELECT count(*)::integer AS count FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%pg_advisory_xact_lock%'`);
        return count > 0;
      });
      await tx.query(
        `INSERT INTO occupancies (id, practice_id, kind, starts_at, ends_at, during, overlap_allowed)
         VALUES ($1, $2, 'event', $3, $4, tstzrange($3::timestamptz, $4::timestamptz), true)`,
        [newId(), practice.practiceId, inOctober('10:30'), inOctober('11:30')],
      );
      return { holding };
    });
    expect((await answer.holding).errors[0]?.code).toBe('slot_taken');
  });
});

describe('a request that schedules a group event', () => {
  it('schedules it once, also when it comes three times at once and once more later', async () => {
    const { practice, bookableEventTypeId, count } = await ground();
    const wanted = { bookableEventTypeId, startsAt: inOctober('18:00'), idempotencyKey: newId() };
    const answers = await Promise.all([1, 2, 3].map(() => save(practice, wanted)));
    answers.push(await save(practice, wanted));
    expect(new Set(answers.map(({ bookableEvent }) => bookableEvent!.id)).size).toBe(1);
    expect(await count()).toBe(1);
    const published = await scheduling.emitted(BookableEventSavedSchema);
    expect(published.filter(({ event }) => event!.eventId === answers[0]!.bookableEvent!.id)).toHaveLength(1);
  });

  it('schedules another one with another key', async () => {
    const { practice, bookableEventTypeId, count } = await ground();
    await save(practice, { bookableEventTypeId, startsAt: inOctober('18:00'), idempotencyKey: newId() });
    await save(practice, { bookableEventTypeId, startsAt: inOctober('20:00'), idempotencyKey: newId() });
    expect(await count()).toBe(2);
  });
});
