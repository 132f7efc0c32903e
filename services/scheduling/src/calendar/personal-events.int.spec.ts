import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { PersonalEvent } from './personal-event.entity.js';

const FIELDS = 'id name startsAt endsAt allDay timeZone';
const zone = 'America/New_York';
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service);
}, 60_000);
afterAll(() => scheduling?.stop());

const proOf = (practiceId: string): Partial<Actor> => ({ kind: 'pro', userId: newId(), practiceId });

async function add(practiceId: string, name: string, startsAt: string, endsAt: string, allDay = false) {
  const event = { id: newId(), practiceId, name, allDay, timeZone: zone };
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  await scheduling.dataSource.manager.insert(PersonalEvent, { ...event, ...times });
  return event.id;
}

async function list(actor: Partial<Actor> | undefined, from: string, to: string) {
  const query = `query ($from: DateTime!, $to: DateTime!) { personalEvents(from: $from, to: $to) { ${FIELDS} } }`;
  const { data, errors } = await scheduling.graphql(query, { from, to }, actor);
  return errors ? errors[0]!.extensions.code : data['personalEvents'];
}

describe('personal events', () => {
  it('are shown in the zone of the practitioner, also over the night in which clocks change', async () => {
    const practiceId = newId();
    // Sunday, 14 March 2027 has 23 hours in New York.
    const id = await add(practiceId, 'A day off', '2027-03-14T05:00:00Z', '2027-03-15T04:00:00Z', true);
    expect(await list(proOf(practiceId), '2027-03-01T00:00:00Z', '2027-04-01T00:00:00Z')).toEqual([
      {
        ...{ id, name: 'A day off', allDay: true, timeZone: zone },
        ...{ startsAt: '2027-03-14T00:00:00-05:00', endsAt: '2027-03-15T00:00:00-04:00' },
      },
    ]);
  });

  it('are those that touch the range, soonest first; what only borders on it does not', async () => {
    const practiceId = newId();
    const at = (hour: number) => `2027-01-06T${String(hour).padStart(2, '0')}:00:00Z`;
    await add(practiceId, 'ends as it starts', at(8), at(10));
    const into = await add(practiceId, 'reaches in', at(9), at(11));
    const inside = await add(practiceId, 'inside', at(12), at(13));
    const over = await add(practiceId, 'reaches out', at(15), at(17));
    await add(practiceId, 'starts as it ends', at(16), at(18));
    const found = await list(proOf(practiceId), at(10), at(16));
    expect(found.map(({ id }: { id: string }) => id)).toEqual([into, inside, over]);
  });

  it('are nobody else’s to see', async () => {
    const practiceId = newId();
    await add(practiceId, 'Dentist', '2027-01-06T10:00:00Z', '2027-01-06T11:00:00Z');
    const range = ['2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z'] as const;
    expect(await list(proOf(newId()), ...range)).toEqual([]);
    expect(await list({ kind: 'client', userId: newId() }, ...range)).toBe('forbidden');
    expect(await list({ kind: 'anonymous' }, ...range)).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['2027-02-01T00:00:00Z', '2027-02-01T00:00:00Z'],
    ['2027-01-01T00:00:00Z', '2027-04-12T00:00:00Z'],
    ['2027-02-02T00:00:00Z', '2027-02-01T00:00:00Z'],
  ])('are not listed from %s to %s', async (from, to) => {
    expect(await list(proOf(newId()), from, to)).toBe('invalid_range');
  });
});
