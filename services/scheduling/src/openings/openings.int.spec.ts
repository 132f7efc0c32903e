import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LocationSavedSchema, PracticeSavedSchema, ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { OpeningsChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { decide } from '../testing/test-decisions.js';
import { move } from '../testing/test-moves.js';
import {
  type PracticeWishes,
  type TestPractice,
  locationMessage,
  practiceMessage,
  publishPractice,
  serviceMessage,
} from '../testing/test-practice.js';
import { OPENINGS_JOB } from './openings.job.js';
import { OpeningsService } from './openings.service.js';

/** 07:00 in New York. */
const NOW = '2027-01-04T12:00:00Z';
const at = (time: string, day = '04') => `2027-01-${day}T${time}:00-05:00`;
const AT_ONCE = { quietMs: 0, maxWaitMs: 0 };
const clock = new FixedClock(NOW);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
  // A job that ran by itself could compute what a test wants to see computed.
  await scheduling.app.get(JobsService).stop(OPENINGS_JOB);
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOW));

const refresh = () => scheduling.app.get(OpeningsService).refresh(AT_ONCE);

async function publishedFor({ practiceId }: TestPractice) {
  const published = await scheduling.emitted(OpeningsChangedSchema);
  return published.filter((event) => event.practiceId === practiceId);
}

async function firstOf(practice: TestPractice, date = '2027-01-04') {
  const { openings } = (await publishedFor(practice)).at(-1)!;
  const first = openings.find((opening) => opening.date === date);
  return first && new Date(Number(first.startsAt!.seconds) * 1_000).toISOString().slice(11, 16);
}

async function opened(wishes: PracticeWishes = {}) {
  const practice = await publishPractice(scheduling, { booking: { instantClientApproval: true }, ...wishes });
  await refresh();
  return practice;
}

