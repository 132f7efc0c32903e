import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  LocationDeletedSchema,
  LocationSavedSchema,
  PracticeSavedSchema,
  ServiceSavedSchema,
} from '@yarrow/contracts/catalog/v1/events_pb';
import {
  GetPracticeSnapshotRequestSchema,
  GetPracticeSnapshotResponseSchema,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import { AppointmentRescheduledSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { requestSubject } from '@yarrow/kit/messaging/requests.client';
import { RUNTIME, type Runtime } from '@yarrow/kit/runtime';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { ZoneRulesService } from '../appointments/zone-rules.service.js';
import type { Availability } from '../generated/graphql.js';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import {
  type TestPractice,
  locationMessage,
  practiceMessage,
  publishPractice,
  serviceMessage,
} from '../testing/test-practice.js';

const clock = new FixedClock('2026-10-20T12:00:00Z');
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});

afterAll(() => scheduling?.stop());
beforeEach(() => clock.set('2026-10-20T12:00:00Z'));

const NOON_THERE = '2026-10-21T12:00:00-04:00';

const AVAILABILITY = `query ($practiceId: ID!, $serviceIds: [ID!]!, $locationId: ID!, $from: Date!, $to: Date!, $timeZone: String) {
  availability(practiceId: $practiceId, serviceIds: $serviceIds, locationId: $locationId, from: $from, to: $to, timeZone: $timeZone) {
    timeZone practiceTimeZone durationMinutes nextStartsAt
    days { date slots { startsAt endsAt practiceStartsAt } }
  }
}`;

function ask(practice: TestPractice, from: string, to: string, changes: Record<string, unknown> = {}) {
  const { practiceId, locationId, serviceId } = practice;
  const variables = { practiceId, locationId, serviceIds: [serviceId], from, to, ...changes };
  return scheduling.graphql(AVAILABILITY, variables);
}

async function availability(...question: Parameters<typeof ask>): Promise<Availability> {
  const { data, errors } = await ask(...question);
  if (errors) throw new Error(JSON.stringify(errors));
  return data['availability'];
}

const startsOf = ({ days }: Availability) => days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));

describe('listing and booking', () => {
  it('agree: every listed start can be kept and no other', async () => {
    const practice = await publishPractice(scheduling, { booking: { bufferMinutes: 15, leadTimeMinutes: 60 } });
    await bookAt(scheduling, practice, '2026-10-21T11:00:00-04:00');
    const listed = startsOf(await availability(practice, '2026-10-21', '2026-10-21'));

    expect(listed).not.toContain('2026-10-21T12:00:00-04:00');
    for (let minute = 9 * 60; minute < 17 * 60; minute += 30) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const startsAt = `2026-10-21T${time}:00-04:00`;
      const { result, hold: held } = await hold(scheduling, practice, startsAt);
      expect([startsAt, result]).toEqual([startsAt, listed.includes(startsAt) ? 'success' : 'failure']);
      if (!held) continue;
      const release = 'mutation ($input: ReleaseSlotInput!) { releaseSlot(input: $input) { result } }';
      await scheduling.graphql(release, { input: { holdId: held.id } });
    }
  });

  it('says why a start cannot be kept', async () => {
    const practice = await publishPractice(scheduling, { booking: { leadTimeMinutes: 1440 } });
    const codeOf = async (startsAt: string) => (await hold(scheduling, practice, startsAt)).errors[0]?.code;
    expect(await codeOf('2026-10-21T07:00:00-04:00')).toBe('too_soon');
    expect(await codeOf('2026-10-20T09:00:00-04:00')).toBe('too_soon');
    expect(await codeOf('2026-10-22T08:00:00-04:00')).toBe('outside_hours');
    expect(await codeOf('2026-10-22T16:30:00-04:00')).toBe('outside_hours');
    expect(await codeOf('2026-10-22T10:10:00-04:00')).toBe('outside_hours');
    expect(await codeOf('2028-10-22T10:00:00-04:00')).toBe('outside_hours');
  });

  it('shows the first start after a range that has none', async () => {
    const practice = await publishPractice(scheduling, { booking: { leadTimeMinutes: 2880 } });
    const { days, nextStartsAt } = await availability(practice, '2026-10-20', '2026-10-21');
    expect([days, nextStartsAt]).toEqual([[], '2026-10-22T09:00:00-04:00']);
  });
});

