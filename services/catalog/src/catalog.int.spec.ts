import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LocationSavedSchema, PracticeSavedSchema, ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { ProviderAccountChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from './service.js';

let catalog: TestService;
const visitor: Actor = { kind: 'anonymous', ip: '203.0.113.1' };

async function newPractice(name = `Practice ${newId()}`): Promise<Actor & { practiceId: string }> {
  const user = {
    userId: newId(),
    kind: 'pro',
    email: `${newId()}@example.com`,
    firstName: 'Ines',
    lastName: 'Duarte',
    practiceId: newId(),
    version: 1,
  };
  const event = { user, practiceName: name, country: 'CA', timeZone: 'America/Vancouver' };
  await catalog.publish(UserRegisteredSchema, event, { aggregateId: user.userId });
  return { kind: 'pro', userId: user.userId, practiceId: user.practiceId, ip: '203.0.113.2' };
}

const UPSERT_LOCATION = `mutation ($id: ID, $name: String!, $kind: LocationKind!, $address: String, $city: String, $hideAddress: Boolean,
  $latitude: Float, $longitude: Float, $travelDistance: Int, $availableTimes: String, $virtualLink: String) {
  upsertLocation(id: $id, name: $name, kind: $kind, timeZone: "America/Vancouver", address: $address, city: $city, hideAddress: $hideAddress,
    latitude: $latitude, longitude: $longitude, travelDistance: $travelDistance, availableTimes: $availableTimes, virtualLink: $virtualLink, stateAbbreviation: "BC") {
    result errors { code message field } location { id displayAddress address latitude longitude allHours { weekDay hours { startsAt endsAt } } }
  }
}`;
const UPSERT_SERVICE = `mutation ($id: ID, $name: String!, $description: String!, $timeLength: Int, $amountCents: Int, $variationsArray: [String!], $addOn: Boolean, $locationIds: [ID!]) {
  upsertService(id: $id, name: $name, description: $description, timeLength: $timeLength, amountCents: $amountCents, variationsArray: $variationsArray, addOn: $addOn, locationIds: $locationIds) {
    result errors { code message field } service { id amountCents timeLength url variations { id timeLength amountCents } locations { id } }
  }
}`;
const office = { name: 'Studio', kind: 'office', address: '12 Alder Street', city: 'Vancouver' };
const massage = {
  name: 'Swedish Massage',
  description: '<p>Long, calm strokes.</p>',
  timeLength: 60,
  amountCents: 11000,
};

const addLocation = async (pro: Actor, changes: object = {}) =>
  (await catalog.graphql(UPSERT_LOCATION, { ...office, ...changes }, pro)).data.upsertLocation;
const addService = async (pro: Actor, changes: object = {}) =>
  (await catalog.graphql(UPSERT_SERVICE, { ...massage, ...changes }, pro)).data.upsertService;
const publish = (pro: Actor) =>
  catalog.graphql('mutation { updatePracticeProfile(input: { published: true }) { result } }', {}, pro);
const currentPractice = async (pro: Actor, fields: string) =>
  (await catalog.graphql(`{ currentPractice { ${fields} } }`, {}, pro)).data.currentPractice;

beforeAll(async () => {
  catalog = await startTestService(service);
});
afterAll(() => catalog?.stop());

describe('a practice', () => {
  it('is created with the account of a pro, once, under a slug of its own', async () => {
    const [first, second] = [await newPractice('Still Water'), await newPractice('Still Water')];
    expect(await currentPractice(first, 'slug defaultCurrency timeZone published')).toEqual({
      slug: 'still-water',
      defaultCurrency: 'CAD',
      timeZone: 'America/Vancouver',
      published: false,
    });
    expect((await currentPractice(second, 'slug')).slug).toBe('still-water-2');
  });

  it('is visible to its owner only until it is published', async () => {
    const pro = await newPractice();
    const { slug } = await currentPractice(pro, 'slug');
    const query = `query ($slug: String!) { practice(slug: $slug) { id email } }`;
    expect((await catalog.graphql(query, { slug }, visitor)).data.practice).toBeNull();
    expect((await catalog.graphql(query, { slug }, pro)).data.practice).not.toBeNull();
    await publish(pro);
    expect((await catalog.graphql(query, { slug }, visitor)).data.practice).toEqual({
      id: pro.practiceId,
      email: null,
    });
  });

  it('sanitises its texts and publishes every change with a rising version', async () => {
    const pro = await newPractice();
    const input = { about: '<p>Hello<script>alert(1)</script></p>', headline: 'Rest well.' };
    await catalog.graphql(
      `mutation ($input: UpdatePracticeProfileInput!) { updatePracticeProfile(input: $input) { result } }`,
      { input },
      pro,
    );
    expect(await currentPractice(pro, 'about headline')).toEqual({ about: '<p>Hello</p>', headline: 'Rest well.' });
    const versions = (await catalog.emitted(PracticeSavedSchema)).flatMap(({ practice }) =>
      practice?.practiceId === pro.practiceId ? [practice.version] : [],
    );
    expect(versions).toEqual([1, 2]);
  });

  it('requires cards only while a provider can charge them', async () => {
    const pro = await newPractice();
    const update = `mutation { updateBookingSettings(requireClientCcToBook: true, chargeClientCcAtBooking: true) { result error practice { chargeClientCcAtBooking } } }`;
    expect((await catalog.graphql(update, {}, pro)).data.updateBookingSettings).toMatchObject({
      result: 'failure',
      error: 'Connect a payment provider before you ask for cards.',
    });
    const account = { practiceId: pro.practiceId, provider: 'stripe', connected: true, chargesEnabled: true };
    await catalog.publish(ProviderAccountChangedSchema, account, { aggregateId: pro.practiceId });
    expect((await catalog.graphql(update, {}, pro)).data.updateBookingSettings).toMatchObject({
      result: 'success',
      practice: { chargeClientCcAtBooking: true },
    });
    await catalog.publish(
      ProviderAccountChangedSchema,
      { ...account, chargesEnabled: false },
      { aggregateId: pro.practiceId },
    );
    expect(await currentPractice(pro, 'requireClientCcToBook chargeClientCcAtBooking')).toEqual({
      requireClientCcToBook: false,
      chargeClientCcAtBooking: false,
    });
  });
});

describe('a location', () => {
  it('shows its address unless the practice hides it', async () => {
    const pro = await newPractice();
    const spot = { latitude: 49.28273, longitude: -123.12074 };
    expect((await addLocation(pro, spot)).location).toMatchObject({
      displayAddress: '12 Alder Street, Vancouver, BC',
      ...spot,
    });
    expect((await addLocation(pro, { ...spot, hideAddress: true })).location).toMatchObject({
      displayAddress: 'Vancouver, BC',
      address: null,
      latitude: 49.29,
    });
  });

  it('can be virtual only once, also when two forms are saved at once', async () => {
    const pro = await newPractice();
    const virtual = { kind: 'virtual', virtualLink: 'https://meet.example.com/ines' };
    const outcomes = await Promise.all([
      addLocation(pro, virtual),
      addLocation(pro, virtual),
      addLocation(pro, virtual),
    ]);
    expect(outcomes.map(({ result }) => result).sort()).toEqual(['failure', 'failure', 'success']);
  });

  it('stores its hours and publishes them', async () => {
    const pro = await newPractice();
    const availableTimes = JSON.stringify([
      { weekDay: 6, enabled: true, blocks: [{ startsAt: '10:00', endsAt: '24:00' }] },
    ]);
    const { location } = await addLocation(pro, { availableTimes });
    expect(location.allHours).toEqual([{ weekDay: 6, hours: [{ startsAt: '10:00', endsAt: '24:00' }] }]);
    const event = (await catalog.emitted(LocationSavedSchema)).find(
      (saved) => saved.location?.locationId === location.id,
    );
    expect(event?.location?.hours[0]).toMatchObject({ weekday: 6, blocks: [{ startsAt: '10:00', endsAt: '24:00' }] });
  });

  it('of another practice is not found', async () => {
    const [mine, other] = [await newPractice(), await newPractice()];
    const { location } = await addLocation(other);
    expect(await addLocation(mine, { id: location.id })).toMatchObject({
      result: 'failure',
      errors: [{ code: 'not_found' }],
    });
    expect(await addLocation(mine, { id: 'no-uuid' })).toMatchObject({
      result: 'failure',
      errors: [{ code: 'not_found' }],
    });
  });
});

describe('a service', () => {
  it('has variations, locations, a public page and an event', async () => {
    const pro = await newPractice();
    const { location } = await addLocation(pro);
    const { service: saved } = await addService(pro, {
      variationsArray: [JSON.stringify({ timeLength: 90, amountCents: 15000 })],
    });
    expect(saved).toMatchObject({
      amountCents: 11000,
      locations: [{ id: location.id }],
      variations: [{ id: saved.id }, { timeLength: 90 }],
    });
    const { slug } = await currentPractice(pro, 'slug');
    expect(saved.url).toBe(`/p/${slug}/services/${saved.id}`);
    const event = (await catalog.emitted(ServiceSavedSchema)).find(({ service }) => service?.serviceId === saved.id);
    expect(event?.service).toMatchObject({ kind: 'service', description: 'Long, calm strokes.', version: 1 });
  });

  it('cannot be offered at another practice’s location', async () => {
    const [mine, other] = [await newPractice(), await newPractice()];
    await addLocation(mine);
    const { location } = await addLocation(other);
    expect(await addService(mine, { locationIds: [location.id] })).toMatchObject({
      result: 'failure',
      service: null,
      errors: [{ code: 'not_found', field: 'locationIds' }],
    });
  });

  it('is refused as the 26th, also when many are saved at once', async () => {
    const pro = await newPractice();
    await addLocation(pro);
    const outcomes = await Promise.all(
      Array.from({ length: 27 }, (_, index) => addService(pro, { name: `Service ${index}` })),
    );
    expect(outcomes.filter(({ result }) => result === 'success')).toHaveLength(25);
    expect(outcomes.filter(({ errors }) => errors[0]?.code === 'too_many_services')).toHaveLength(2);
  });

  it('cannot be removed when it is the last one that is no add-on', async () => {
    const pro = await newPractice();
    await addLocation(pro);
    const { service: only } = await addService(pro);
    const { service: extra } = await addService(pro, { name: 'Hot stones', addOn: true });
    const remove = (serviceId: string) =>
      catalog.graphql(
        'mutation ($id: ID!) { removeService(serviceId: $id) { result errors { code } } }',
        { id: serviceId },
        pro,
      );
    expect((await remove(only.id)).data.removeService).toMatchObject({
      result: 'failure',
      errors: [{ code: 'last_service' }],
    });
    expect((await remove(extra.id)).data.removeService.result).toBe('success');
    expect((await currentPractice(pro, 'services { id }')).services).toEqual([{ id: only.id }]);
  });
});

describe('writes', () => {
  it.each([
    ['upsertLocation', UPSERT_LOCATION, office],
    ['upsertService', UPSERT_SERVICE, massage],
  ])('%s need a practice', async (_, mutation, variables) => {
    expect((await catalog.graphql(mutation, variables, visitor)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const asClient = await catalog.graphql(mutation, variables, { kind: 'client', userId: newId(), ip: '203.0.113.3' });
    expect(Object.values(asClient.data)[0]).toMatchObject({ result: 'failure', errors: [{ code: 'forbidden' }] });
  });
});