describe('openings', () => {
  it('are published for a new practice, one for each part of 14 days', async () => {
    const practice = await opened();
    const [event, ...others] = await publishedFor(practice);
    expect(others).toEqual([]);
    expect(event!.openings).toHaveLength(28);
    expect(event!.openings[0]).toMatchObject({
      date: '2027-01-04',
      partOfDay: 'morning',
      locationKind: 'office',
      locationId: practice.locationId,
      serviceId: practice.serviceId,
      variationId: practice.serviceId,
      timeZone: 'America/New_York',
    });
    expect(await firstOf(practice)).toBe('14:00');
  });

  it('are not published again where nothing has changed', async () => {
    const practice = await opened();
    const renamed = practiceMessage(practice, practice.owner.userId!, {
      practice: { version: 2, name: 'Quieter Hands' },
      booking: { instantClientApproval: true },
    });
    await scheduling.publish(PracticeSavedSchema, { practice: renamed }, { aggregateId: practice.practiceId });
    await bookAt(scheduling, practice, at('11:00'));
    await refresh();
    expect(await publishedFor(practice)).toHaveLength(1);
  });

  it('follow a booking, its moving and its cancelling, with a rising version', async () => {
    const practice = await opened();
    const visit = await bookAt(scheduling, practice, at('09:00'));
    await refresh();
    expect(await firstOf(practice)).toBe('15:00');
    await move(scheduling, visit, at('10:00'));
    await refresh();
    expect(await firstOf(practice)).toBe('14:00');
    await move(scheduling, visit, at('09:00'));
    await refresh();
    const { id, instantActionToken: token } = visit;
    await decide(scheduling, 'cancelAppointmentNoUser', { id, token });
    await refresh();
    expect(await firstOf(practice)).toBe('14:00');
    const versions = (await publishedFor(practice)).map(({ version }) => version);
    expect(versions).toHaveLength(5);
    expect([...versions].sort()).toEqual(versions);
    expect(new Set(versions).size).toBe(5);
  });

  it('ignore slot holds', async () => {
    const practice = await opened();
    await hold(scheduling, practice, at('09:00'));
    const [{ count }] = await scheduling.dataSource.query(
      'SELECT count(*)::int FROM openings_due WHERE practice_id = $1',
      [practice.practiceId],
    );
    expect(count).toBe(0);
    await bookAt(scheduling, practice, at('15:00'));
    await refresh();
    expect(await firstOf(practice)).toBe('14:00');
  });

  it.each<[string, (practice: TestPractice) => Promise<unknown>, string | undefined]>([
    [
      'hours',
      (practice) => {
        const hours = [{ weekday: 1, blocks: [{ startsAt: '10:00', endsAt: '12:00' }] }];
        const location = { ...locationMessage(practice, { location: { version: 2 } }), hours };
        return scheduling.publish(LocationSavedSchema, { location }, { aggregateId: practice.practiceId });
      },
      '15:00',
    ],
    [
      'lead time',
      (practice) => {
        const changed = practiceMessage(practice, practice.owner.userId!, {
          practice: { version: 2 },
          booking: { leadTimeMinutes: 300 },
        });
        return scheduling.publish(PracticeSavedSchema, { practice: changed }, { aggregateId: practice.practiceId });
      },
      '17:00',
    ],
    [
      'service, taken off the list',
      (practice) => {
        const changed = serviceMessage(practice, { service: { version: 2, deleted: true } });
        return scheduling.publish(ServiceSavedSchema, { service: changed }, { aggregateId: practice.practiceId });
      },
      undefined,
    ],
  ])('follow a change of the %s', async (_what, change, first) => {
    const practice = await opened();
    await change(practice);
    await refresh();
    expect(await firstOf(practice)).toBe(first);
  });

  it('are empty once a practice is no longer public', async () => {
    const practice = await opened();
    const hidden = practiceMessage(practice, practice.owner.userId!, { practice: { version: 2, published: false } });
    await scheduling.publish(PracticeSavedSchema, { practice: hidden }, { aggregateId: practice.practiceId });
    await refresh();
    expect((await publishedFor(practice)).at(-1)!.openings).toEqual([]);
  });

  it('follow the clock: a start that has passed and the start of a new day', async () => {
    const practice = await opened();
    clock.set('2027-01-04T14:00:00Z');
    await refresh();
    expect(await publishedFor(practice)).toHaveLength(1);
    clock.set('2027-01-04T14:00:01Z');
    await refresh();
    expect(await firstOf(practice)).toBe('14:30');
    clock.set('2027-01-05T05:00:00Z');
    await refresh();
    const { openings } = (await publishedFor(practice)).at(-1)!;
    expect([openings[0]!.date, openings.at(-1)!.date]).toEqual(['2027-01-05', '2027-01-18']);
  });

  it('wait until a practice has come to rest, but not for ever', async () => {
    const practice = await publishPractice(scheduling);
    const openings = scheduling.app.get(OpeningsService);
    await openings.refresh({ quietMs: 60_000, maxWaitMs: 60_000 });
    expect(await publishedFor(practice)).toEqual([]);
    await openings.refresh({ quietMs: 60_000, maxWaitMs: 0 });
    expect(await publishedFor(practice)).toHaveLength(1);
  });

  it('of 300 practices are computed with a handful of queries for each batch', async () => {
    await refresh();
    const practice = await opened();
    await scheduling.dataSource.query(
      `INSERT INTO practice_projections
       SELECT id, 1, jsonb_set(data, '{practiceId}', to_jsonb(id::text))
       FROM practice_projections, LATERAL (SELECT gen_random_uuid() AS id FROM generate_series(1, 300)) another
       WHERE practice_id = $1`,
      [practice.practiceId],
    );
    const queries: string[] = [];
    const { logger } = scheduling.dataSource;
    const watched = Object.assign(Object.create(logger), { logQuery: (query: string) => queries.push(query) });
    scheduling.dataSource.logger = watched;
    expect(await refresh()).toBe(300);
    scheduling.dataSource.logger = logger;
    expect(queries.length).toBeLessThan(40);
  });

  it('are published once when two processes compute them at the same time', async () => {
    const practice = await publishPractice(scheduling);
    await Promise.all([refresh(), refresh(), refresh()]);
    expect(await publishedFor(practice)).toHaveLength(1);
  });
});
