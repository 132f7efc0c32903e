import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { PersonalEvent } from '../generated/graphql.js';
import { service } from '../service.js';
import { addPersonalEvent, listPersonalEvents } from '../testing/test-personal-events.js';
import { publishPractice, type TestPractice } from '../testing/test-practice.js';
import { OCTOBER_NOON } from '../testing/test-times.js';

let scheduling: TestService;
let practice: TestPractice;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock(OCTOBER_NOON) });
});
afterAll(() => scheduling?.stop());
beforeEach(async () => {
  practice = await publishPractice(scheduling);
});

const add = async (name: string, startsAt: string, endsAt: string, allDay = false): Promise<string> => {
  const event = { name, startsAt, endsAt, allDay, allowOverlap: true };
  return (await addPersonalEvent(scheduling, practice.owner, event)).id;
};

describe('personal events', () => {
  it('are shown in the zone of the practitioner, also over the night in which clocks change', async () => {
    // Sunday, 14 March 2027 has 23 hours in New York.
    const id = await add('A day off', '2027-03-14T05:00:00Z', '2027-03-14T05:00:00Z', true);
    const shown = await listPersonalEvents(scheduling, practice.owner, '2027-03-01T00:00:00Z', '2027-04-01T00:00:00Z');
    expect(shown).toEqual([
      {
        ...{ id, name: 'A day off', allDay: true, timeZone: 'America/New_York', version: 1 },
        ...{ startsAt: '2027-03-14T00:00:00-05:00', endsAt: '2027-03-15T00:00:00-04:00' },
      },
    ]);
  });

  it('are those that touch the range, soonest first; what only borders on it does not', async () => {
    const at = (hour: number) => `2027-01-06T${String(hour).padStart(2, '0')}:00:00Z`;
    await add('ends as it starts', at(8), at(10));
    const into = await add('reaches in', at(9), at(11));
    const inside = await add('inside', at(12), at(13));
    const over = await add('reaches out', at(15), at(17));
    await add('starts as it ends', at(16), at(18));
    const away = await add('a year away', '2026-02-01T12:00:00Z', '2027-01-31T12:00:00Z', true);
    const found = (await listPersonalEvents(scheduling, practice.owner, at(10), at(16))) as PersonalEvent[];
    expect(found.map(({ id }) => id)).toEqual([away, into, inside, over]);
  });

  it('are visible to their practice only', async () => {
    await add('Dentist', '2026-11-06T10:00:00Z', '2026-11-06T11:00:00Z');
    expect(await listPersonalEvents(scheduling, practice.owner)).toHaveLength(1);
    const other = { kind: 'pro', userId: newId(), practiceId: newId() } as const;
    expect(await listPersonalEvents(scheduling, other)).toEqual([]);
    expect(await listPersonalEvents(scheduling, { kind: 'client', userId: newId() })).toBe('forbidden');
    expect(await listPersonalEvents(scheduling, { kind: 'anonymous' })).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['2027-02-01T00:00:00Z', '2027-02-01T00:00:00Z'],
    ['2027-01-01T00:00:00Z', '2027-04-12T00:00:00Z'],
    ['2027-02-02T00:00:00Z', '2027-02-01T00:00:00Z'],
  ])('are not listed from %s to %s', async (from, to) => {
    expect(await listPersonalEvents(scheduling, practice.owner, from, to)).toBe('invalid_range');
  });
});
