import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt, GUEST } from '../testing/test-bookings.js';
import { decide } from '../testing/test-decisions.js';
import { locationSaver } from '../testing/test-places.js';
import { POLICY, publishPractice, type PracticeWishes, type TestPractice } from '../testing/test-practice.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const newPractice = (wishes: PracticeWishes = {}) => publishPractice(scheduling, { booking: POLICY, ...wishes });

describe('the counts of a location', () => {
  const QUERY = `query ($keys: [_Any!]!) {
    _entities(representations: $keys) { ... on Location { upcomingVisitsCount upcomingRegistrationsCount } }
  }`;
  const countsOf = async (actor: TestPractice['owner'] | undefined, ...ids: string[]) => {
    const keys = ids.map((id) => ({ __typename: 'Location', id }));
    const { data, errors } = await scheduling.graphql(QUERY, { keys }, actor);
    expect(errors).toBeUndefined();
    return (data['_entities'] as { upcomingVisitsCount: number; upcomingRegistrationsCount: number }[]).map(
      ({ upcomingVisitsCount, upcomingRegistrationsCount }) => [upcomingVisitsCount, upcomingRegistrationsCount],
    );
  };

  it('are the visits that would follow, and visible to its practice only', async () => {
    const practice = await newPractice();
    const second = { ...practice, locationId: newId() };
    await locationSaver(scheduling, clock, second, {}, 0)({ name: 'Annex' });
    await bookAt(scheduling, practice, at('10:00'));
    await bookAt(scheduling, practice, at('14:00'), { client: { ...GUEST, email: 'guest-14@example.com' } });
    const { id, instantActionToken: token } = await bookAt(scheduling, practice, at('16:00'), {
      client: { ...GUEST, email: 'guest-16@example.com' },
    });
    await decide(scheduling, 'cancelAppointmentNoUser', { id, token });
    const { locationId } = practice;
    expect(await countsOf(practice.owner, locationId, second.locationId)).toEqual([
      [2, 0],
      [0, 0],
    ]);
    clock.set(at('10:00'));
    expect(await countsOf(practice.owner, locationId)).toEqual([[1, 0]]);
    const stranger = (await newPractice()).owner;
    const hidden = [[null, null]];
    expect(await countsOf(stranger, locationId)).toEqual(hidden);
    expect(await countsOf(undefined, locationId)).toEqual(hidden);
    expect(await countsOf({ kind: 'client', userId: newId() }, locationId)).toEqual(hidden);
  });

  it('are zero for visits at the home of the client', async () => {
    const practice = await newPractice({ location: { kind: 'home', hideAddress: true } });
    await bookAt(scheduling, practice, at('10:00'));
    expect(await countsOf(practice.owner, practice.locationId)).toEqual([[0, 0]]);
  });
});
