import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RegistrationBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { BookableEventRegistration } from '../generated/graphql.js';
import { service } from '../service.js';
import { lookUpRegistration, placeIn, REGISTRATION } from '../testing/test-events.js';
import type { TestPractice } from '../testing/test-practice.js';
import { giveUp, newEvent } from '../testing/test-registrations.js';
import { OCTOBER_NOON } from '../testing/test-times.js';

const stranger: Partial<Actor> = { kind: 'client', userId: newId() };
const otherPro: Partial<Actor> = { kind: 'pro', userId: newId(), practiceId: newId() };
let scheduling: TestService;
let practice: TestPractice;
/** As its client got it. */
let place: BookableEventRegistration;
/** As the practice sees it. */
let seen: BookableEventRegistration;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock(OCTOBER_NOON) });
  const made = await newEvent(scheduling, { amountCents: 0 });
  practice = made.practice;
  place = await placeIn(scheduling, made.event.id);
  const clientId = (await bookedSnapshot()).attendee!.clientId;
  const query = `query ($event: ID!, $client: ID!) {
    bookableEventRegistration(bookableEventId: $event, clientId: $client) { ...WholeRegistration }
  } ${REGISTRATION}`;
  const variables = { event: made.event.id, client: clientId };
  seen = (await scheduling.graphql(query, variables, practice.owner)).data['bookableEventRegistration'];
});
afterAll(() => scheduling?.stop());

async function bookedSnapshot() {
  const events = await scheduling.emitted(RegistrationBookedSchema);
  return events.find(({ registration }) => registration!.registrationId === place.id)!.registration!;
}

async function entity(token: string, actor?: Partial<Actor>) {
  const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) {
    ... on BookableEventRegistration { id token calendarFileUrl calendarLinks { google outlook apple } } } }`;
  const keys = [{ __typename: 'BookableEventRegistration', id: place.id, token }];
  return (await scheduling.graphql(query, { keys }, actor)).data['_entities'][0];
}

async function calendarFile(token: string, actor?: Partial<Actor>) {
  const headers = { authorization: `Bearer ${await scheduling.tokenOf(actor)}` };
  const response = await fetch(`${scheduling.url}/calendar-files/events/${token}.ics`, { headers });
  return { status: response.status, text: (await response.text()).replaceAll('\r\n ', '') };
}

describe('the practice’s token of a registration', () => {
  it('stands in for the client’s in everything that the practice can read', async () => {
    expect(seen.token).toMatch(/^[\w-]{32}$/);
    expect(seen.token).not.toBe(place.token);
    expect((await bookedSnapshot()).practiceToken).toBe(seen.token);
    expect(seen.canCancel).toBe(false);
    const byLink = await entity(place.token, practice.owner);
    const file = await calendarFile(place.token, practice.owner);
    for (const text of [JSON.stringify(seen), JSON.stringify(byLink), file.text]) {
      expect(text).not.toContain(place.token);
    }
    expect(byLink.token).toBe(seen.token);
    expect(file.text).toContain(`/portal/calendar?groupEventId=${place.event.id}`);
  });

  it('opens the registration in a session of that practice', async () => {
    expect((await lookUpRegistration(scheduling, seen.token, practice.owner))?.id).toBe(place.id);
    expect(await entity(seen.token, practice.owner)).toMatchObject({ id: place.id });
    expect((await calendarFile(seen.token, practice.owner)).status).toBe(200);
  });

  it.each<[string, Partial<Actor> | undefined]>([
    ['without a session', undefined],
    ['in a client’s session', stranger],
    ['in another practice’s session', otherPro],
  ])('answers as an unknown one does %s', async (_where, actor) => {
    expect(await lookUpRegistration(scheduling, seen.token, actor)).toBeNull();
    expect(await entity(seen.token, actor)).toBeNull();
    expect(await calendarFile(seen.token, actor)).toEqual(await calendarFile('x'.repeat(32), actor));
  });

  it('does not cancel the registration in any session', async () => {
    const query = `mutation ($token: String!) { cancelRegistration(token: $token) { result errors { code message } } }`;
    for (const actor of [undefined, practice.owner, stranger]) {
      const [mine, unknown] = await Promise.all(
        [seen.token, 'x'.repeat(32)].map((token) => scheduling.graphql(query, { token }, actor)),
      );
      expect(mine!.data).toEqual(unknown!.data);
      expect(mine!.data['cancelRegistration'].errors[0].code).toBe('not_found');
    }
    const authorization = `Bearer ${await scheduling.tokenOf(practice.owner)}`;
    expect((await giveUp(scheduling, seen.token)).status).toBe(404);
    expect((await giveUp(scheduling, seen.token, { authorization })).status).toBe(404);
    expect((await giveUp(scheduling, place.token, { authorization })).status).toBe(404);
    expect((await lookUpRegistration(scheduling, place.token))!.state).toBe('booked');
  });
});
