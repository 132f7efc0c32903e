import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  LocationDeletedSchema,
  LocationSavedSchema,
  PracticeSavedSchema,
  ServiceSavedSchema,
} from '@yarrow/contracts/catalog/v1/events_pb';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';

const NOW = '2026-12-20T20:00:00Z';
const clock = new FixedClock(NOW);
let catalog: TestService;
let pro: Actor;

beforeAll(async () => {
  catalog = await startTestService(service, { clock });
});
afterAll(() => catalog?.stop());
beforeEach(async () => {
  clock.set(NOW);
  pro = await newPractice();
});

async function newPractice(): Promise<Actor> {
  const [userId, practiceId] = [newId(), newId()];
  const user = {
    ...{ userId, practiceId, kind: 'pro', email: `${userId}@example.com`, firstName: 'Ines', lastName: 'Duarte' },
    version: 1,
  };
  const event = { user, practiceName: 'Still Water', country: 'CA', timeZone: 'America/Vancouver' };
  await catalog.publish(UserRegisteredSchema, event, { aggregateId: userId });
  return { kind: 'pro', userId, practiceId, ip: '203.0.113.2' };
}

const OUTCOME = 'result errors { code message field }';
const UPSERT = `mutation ($id: ID, $name: String!, $kind: LocationKind!, $timeZone: String!, $city: String,
    $hideAddress: Boolean, $virtualLink: String, $hoursExceptions: [HoursExceptionInput!]) {
  upsertLocation(id: $id, name: $name, kind: $kind, timeZone: $timeZone, address: "12 Alder Street", city: $city,
    secondaryAddress: "Suite 4", zip: "V5K 0A1", latitude: 49.28, longitude: -123.1, hideAddress: $hideAddress,
    virtualLink: $virtualLink, hoursExceptions: $hoursExceptions, countryIds: ["CA"], stateIds: ["BC"]) {
    ${OUTCOME} location { id state position hoursExceptions { date hours { startsAt endsAt } } } } }`;
const STUDIO = { name: 'Studio', kind: 'office', timeZone: 'America/Vancouver', city: 'Vancouver' };

const change = async (mutation: string, variables: object = {}, actor = pro) => {
  const { data, errors } = await catalog.graphql(mutation, variables as Record<string, unknown>, actor);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as {
    result: string;
    errors: object[];
    location: { id: string } & Record<string, unknown>;
  };
};
const add = async (own: object = {}, actor = pro) => (await change(UPSERT, { ...STUDIO, ...own }, actor)).location.id;
const stateTo = (verb: 'disable' | 'enable' | 'delete', id: string, actor = pro) =>
  change(`mutation ($id: ID!) { ${verb}Location(id: $id) { ${OUTCOME} } }`, { id }, actor);
const reorder = (ids: string[], actor = pro) =>
  change(
    `mutation ($ids: [ID!]!) { reorderLocations(ids: $ids) { ${OUTCOME} locations { name position } } }`,
    { ids },
    actor,
  );
const offer = (name: string, locationIds: string[]) =>
  change(
    `mutation ($name: String!, $locationIds: [ID!]!) {
      upsertService(name: $name, description: "<p>Calm.</p>", timeLength: 60, amountCents: 9000, locationIds: $locationIds) {
        ${OUTCOME} } }`,
    { name, locationIds },
  );
const own = async (fields: string, actor = pro) => {
  const query = `{ currentPractice { timeZone city locations { name } allLocations { ${fields} } } }`;
  return (await catalog.graphql(query, {}, actor)).data.currentPractice;
};