describe('dates with other hours than their weekday', () => {
  const hoursExceptions = [
    { date: '2026-10-21', blocks: [] },
    { date: '2026-10-22', blocks: [{ startsAt: '18:00', endsAt: '20:00' }] },
  ] as never;

  it('are what is listed and what can be kept', async () => {
    const practice = await publishPractice(scheduling, { location: { hoursExceptions } });
    expect(startsOf(await availability(practice, '2026-10-21', '2026-10-22'))).toEqual([
      '2026-10-22T18:00:00-04:00',
      '2026-10-22T18:30:00-04:00',
      '2026-10-22T19:00:00-04:00',
    ]);
    const codeOf = async (startsAt: string) => (await hold(scheduling, practice, startsAt)).errors[0]?.code;
    expect(await codeOf('2026-10-21T10:00:00-04:00')).toBe('outside_hours');
    expect(await codeOf('2026-10-22T10:00:00-04:00')).toBe('outside_hours');
    expect(await codeOf('2026-10-22T18:30:00-04:00')).toBeUndefined();
    expect(await codeOf('2026-10-23T10:00:00-04:00')).toBeUndefined();
  });

  it('go again when the location is saved without them', async () => {
    const practice = await publishPractice(scheduling, { location: { hoursExceptions } });
    const location = locationMessage(practice, { location: { version: 2 } });
    await scheduling.publish(LocationSavedSchema, { location }, { aggregateId: practice.practiceId });
    expect((await availability(practice, '2026-10-21', '2026-10-21')).days[0]?.slots).toHaveLength(15);
  });
});

describe('a disabled location', () => {
  it('offers no times and keeps none', async () => {
    const practice = await publishPractice(scheduling, { location: { state: 'disabled' } });
    expect((await ask(practice, '2026-10-21', '2026-10-21')).errors?.[0]?.extensions?.['code']).toBe(
      'invalid_location',
    );
    expect((await hold(scheduling, practice, '2026-10-21T10:00:00-04:00')).errors[0]?.code).toBe('invalid_location');
  });
});

describe('across a change of clocks', () => {
  it('keeps opening hours in New York while a client in London sees another difference', async () => {
    const practice = await publishPractice(scheduling);
    const before = await availability(practice, '2026-10-31', '2026-10-31', { timeZone: 'Europe/London' });
    const after = await availability(practice, '2026-11-01', '2026-11-01', { timeZone: 'Europe/London' });
    // Britain has gone back already: four hours on Saturday, five on Sunday.
    expect(before.days[0]!.slots[0]).toMatchObject({
      startsAt: '2026-10-31T13:00:00+00:00',
      practiceStartsAt: '2026-10-31T09:00:00-04:00',
    });
    expect(after.days[0]!.slots[0]).toMatchObject({
      startsAt: '2026-11-01T14:00:00+00:00',
      practiceStartsAt: '2026-11-01T09:00:00-05:00',
    });
  });

  it.each([
    ['2026-10-31T09:00:00-04:00', '2026-10-31T09:00'],
    ['2026-11-01T14:00:00Z', '2026-11-01T09:00'],
    ['2027-03-13T14:00:00Z', '2027-03-13T09:00'],
    ['2027-03-14T13:00:00Z', '2027-03-14T09:00'],
  ])('books %s as the wall time %s', async (startsAt, wallTime) => {
    const practice = await publishPractice(scheduling);
    const appointment = await bookAt(scheduling, practice, startsAt, { timeZone: 'Europe/London' });
    expect(appointment.startsAt.slice(0, 16)).toBe(wallTime);
    expect(appointment.formattedStartsAt).toMatch(/ at 9:00 AM New York time$/);
    expect(appointment.clientTimeZone).toBe('Europe/London');
    const sql = 'SELECT local_starts_at FROM appointments WHERE id = $1';
    expect(await scheduling.dataSource.query(sql, [appointment.id])).toEqual([{ local_starts_at: wallTime }]);
  });

  it('has Vancouver at UTC-7 after 1 November 2026', async () => {
    const practice = await publishPractice(scheduling, { location: { timeZone: 'America/Vancouver' } });
    const { days } = await availability(practice, '2026-11-02', '2026-11-02');
    expect(days[0]!.slots[0]!.startsAt).toBe('2026-11-02T09:00:00-07:00');
  });
});

