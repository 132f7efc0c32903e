import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BookableEventSavedSchema, RegistrationChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { BookableEvent } from '../generated/graphql.js';
import { service } from '../service.js';
import { LINK } from '../testing/test-answers.js';
import { deleteEvent, lookUpEvent, lookUpRegistration, placeIn, scheduleEvent } from '../testing/test-events.js';
import { locationSaver, NEW_ADDRESS } from '../testing/test-places.js';
import { publishPractice, type PracticeWishes } from '../testing/test-practice.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';

const OLD_ADDRESS = '12 Mercer St, New York, NY 10013';

const clock = new FixedClock(OCTOBER_NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(OCTOBER_NOON));

async function eventWith(wishes: PracticeWishes = {}, type: object = {}) {
  const practice = await publishPractice(scheduling, wishes);
  const event = await scheduleEvent(scheduling, practice, inOctober('18:00'), { type });
  const place = await placeIn(scheduling, event.id);
  return { practice, event, place, save: locationSaver(scheduling, clock, practice, wishes.location) };
}

const savesOf = async ({ id }: Pick<BookableEvent, 'id'>) =>
  (await scheduling.emitted(BookableEventSavedSchema)).filter(({ event }) => event!.eventId === id);
const changesOf = async ({ id }: Pick<BookableEvent, 'id'>) =>
  (await scheduling.emitted(RegistrationChangedSchema)).filter(
    ({ registration }) => registration!.event!.eventId === id,
  );

describe('an upcoming group event', () => {
  it('follows the address of its location, and so does each place in it, with SEQUENCE raised', async () => {
    const { event, place, save } = await eventWith();
    await save(NEW_ADDRESS);
    expect(await lookUpEvent(scheduling, event.id)).toMatchObject({
      ...{ locationSingleLine: NEW_ADDRESS.singleLine, startsAt: event.startsAt, endsAt: event.endsAt },
    });
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({
      event: { locationSingleLine: NEW_ADDRESS.singleLine },
    });
    const [change, ...more] = await changesOf(event);
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      moved: true,
      previousPlace: { singleLine: OLD_ADDRESS },
      registration: { version: 2, calendarSequence: 1, event: { place: { singleLine: NEW_ADDRESS.singleLine } } },
    });
    expect(await savesOf(event)).toHaveLength(2);
  });

  it('follows the link and the instructions of a virtual location', async () => {
    const location = { ...LINK, kind: 'virtual', virtualType: 'video', singleLine: 'Online' };
    const { event, place, save } = await eventWith({ location }, { kind: 'virtual' });
    await save({ virtualLink: 'https://meet.example.com/other' });
    await save({ virtualLink: 'https://meet.example.com/other', virtualInstructions: 'Be late.' });
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({
      virtualLink: 'https://meet.example.com/other',
      virtualInstructions: 'Be late.',
    });
    expect((await changesOf(event)).map(({ moved }) => moved)).toEqual([true, true]);
  });

  it('becomes virtual with its location, and those who registered get the link', async () => {
    const { event, place, save } = await eventWith();
    await save({ ...LINK, kind: 'virtual', virtualType: 'video', singleLine: 'Online' });
    expect(await lookUpEvent(scheduling, event.id)).toMatchObject({ kind: 'virtual', locationSingleLine: 'Online' });
    expect((await lookUpRegistration(scheduling, place.token))!.virtualLink).toBe(LINK.virtualLink);
  });

  it('stays unchanged when the hours of its location change', async () => {
    const { event, save } = await eventWith();
    await save({ hours: [], position: 3 });
    expect([await savesOf(event), await changesOf(event)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('moves once when the same version arrives again, and not back when an older one does', async () => {
    const { event, save } = await eventWith();
    await save(NEW_ADDRESS, { version: 3 });
    await save(NEW_ADDRESS, { version: 3 });
    await save({ singleLine: '1 Older Rd, Albany, NY' }, { version: 2 });
    expect(await changesOf(event)).toHaveLength(1);
    expect(await lookUpEvent(scheduling, event.id)).toMatchObject({ locationSingleLine: NEW_ADDRESS.singleLine });
  });
});

describe('a group event that does not follow', () => {
  it('is one that had started when the location changed', async () => {
    const { event, place, save } = await eventWith();
    clock.set(inOctober('18:00'));
    await save(NEW_ADDRESS);
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({
      event: { locationSingleLine: OLD_ADDRESS },
    });
    expect(await changesOf(event)).toEqual([]);
  });

  it('is one that was cancelled', async () => {
    const { practice, event, save } = await eventWith();
    await deleteEvent(scheduling, event.id, practice.owner);
    await save(NEW_ADDRESS);
    expect(await changesOf(event)).toEqual([]);
    expect(await savesOf(event)).toHaveLength(1);
  });
});

describe('the count of registrations at a location', () => {
  it('is that of the places taken in upcoming events', async () => {
    const { practice, event } = await eventWith();
    await placeIn(scheduling, event.id);
    const later = await scheduleEvent(scheduling, practice, inOctober('18:00', '2026-10-24'));
    await placeIn(scheduling, later.id);
    const count = async () => {
      const query = `query ($key: _Any!) {
        _entities(representations: [$key]) { ... on Location { upcomingRegistrationsCount } }
      }`;
      const key = { __typename: 'Location', id: practice.locationId };
      return (await scheduling.graphql(query, { key }, practice.owner)).data['_entities'][0].upcomingRegistrationsCount;
    };
    expect(await count()).toBe(3);
    clock.set(inOctober('18:00'));
    expect(await count()).toBe(1);
    await deleteEvent(scheduling, later.id, practice.owner);
    expect(await count()).toBe(0);
  });
});