describe('disabling a location', () => {
  it('hides it from the public, keeps it for its practice, and publishes the change', async () => {
    const [studio, cabin] = [await add(), await add({ name: 'Cabin', timeZone: 'America/Toronto', city: 'Toronto' })];
    expect((await stateTo('disable', studio)).result).toBe('success');
    expect(await own('name state details { canDelete canDisable }')).toEqual({
      // The practice goes where its first active location is.
      ...{ timeZone: 'America/Toronto', city: 'Toronto', locations: [{ name: 'Cabin' }] },
      allLocations: [
        { name: 'Studio', state: 'disabled', details: { canDelete: true, canDisable: false } },
        { name: 'Cabin', state: 'active', details: { canDelete: false, canDisable: false } },
      ],
    });
    const saved = (await catalog.emitted(LocationSavedSchema)).filter(
      ({ location }) => location?.locationId === studio,
    );
    expect(saved.map(({ location }) => [location?.state, location?.version])).toEqual([
      ['active', 1],
      ['disabled', 2],
    ]);
    const practices = (await catalog.emitted(PracticeSavedSchema)).filter(
      ({ practice }) => practice?.practiceId === pro.practiceId,
    );
    expect(practices.at(-1)?.practice?.timeZone).toBe('America/Toronto');
    expect((await stateTo('enable', studio)).result).toBe('success');
    expect((await own('name')).locations).toEqual([{ name: 'Studio' }, { name: 'Cabin' }]);
    expect(cabin).not.toBe(studio);
  });

  it('is refused for the last active one, and for the only one of a service', async () => {
    const studio = await add();
    expect(await stateTo('disable', studio)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'last_location', message: 'The last active location cannot be disabled.' }],
    });
    await add({ name: 'Cabin' });
    await offer('Massage', [studio]);
    expect(await stateTo('disable', studio)).toMatchObject({
      errors: [{ code: 'only_location_for_service', field: 'id' }],
    });
    expect((await own('state details { onlyLocationForService }')).allLocations).toEqual([
      { state: 'active', details: { onlyLocationForService: true } },
      { state: 'active', details: { onlyLocationForService: false } },
    ]);
  });

  it('leaves one active when both are disabled at once', async () => {
    const ids = [await add(), await add({ name: 'Cabin' })];
    const outcomes = await Promise.all(ids.map((id) => stateTo('disable', id)));
    expect(outcomes.map(({ result }) => result).sort()).toEqual(['failure', 'success']);
  });

  it('changes nothing the second time', async () => {
    const studio = await add();
    await add({ name: 'Cabin' });
    for (let time = 0; time < 2; time += 1) expect((await stateTo('disable', studio)).result).toBe('success');
    const saved = (await catalog.emitted(LocationSavedSchema)).filter(
      ({ location }) => location?.locationId === studio,
    );
    expect(saved).toHaveLength(2);
  });
});

