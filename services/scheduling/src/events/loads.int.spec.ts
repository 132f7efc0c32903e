import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { everyField } from '@yarrow/kit/testing/every-field';
import { endOwnWork, queriesDuring } from '@yarrow/kit/testing/queries-during';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt } from '../testing/test-bookings.js';
import { lookUpRegistration, placeIn, scheduleEvent } from '../testing/test-events.js';
import { publishPractice } from '../testing/test-practice.js';

interface Key {
  readonly __typename: string;
  readonly id: string;
}

let scheduling: TestService;
const keys: Record<string, Key[]> = {};
let registrationToken: string;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock('2027-01-04T12:00:00Z') });
  const add = (key: Key) => void (keys[key.__typename] ??= []).push(key);
  for (const hour of [10, 12, 14]) {
    const practice = await publishPractice(scheduling);
    const visit = await bookAt(scheduling, practice, `2027-01-06T${hour}:00:00-05:00`);
    add({ __typename: 'Appointment', id: visit.id, instantActionToken: visit.instantActionToken } as Key);
    const event = await scheduleEvent(scheduling, practice, '2027-01-07T18:00:00-05:00');
    add({ __typename: 'BookableEvent', id: event.id });
    add({ __typename: 'BookableEventType', id: event.bookableEventTypeId });
    const place = await placeIn(scheduling, event.id);
    registrationToken = place.token;
    add({ __typename: 'BookableEventRegistration', id: place.id, token: place.token } as Key);
    add({ __typename: 'Practice', id: practice.practiceId });
    add({ __typename: 'ClientPackage', id: newId() });
  }
  await endOwnWork(scheduling);
});
afterAll(() => scheduling?.stop());

async function queriesFor(type: string, representations: readonly Key[]): Promise<string[]> {
  const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on ${type}
    ${await everyField(scheduling, type)} } }`;
  return queriesDuring(scheduling, async () => {
    const { errors } = await scheduling.graphql(query, { representations });
    expect(errors).toBeUndefined();
  });
}

describe('a request', () => {
  it.each([
    'Appointment',
    'BookableEvent',
    'BookableEventType',
    'BookableEventRegistration',
    'Practice',
    'ClientPackage',
  ])('reads three of %s with as many queries as one', async (type) => {
    const [one] = keys[type]!;
    const single = await queriesFor(type, [one!]);
    expect(await queriesFor(type, keys[type]!)).toHaveLength(single.length);
    expect(await queriesFor(type, [one!, one!, one!])).toHaveLength(single.length);
  });

  it('reads a registration, its event and its practice once each for all of their fields', async () => {
    const queries = await queriesDuring(scheduling, () => lookUpRegistration(scheduling, registrationToken));
    const tables = queries.map((query) => /\bFROM "?(\w+)/.exec(query)?.[1]);
    // The registration, its event, the places taken, the practice and how many events there are of the kind.
    expect(tables.sort()).toEqual([
      ...['bookable_events', 'bookable_events', 'location_projections', 'registrations', 'registrations'],
    ]);
  });
});
