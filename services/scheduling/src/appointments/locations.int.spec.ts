import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt } from '../testing/test-bookings.js';
import { decide } from '../testing/test-decisions.js';
import { placeIn, scheduleEvent } from '../testing/test-events.js';
import { type PracticeWishes, type TestPractice, publishPractice } from '../testing/test-practice.js';

const FIELDS = 'singleLine virtualLink virtualInstructions';
const VIRTUAL = { kind: 'virtual', virtualLink: 'https://meet.example.com/quiet', virtualInstructions: 'Be early.' };
const visitor: Actor = { kind: 'anonymous', ip: '203.0.113.1' };
const stranger: Actor = { kind: 'pro', userId: newId(), practiceId: newId(), ip: '203.0.113.2' };
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock('2027-01-04T12:00:00Z') });
});
afterAll(() => scheduling?.stop());

async function booked(location: PracticeWishes['location']) {
  const practice = await publishPractice(scheduling, { location });
  return { practice, visit: await bookAt(scheduling, practice, '2027-01-06T10:00:00-05:00') };
}

/** As the gateway asks for the places that a practice shows. */
async function shownTo(actor: Partial<Actor>, id: string) {
  const query = `query ($key: _Any!) { _entities(representations: [$key]) { ... on Location { ${FIELDS} } } }`;
  const { data, errors } = await scheduling.graphql(query, { key: { __typename: 'Location', id } }, actor);
  expect(errors).toBeUndefined();
  return data['_entities'][0];
}

async function throughVisit(token: string) {
  const query = `query ($token: String!) { tokenAppointment(instantActionToken: $token) { location { ${FIELDS} } } }`;
  const { data } = await scheduling.graphql(query, { token });
  return data['tokenAppointment'].location;
}

const accept = (id: string, { owner }: TestPractice) => decide(scheduling, 'acceptAppointment', { id }, owner);

describe('how a place is reached', () => {
  it('online comes with the visit once it is accepted, and is for the practice otherwise', async () => {
    const { practice, visit } = await booked(VIRTUAL);
    const nothing = { virtualLink: null, virtualInstructions: null };
    const all = { virtualLink: VIRTUAL.virtualLink, virtualInstructions: VIRTUAL.virtualInstructions };
    expect(await throughVisit(visit.instantActionToken)).toMatchObject(nothing);
    await accept(visit.id, practice);
    expect(await throughVisit(visit.instantActionToken)).toMatchObject(all);
    expect(await shownTo(visitor, practice.locationId)).toMatchObject(nothing);
    expect(await shownTo(stranger, practice.locationId)).toMatchObject(nothing);
    expect(await shownTo(practice.owner, practice.locationId)).toMatchObject(all);
  });

  it('by a hidden address comes with the visit once it is accepted, and is for the practice otherwise', async () => {
    const { practice, visit } = await booked({ hideAddress: true });
    const line = async () => (await throughVisit(visit.instantActionToken)).singleLine;
    expect(await line()).toBe('New York, NY');
    await accept(visit.id, practice);
    expect(await line()).toContain('12 Mercer St');
    expect((await shownTo(visitor, practice.locationId)).singleLine).toBe('New York, NY');
    expect((await shownTo(stranger, practice.locationId)).singleLine).toBe('New York, NY');
    expect((await shownTo(practice.owner, practice.locationId)).singleLine).toContain('12 Mercer St');
  });

  it('by an address that everybody knows is for everybody', async () => {
    const { practice } = await booked({});
    expect((await shownTo(visitor, practice.locationId)).singleLine).toContain('12 Mercer St');
  });

  it('never shows the home address of a practitioner who visits clients', async () => {
    const { practice, visit } = await booked({ kind: 'home', hideAddress: true });
    await accept(visit.id, practice);
    expect((await throughVisit(visit.instantActionToken)).singleLine).toBe('New York, NY');
    expect((await shownTo(practice.owner, practice.locationId)).singleLine).toBe('New York, NY');
  });

  it('in a group event is for those who have a place in it', async () => {
    const practice = await publishPractice(scheduling, { location: { hideAddress: true } });
    const event = await scheduleEvent(scheduling, practice, '2027-01-06T18:00:00-05:00');
    const { token } = await placeIn(scheduling, event.id);
    const query = `query ($token: String!, $id: ID!) {
      tokenRegistration(token: $token) { event { location { singleLine } } }
      bookableEvent(id: $id) { location { singleLine } }
    }`;
    const { data } = await scheduling.graphql(query, { token, id: event.id });
    expect(data['tokenRegistration'].event.location.singleLine).toContain('12 Mercer St');
    expect(data['bookableEvent'].location.singleLine).toBe('New York, NY');
  });

  it('is unknown for a place that was never published', async () => {
    const unknown = { singleLine: null, virtualLink: null, virtualInstructions: null };
    expect(await shownTo(visitor, newId())).toEqual(unknown);
    expect(await shownTo(visitor, 'no id')).toEqual(unknown);
  });
});