describe('deleting a location', () => {
  it('is refused while it is active, and final afterwards', async () => {
    const online = { name: 'Online', kind: 'virtual', virtualLink: 'https://meet.example.com/ines' };
    const [studio, gone] = [await add(), await add(online)];
    await offer('Massage', [studio, gone]);
    expect(await stateTo('delete', gone)).toMatchObject({ errors: [{ code: 'location_active' }] });
    await stateTo('disable', gone);
    expect((await stateTo('delete', gone)).result).toBe('success');
    expect((await own('name')).allLocations).toEqual([{ name: 'Studio' }]);
    expect((await catalog.emitted(LocationDeletedSchema)).filter(({ locationId }) => locationId === gone)).toHaveLength(
      1,
    );
    const massage = (await catalog.emitted(ServiceSavedSchema)).filter(
      ({ service: saved }) => saved?.practiceId === pro.practiceId,
    );
    expect(massage.map(({ service: saved }) => saved?.locationIds)).toEqual([[studio, gone], [studio]]);
    for (const verb of ['enable', 'delete', 'disable'] as const)
      expect(await stateTo(verb, gone)).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await change(UPSERT, { ...STUDIO, id: gone })).toMatchObject({ errors: [{ code: 'not_found' }] });
    // Another virtual location can take its place.
    expect((await change(UPSERT, { ...STUDIO, ...online })).result).toBe('success');
  });

  it('leaves it to the visits that took place there', async () => {
    const gone = await add({ name: 'Cabin' });
    await add();
    await stateTo('disable', gone);
    await stateTo('delete', gone);
    const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Location { name } } }`;
    const { data } = await catalog.graphql(query, { of: [{ __typename: 'Location', id: gone }] }, pro);
    expect(data._entities).toEqual([{ name: 'Cabin' }]);
  });
});

describe('the order', () => {
  it('is saved from 1, and those that were not named follow', async () => {
    const [studio, cabin] = [await add(), await add({ name: 'Cabin' })];
    await add({ name: 'Attic' });
    expect(await reorder([cabin, studio, cabin])).toMatchObject({
      result: 'success',
      locations: [
        { name: 'Cabin', position: 1 },
        { name: 'Studio', position: 2 },
        { name: 'Attic', position: 3 },
      ],
    });
    expect((await own('name')).allLocations).toEqual([{ name: 'Cabin' }, { name: 'Studio' }, { name: 'Attic' }]);
    const moved = (await catalog.emitted(LocationSavedSchema)).filter(({ location }) => location?.locationId === cabin);
    expect(moved.at(-1)?.location?.position).toBe(1);
  });
});

describe('dates with other hours', () => {
  const holiday = { date: '2026-12-25', hours: [] };
  const tuesday = { date: '2026-12-29', hours: [{ startsAt: '12:00', endsAt: '15:00' }] };
  const shown = async () =>
    (await own('hoursExceptions(includePast: true) { date hours { startsAt endsAt } }')).allLocations;

  it('are stored with the location, published, and kept where a form does not mention them', async () => {
    const id = await add({ hoursExceptions: [tuesday, holiday] });
    expect(await shown()).toEqual([{ hoursExceptions: [holiday, tuesday] }]);
    const [saved] = (await catalog.emitted(LocationSavedSchema)).filter(({ location }) => location?.locationId === id);
    expect(saved?.location?.hoursExceptions).toMatchObject([
      { date: '2026-12-25', blocks: [] },
      { date: '2026-12-29', blocks: [{ startsAt: '12:00', endsAt: '15:00' }] },
    ]);
    await change(UPSERT, { ...STUDIO, id });
    expect(await shown()).toEqual([{ hoursExceptions: [holiday, tuesday] }]);
    await change(UPSERT, { ...STUDIO, id, hoursExceptions: [] });
    expect(await shown()).toEqual([{ hoursExceptions: [] }]);
  });

  it('of the past stay, on the calendar of the location', async () => {
    const id = await add({ hoursExceptions: [holiday, tuesday] });
    // The 26th in UTC, but still the 25th in Vancouver.
    clock.set('2026-12-26T05:00:00Z');
    await change(UPSERT, { ...STUDIO, id, hoursExceptions: [{ ...holiday, hours: tuesday.hours }] });
    expect(await shown()).toEqual([{ hoursExceptions: [{ ...holiday, hours: tuesday.hours }] }]);
    clock.set('2026-12-26T20:00:00Z');
    await change(UPSERT, { ...STUDIO, id, hoursExceptions: [holiday] });
    expect((await own('hoursExceptions { date }')).allLocations).toEqual([{ hoursExceptions: [] }]);
    expect(await shown()).toEqual([{ hoursExceptions: [{ ...holiday, hours: tuesday.hours }] }]);
  });

  it('are refused as a whole if one is invalid', async () => {
    const wrong = { date: '2026-12-29', hours: [{ startsAt: '15:00', endsAt: '12:00' }] };
    expect(await change(UPSERT, { ...STUDIO, hoursExceptions: [wrong] })).toMatchObject({
      result: 'failure',
      errors: [{ code: 'invalid_hours_exceptions', field: 'hoursExceptions' }],
    });
    expect((await own('name')).allLocations).toEqual([]);
  });
});

describe('what a practice edits', () => {
  it('is complete for itself only', async () => {
    await add({ hideAddress: true });
    const fields = `name latitude details { fullStreetAddress secondaryAddress zip latitude longitude singleLine
      availableTimes { weekDay enabled startsAt endsAt blocks { startsAt endsAt } } }`;
    const { allLocations } = await own(fields);
    expect(allLocations).toMatchObject([
      {
        details: {
          ...{ fullStreetAddress: '12 Alder Street', secondaryAddress: 'Suite 4', zip: 'V5K 0A1' },
          ...{ latitude: 49.28, longitude: -123.1, singleLine: '12 Alder Street, Suite 4, Vancouver, BC V5K 0A1' },
        },
      },
    ]);
    const week = allLocations[0].details.availableTimes as object[];
    expect(week.slice(0, 2)).toEqual([
      { weekDay: 0, enabled: false, startsAt: '09:00', endsAt: '17:00', blocks: [] },
      {
        weekDay: 1,
        enabled: true,
        startsAt: '09:00',
        endsAt: '17:00',
        blocks: [{ startsAt: '09:00', endsAt: '17:00' }],
      },
    ]);
    await change('mutation { updatePracticeProfile(input: { published: true }) { result errors { code } } }');
    const query = `query ($id: ID!) { practice(id: $id) { allLocations { name } locations { name details { zip } } } }`;
    for (const actor of [await newPractice(), { kind: 'anonymous', ip: '203.0.113.1' } as const]) {
      const { data } = await catalog.graphql(query, { id: pro.practiceId }, actor);
      expect(data.practice).toEqual({ allLocations: null, locations: [{ name: 'Studio', details: null }] });
    }
  });

  it('answers every field as it was saved', async () => {
    const whole = {
      ...{ address: '12 Alder Street', secondaryAddress: 'Suite 4', neighborhood: 'Kitsilano', city: 'Vancouver' },
      ...{ cityGeocoded: 'City of Vancouver', stateProvince: 'British Columbia', zip: 'V5K 0A1', placeId: 'place-1' },
    };
    const texts = Object.entries(whole).map(([name, value]) => `${name}: "${value}"`);
    const save = (fields: string) =>
      change(`mutation { upsertLocation(name: "Home", timeZone: "America/Vancouver", ${fields}) { ${OUTCOME} } }`);
    await save(`kind: home, travelDistance: 12, stateIds: ["BC"], countryIds: ["CA"], ${texts.join(', ')}`);
    await save(
      'kind: virtual, virtualType: "phone", virtualLink: "https://a.example", virtualInstructions: "Call me."',
    );
    const details = `fullStreetAddress secondaryAddress neighborhood cityGeocoded stateProvince zip placeId virtualLink
      virtualInstructions`;
    const { allLocations } = await own(
      `city stateAbbreviation countryCode travelDistance virtualType details { ${details} }`,
    );
    const { address, city, ...rest } = whole;
    expect(allLocations).toMatchObject([
      {
        ...{ city, stateAbbreviation: 'BC', countryCode: 'CA', travelDistance: 12 },
        details: { fullStreetAddress: address, ...rest, virtualLink: null },
      },
      { virtualType: 'phone', details: { virtualLink: 'https://a.example', virtualInstructions: 'Call me.' } },
    ]);
    expect(await save('kind: home, travelDistance: 5, city: "Victoria"')).toMatchObject({
      errors: [{ code: 'kind_taken', message: 'There can be only one home location.' }],
    });
  });

  it("is refused as not found under another practice's id, and writes nothing", async () => {
    const [studio, other] = [await add(), await newPractice()];
    await add({ name: 'Cabin' });
    await add({}, other);
    for (const verb of ['disable', 'enable', 'delete'] as const)
      expect(await stateTo(verb, studio, other)).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await reorder([studio], other)).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await change(UPSERT, { ...STUDIO, id: studio, name: 'Mine' }, other)).toMatchObject({
      errors: [{ code: 'not_found' }],
    });
    expect((await own('name state')).allLocations).toEqual([
      { name: 'Studio', state: 'active' },
      { name: 'Cabin', state: 'active' },
    ]);
  });

  it('needs a practice', async () => {
    const client: Actor = { kind: 'client', userId: newId(), ip: '203.0.113.3' };
    for (const verb of ['disable', 'enable', 'delete'] as const)
      expect(await stateTo(verb, newId(), client)).toMatchObject({ errors: [{ code: 'forbidden' }] });
    expect(await reorder([newId()], client)).toMatchObject({ errors: [{ code: 'forbidden' }] });
  });
});