describe('new rules of a zone', () => {
  it('keep the wall time, move the instant and publish it, also where two visits trade places', async () => {
    const practice = await publishPractice(scheduling);
    const first = await bookAt(scheduling, practice, '2026-10-21T10:00:00-04:00');
    const second = await bookAt(scheduling, practice, '2026-10-21T11:00:00-04:00');
    const kept = await bookAt(scheduling, practice, '2026-10-21T14:00:00-04:00');
    // As if both had been booked under rules that had New York an hour further west.
    for (const { id } of [second, first]) {
      await scheduling.dataSource.query(
        `UPDATE occupancies SET starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour',
           during = tstzrange(starts_at + interval '1 hour', ends_at + interval '1 hour') WHERE id = $1`,
        [id],
      );
      await scheduling.dataSource.query(
        `UPDATE appointments SET starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' WHERE id = $1`,
        [id],
      );
    }
    const rules = scheduling.app.get(ZoneRulesService, { strict: false });
    expect(await rules.recomputeInstants()).toBe(2);
    expect(await rules.recomputeInstants()).toBe(0);

    const rows = await scheduling.dataSource.query(
      `SELECT id, starts_at, overlap_allowed FROM occupancies WHERE practice_id = $1 ORDER BY starts_at`,
      [practice.practiceId],
    );
    expect(rows).toEqual([
      { id: first.id, starts_at: new Date('2026-10-21T14:00:00Z'), overlap_allowed: false },
      { id: second.id, starts_at: new Date('2026-10-21T15:00:00Z'), overlap_allowed: false },
      { id: kept.id, starts_at: new Date('2026-10-21T18:00:00Z'), overlap_allowed: false },
    ]);
    const moved = await scheduling.emitted(AppointmentRescheduledSchema);
    expect(moved.map(({ appointment }) => appointment!.appointmentId).sort()).toEqual([first.id, second.id].sort());
  });

  it('let two visits overlap that now meet, and keep their time taken', async () => {
    const practice = await publishPractice(scheduling);
    const moving = await bookAt(scheduling, practice, '2026-10-21T10:00:00-04:00');
    await scheduling.dataSource.query(`UPDATE appointments SET local_starts_at = '2026-10-21T11:30' WHERE id = $1`, [
      moving.id,
    ]);
    await bookAt(scheduling, practice, '2026-10-21T11:00:00-04:00');
    expect(await scheduling.app.get(ZoneRulesService, { strict: false }).recomputeInstants()).toBe(1);

    expect(startsOf(await availability(practice, '2026-10-21', '2026-10-21')).slice(0, 4)).toEqual([
      '2026-10-21T09:00:00-04:00',
      '2026-10-21T09:30:00-04:00',
      '2026-10-21T10:00:00-04:00',
      '2026-10-21T12:30:00-04:00',
    ]);
  });
});

describe('the projection of the catalog', () => {
  it('keeps the newest of what comes late, twice or out of order', async () => {
    const practice = await publishPractice(scheduling);
    const { practiceId, locationId, serviceId, owner } = practice;
    const to = { aggregateId: practiceId };
    const settings = (version: number, startTimeIncrementMinutes: number) =>
      practiceMessage(practice, owner.userId!, { practice: { version }, booking: { startTimeIncrementMinutes } });
    await scheduling.publish(PracticeSavedSchema, { practice: settings(3, 240) }, to);
    await scheduling.publish(PracticeSavedSchema, { practice: settings(2, 15) }, to);
    expect(startsOf(await availability(practice, '2026-10-21', '2026-10-21'))).toHaveLength(2);

    const gone = { serviceId, practiceId, kind: 'service', deleted: true, version: 5 };
    await scheduling.publish(ServiceSavedSchema, { service: gone }, to);
    const back = { ...gone, deleted: false, public: true, locationIds: [locationId], version: 4 };
    await scheduling.publish(ServiceSavedSchema, { service: back }, to);
    expect((await ask(practice, '2026-10-21', '2026-10-21')).errors![0]!.extensions.code).toBe('invalid_service');
  });

  it('does not bring a deleted place back, even one that it never knew', async () => {
    const practice = await publishPractice(scheduling);
    const locationId = newId();
    const to = { aggregateId: practice.practiceId };
    await scheduling.publish(LocationDeletedSchema, { practiceId: practice.practiceId, locationId }, to);
    const location = { locationId, practiceId: practice.practiceId, state: 'active', version: 9 };
    await scheduling.publish(LocationSavedSchema, { location }, to);
    const { errors } = await ask(practice, '2026-10-21', '2026-10-21', { locationId });
    expect(errors![0]!.extensions.code).toBe('invalid_location');
  });

  it('is fetched once where a practice has none yet, and an unknown one is not asked for again', async () => {
    const published = await publishPractice(scheduling);
    const [practiceId, locationId, serviceId] = [newId(), newId(), newId()];
    const ids = { ...published, practiceId, locationId, serviceId };
    const asked: string[] = [];
    const { broker } = scheduling.app.get<Runtime>(RUNTIME, { strict: false });
    const connection = await broker.connection();
    const subscription = connection.subscribe(requestSubject(broker, GetPracticeSnapshotRequestSchema.typeName), {
      callback: (_error, message) => {
        const request = fromBinary(GetPracticeSnapshotRequestSchema, message.data);
        asked.push(request.practiceId);
        const answer =
          request.practiceId === practiceId
            ? {
                practice: practiceMessage(ids, newId(), {}),
                locations: [locationMessage(ids, {})],
                services: [serviceMessage(ids, {})],
              }
            : {};
        message.respond(toBinary(GetPracticeSnapshotResponseSchema, create(GetPracticeSnapshotResponseSchema, answer)));
      },
    });
    try {
      const [first, second] = await Promise.all([
        hold(scheduling, ids, NOON_THERE),
        ask(ids, '2026-10-21', '2026-10-21'),
      ]);
      expect([first.errors, second.errors]).toEqual([[], undefined]);
      const unknown = { ...ids, practiceId: newId() };
      for (let time = 0; time < 3; time += 1) {
        expect((await hold(scheduling, unknown, NOON_THERE)).errors[0]!.code).toBe('not_found');
      }
      expect(asked).toEqual([practiceId, unknown.practiceId]);
    } finally {
      subscription.unsubscribe();
    }
  });
});
