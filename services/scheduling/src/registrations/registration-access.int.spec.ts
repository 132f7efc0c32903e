import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { RegistrationBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { GUEST } from '../testing/test-bookings.js';
import { lookUpRegistration, placeIn, scheduleEvent } from '../testing/test-events.js';
import { newEvent } from '../testing/test-registrations.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';

/** More calls than one address may guess … */
const RUSH = 1_240;
/** … so many at once, since what waits too long for the database is refused. */
const AT_ONCE = 40;

async function rush<T>(call: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  while (answers.length < RUSH) answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, call))));
  return answers;
}

let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock(OCTOBER_NOON) });
});
afterAll(() => scheduling?.stop());

describe('what belongs to a registration', () => {
  it('is a calendar file, whole days as dates', async () => {
    const { event } = await newEvent(scheduling, { amountCents: 0, type: { duration: 2, durationUnit: 'day' } });
    const place = await placeIn(scheduling, event.id);
    const headers = { authorization: `Bearer ${await scheduling.tokenOf()}` };
    const response = await fetch(`${scheduling.url}${place.calendarFileUrl}`, { headers });
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    const text = (await response.text()).replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;VALUE=DATE:20261022\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20261024\r\n');
    expect(text).toContain('SUMMARY:Sound bath with Quiet Hands\r\n');
    expect(text).toContain(`/manage_event_registrations/${place.token}`);
    expect((await fetch(`${scheduling.url}/calendar-files/events/unknown.ics`, { headers })).status).toBe(404);
  });

  it('is links to other calendars', async () => {
    const { event } = await newEvent(scheduling, { amountCents: 0 });
    const { calendarLinks, calendarFileUrl } = await placeIn(scheduling, event.id);
    expect(calendarLinks.google).toContain('dates=20261022T220000Z%2F20261022T233000Z');
    expect(calendarLinks.outlook).toContain('startdt=2026-10-22T22%3A00%3A00Z');
    expect(calendarLinks.apple).toBe(calendarFileUrl);
  });

  it('is the practice’s to see by its contact, and follows a contact that is merged', async () => {
    const { event, practice } = await newEvent(scheduling, { amountCents: 0 });
    const place = await placeIn(scheduling, event.id, { client: GUEST });
    const [published] = (await scheduling.emitted(RegistrationBookedSchema)).slice(-1);
    const fromClientId = published!.registration!.attendee!.clientId;
    // Of the same contact at another event, and of another contact at the same.
    const next = await scheduleEvent(scheduling, practice, inOctober('18:00', '2026-10-23'), { amountCents: 0 });
    const nextPlace = await placeIn(scheduling, next.id, { client: GUEST });
    await placeIn(scheduling, event.id);
    const intoClientId = newId();
    const { practiceId } = practice;
    const merged = { practiceId, fromClientId, intoClientId };
    await scheduling.publish(ClientMergedSchema, merged, { aggregateId: intoClientId });
    const query = `query ($event: ID!, $client: ID!) { bookableEventRegistration(bookableEventId: $event, clientId: $client) { id } }`;
    const ask = async (client: string, actor: object, eventId = event.id) =>
      (await scheduling.graphql(query, { event: eventId, client }, actor)).data?.bookableEventRegistration;
    expect(await ask(intoClientId, practice.owner)).toEqual({ id: place.id });
    expect(await ask(intoClientId, practice.owner, next.id)).toEqual({ id: nextPlace.id });
    expect(await ask(intoClientId, practice.owner, newId())).toBeNull();
    expect(await ask(fromClientId, practice.owner)).toBeNull();
    expect(await ask(intoClientId, { ...practice.owner, practiceId: newId() })).toBeNull();
    expect(await ask(intoClientId, {})).toBeNull();
  });

  it('is nothing to who has no token, also as an entity', async () => {
    const { event } = await newEvent(scheduling, { amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    const entity = async (token: string) => {
      const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on BookableEventRegistration { clientName } } }`;
      const keys = [{ __typename: 'BookableEventRegistration', id: place.id, token }];
      return (await scheduling.graphql(query, { keys })).data._entities[0];
    };
    expect(await entity(place.token)).toEqual({ clientName: 'Grace Hopper' });
    expect(await entity('wrong')).toBeNull();
    expect(await lookUpRegistration(scheduling, '')).toBeNull();
  });

  it('is guessed at only so often from one address', async () => {
    const actor = { ip: '198.51.100.77' };
    const guess = () =>
      lookUpRegistration(scheduling, newId(), actor).then(
        () => 'answered',
        (error: Error) => (/Too many attempts/.test(error.message) ? 'limited' : error.message),
      );
    expect(new Set(await rush(guess))).toEqual(new Set(['answered', 'limited']));
  });

  it('is looked at as often as people like who share an address', async () => {
    const { event } = await newEvent(scheduling, { amountCents: 0 });
    const { id, token } = await placeIn(scheduling, event.id);
    const looks = await rush(() => lookUpRegistration(scheduling, token, { ip: '198.51.100.78' }));
    expect(new Set(looks.map((found) => found?.id))).toEqual(new Set([id]));
  });
});
