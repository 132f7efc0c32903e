import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { service } from '../service.js';
import { hold } from '../testing/test-bookings.js';
import { publishPractice } from '../testing/test-practice.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';

let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock(OCTOBER_NOON) });
});
afterAll(() => scheduling?.stop());

const QUERY = `query ($from: DateTime!, $to: DateTime!) { calendarEvents(from: $from, to: $to) { id startsAt endsAt } }`;
async function list(actor: Partial<Actor>, from: string, to: string) {
  const { data, errors } = await scheduling.graphql(QUERY, { from, to }, actor);
  return errors ? errors[0]!.extensions.code : data['calendarEvents'];
}

describe('what other calendars hold', () => {
  it('is listed where it touches the range, to its practice alone, and cannot be booked', async () => {
    const { practiceId, owner, ...rest } = await publishPractice(scheduling);
    const [from, to] = [inOctober('10:00'), inOctober('14:00')];
    expect(await list(owner, from, to)).toEqual([]);
    const occupancies = scheduling.app.get(OccupanciesRepository, { strict: false });
    const add = async (startsAt: string, endsAt: string) => {
      const [id, times] = [newId(), { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }];
      const external = { id, practiceId, kind: 'external' as const, ...times, bufferMinutes: 0, expiresAt: null };
      await scheduling.dataSource.transaction((tx) => occupancies.takeAnyway(tx, external));
      return { id, startsAt: times.startsAt.toISOString(), endsAt: times.endsAt.toISOString() };
    };
    await add(inOctober('09:00'), from);
    const inside = await add(inOctober('12:00'), inOctober('13:00'));
    const over = await add(inOctober('13:30'), inOctober('15:00'));
    await add(to, inOctober('16:00'));
    expect(await list(owner, from, to)).toEqual([inside, over]);
    expect(await list({ kind: 'pro', userId: newId(), practiceId: newId() }, from, to)).toEqual([]);
    expect(await list({ kind: 'client', userId: newId() }, from, to)).toBe('forbidden');
    const practice = { practiceId, owner, ...rest };
    expect((await hold(scheduling, practice, inOctober('12:00'))).errors[0]?.code).toBe('slot_taken');
  });

  it('is asked for 100 days at most', async () => {
    const { owner } = await publishPractice(scheduling);
    expect(await list(owner, '2027-01-01T00:00:00Z', '2027-04-12T00:00:00Z')).toBe('invalid_range');
  });
});
