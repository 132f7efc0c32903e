import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { specialtyId } from '../reference/specialties.js';
import { service } from '../service.js';
import { GalleryImage } from './gallery-image.entity.js';
import { PracticeSkill } from './practice-skill.entity.js';
import { Practice } from './practice.entity.js';
import { ProCredential } from './pro-credential.entity.js';

const [MASSAGE, INSOMNIA] = [specialtyId('Swedish Massage'), specialtyId('Insomnia')];
const practiceId = newId();
const pro: Actor = { kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.2' };
let catalog: TestService;
let slug: string;
/** Of what the practice offers, in its order. */
let offered: Record<'five' | 'massage' | 'stones' | 'oil', string>;

beforeAll(async () => {
  catalog = await startTestService(service);
  await signUp();
  await describePractice();
  await openPlaces();
  offered = await offer();
}, 60_000);
afterAll(() => catalog?.stop());

/** Asks as a visitor. */
async function ask(fields: string): Promise<Record<string, unknown>> {
  const { data, errors } = await catalog.graphql(`query ($slug: String!) { practice(slug: $slug) { ${fields} } }`, {
    slug,
  });
  expect(errors).toBeUndefined();
  return data['practice'];
}

describe('what the public sees of a practice', () => {
  it('is its names, places, contact details and ways to pay', async () => {
    expect(
      await ask(`id name url published active title headline about photoUrl practitionerName practitionerFirstName phone
        email defaultCurrency timeZone city stateAbbreviation countryCode languages workWiths builderVersion
        website facebook instagram twitter linkedin tiktok youtube user { id }
        acceptsTips acceptsCash acceptsOfflineCreditCard acceptsPaypal acceptsVenmo acceptsZelle
        recurringBookingsEnabled packagesEnabled clientNotesEnabled bookableEventsEnabled videoReviewsEnabled`),
    ).toEqual({
      ...{ id: practiceId, name: 'Still Water', url: `/p/${slug}`, published: true, active: true },
      ...{ title: 'Massage Therapist', headline: 'Rest well.', about: '<p>Hello</p>', photoUrl: '/media/ines.webp' },
      ...{ practitionerName: 'Ines Duarte', practitionerFirstName: 'Ines', phone: '+16045550142', email: null },
      ...{ defaultCurrency: 'CAD', timeZone: 'America/Vancouver', city: 'Vancouver', stateAbbreviation: 'BC' },
      ...{ countryCode: 'CA', languages: ['English', 'Portuguese'], workWiths: ['Adults'], builderVersion: 'v2' },
      ...{ website: 'https://w.example', facebook: 'f', instagram: 'i', twitter: 't', linkedin: 'l', tiktok: 'k' },
      ...{ youtube: 'y', user: { id: pro.userId } },
      ...{ acceptsTips: true, acceptsCash: true, acceptsOfflineCreditCard: true, acceptsPaypal: true },
      ...{ acceptsVenmo: false, acceptsZelle: true },
      ...{ recurringBookingsEnabled: true, packagesEnabled: true, clientNotesEnabled: true },
      ...{ bookableEventsEnabled: true, videoReviewsEnabled: true },
    });
  });

  it('is its skills, approved credentials and images in order', async () => {
    expect(
      await ask(`skills { position specialty { id name } } galleryImages { url altText position }
        proCredentials { kind name issuer licenseNumber stateIssued issuedAt expiresAt position }`),
    ).toEqual({
      skills: [
        { position: 1, specialty: { id: MASSAGE, name: 'Swedish Massage' } },
        { position: 2, specialty: { id: INSOMNIA, name: 'Insomnia' } },
      ],
      galleryImages: [
        { url: '/media/room.webp', altText: 'The room', position: 1 },
        { url: '/media/garden.webp', altText: 'The garden', position: 2 },
      ],
      proCredentials: [
        {
          ...{ kind: 'license', name: 'Registered Massage Therapist', issuer: 'CMTBC', licenseNumber: '123' },
          ...{ stateIssued: 'BC', issuedAt: '2019-05-31', expiresAt: '2027-05-30', position: 1 },
        },
        {
          ...{ kind: 'certification', name: 'Pregnancy massage', issuer: 'A school', licenseNumber: null },
          ...{ stateIssued: null, issuedAt: null, expiresAt: null, position: 3 },
        },
      ],
    });
  });

  it('is each service with its lengths, prices and places', async () => {
    const FIELDS = `{ id practiceId name description timeLength amountCents numberOfSessions package addOn
      allowedServiceIds public photoUrl state position url variations { id timeLength amountCents }
      locations { name kind displayAddress } practice { name } }`;
    const { five, massage, stones, oil } = offered;
    const studio = { name: 'Studio', kind: 'office', displayAddress: '12 Alder Street, Vancouver, BC V5K 0A1' };
    const online = { name: 'Online', kind: 'virtual', displayAddress: 'Online' };
    const common = (id: string) => ({
      ...{ id, practiceId, url: `/p/${slug}/services/${id}`, practice: { name: 'Still Water' } },
      ...{ public: true, photoUrl: null, state: 'active', numberOfSessions: null, package: false, addOn: false },
      allowedServiceIds: [],
    });
    const all = [
      {
        ...common(five),
        ...{ name: 'Five massages', description: '<p>Calm.</p>', photoUrl: '/media/five.webp', position: 1 },
        ...{ timeLength: 60, amountCents: 50_000, numberOfSessions: 5, package: true, locations: [studio] },
        variations: [{ id: five, timeLength: 60, amountCents: 50_000 }],
      },
      {
        ...common(massage),
        ...{ name: 'Massage', description: '<p>Slow.</p>', position: 2, locations: [studio, online] },
        ...{ timeLength: 90, amountCents: 12_000 },
        variations: [
          { id: massage, timeLength: 90, amountCents: 12_000 },
          { id: expect.any(String), timeLength: 45, amountCents: 7_000 },
          { id: expect.any(String), timeLength: 120, amountCents: 15_000 },
        ],
      },
      {
        ...common(stones),
        ...{ name: 'Hot stones', description: '<p>Warm.</p>', position: 3, locations: [studio] },
        ...{ timeLength: 15, amountCents: 2_500, addOn: true, allowedServiceIds: [massage] },
        variations: [{ id: stones, timeLength: 15, amountCents: 2_500 }],
      },
      {
        ...{ ...common(oil), name: 'Oil', description: '<p>Rose.</p>', position: 4, locations: [studio] },
        ...{ timeLength: 0, amountCents: 800, addOn: true, variations: [{ id: oil, timeLength: 0, amountCents: 800 }] },
      },
    ];
    expect(await ask(`services ${FIELDS}`)).toEqual({ services: all });
    for (const one of all) expect(await ask(`service(id: "${one.id}") ${FIELDS}`)).toEqual({ service: one });
  });

  it('is each place with its address, zone and hours', async () => {
    const { locations } = (await ask(`locations { name kind timeZone timeZoneAbbr address city stateAbbreviation
      formattedTimeZone cityState zip countryCode country displayAddress latitude longitude hideAddress virtualType travelDistance state position
      allHours { weekDay hours { startsAt endsAt } } }`)) as { locations: object[] };
    expect(locations).toEqual([
      {
        ...{
          name: 'Studio',
          kind: 'office',
          timeZone: 'America/Vancouver',
          timeZoneAbbr: expect.stringMatching(/^[A-Z]{3}$/),
        },
        ...{ address: '12 Alder Street', city: 'Vancouver', stateAbbreviation: 'BC', cityState: 'Vancouver, BC' },
        ...{
          zip: 'V5K 0A1',
          countryCode: 'CA',
          country: 'Canada',
          displayAddress: '12 Alder Street, Vancouver, BC V5K 0A1',
        },
        formattedTimeZone: expect.stringMatching(/^\(GMT-[78]\) Vancouver$/),
        ...{ latitude: 49.28, longitude: -123.1, hideAddress: false, virtualType: null, travelDistance: null },
        ...{
          state: 'active',
          position: 1,
          allHours: [
            { weekDay: 1, hours: [{ startsAt: '09:00', endsAt: '17:00' }] },
            {
              weekDay: 6,
              hours: [
                { startsAt: '10:00', endsAt: '12:30' },
                { startsAt: '13:15', endsAt: '16:00' },
              ],
            },
          ],
        },
      },
      {
        ...{ name: 'Online', kind: 'virtual', virtualType: 'video', state: 'active', position: 2, allHours: [] },
        ...{ timeZone: 'America/Toronto', timeZoneAbbr: expect.stringMatching(/^E[SD]T$/) },
        formattedTimeZone: expect.stringMatching(/^\(GMT-[45]\) Toronto$/),
        ...{ address: null, city: null, stateAbbreviation: null, zip: null, cityState: 'Online' },
        ...{ countryCode: 'CA', country: 'Canada', displayAddress: 'Online', latitude: null, longitude: null },
        ...{ hideAddress: false, travelDistance: null },
      },
    ]);
  });

  it('leaves out the places of a service that are no longer in use', async () => {
    const { locations } = (await ask('locations { id }')) as { locations: { id: string }[] };
    const setState = (state: string) =>
      catalog.dataSource.query('update locations set state = $1 where id = $2', [state, locations[0]!.id]);
    await setState('disabled');
    expect(await ask(`service(id: "${offered.five}") { locations { name } }`)).toEqual({ service: { locations: [] } });
    await setState('active');
  });
});

async function signUp(): Promise<void> {
  const user = {
    ...{ userId: pro.userId!, kind: 'pro', email: 'ines@example.com', firstName: 'Ines', lastName: 'Duarte' },
    ...{ practiceId, version: 1 },
  };
  const event = { user, practiceName: 'Still Water', country: 'CA', timeZone: 'America/Vancouver' };
  await catalog.publish(UserRegisteredSchema, event, { aggregateId: user.userId });
}

describe('a practice by its id', () => {
  const TRANSACTION_CARD = `query TransactionCard($practiceId: ID!, $serviceId: ID!) { practice(id: $practiceId) {
    name practitionerName photoUrl service(id: $serviceId) { id name } } }`;
  const card = async (variables: object) =>
    (await catalog.graphql(TRANSACTION_CARD, { ...variables })).data['practice'];

  it('names the practice and the service of a transaction', async () => {
    expect(await card({ practiceId, serviceId: offered.massage })).toEqual({
      ...{ name: 'Still Water', practitionerName: 'Ines Duarte', photoUrl: '/media/ines.webp' },
      service: { id: offered.massage, name: 'Massage' },
    });
  });

  it.each([newId(), 'x', '\u0000', "' OR 1=1 --"])('is nothing for %j', async (id) => {
    expect(await card({ practiceId: id, serviceId: offered.five })).toBeNull();
  });

  it('is null without an id or a slug', async () => {
    expect((await catalog.graphql('{ practice { id } }')).data['practice']).toBeNull();
  });
});

async function describePractice(): Promise<void> {
  const { manager } = catalog.dataSource;
  const links = { website: 'https://w.example', facebook: 'f', instagram: 'i', twitter: 't', linkedin: 'l' };
  await manager.update(Practice, practiceId, {
    ...{ published: true, title: 'Massage Therapist', headline: 'Rest well.', about: '<p>Hello</p>' },
    ...{ photoUrl: '/media/ines.webp', phone: '+16045550142', languages: ['English', 'Portuguese'] },
    ...{ workWiths: ['Adults'], builderVersion: 'v2', acceptsTips: true },
    links: { ...links, tiktok: 'k', youtube: 'y' },
    features: ['recurring_bookings', 'packages', 'client_notes', 'bookable_events', 'video_reviews'],
    offlineOptions: ['cash', 'credit_card', 'paypal', 'zelle'],
  });
  // The last first: what is answered in order was sorted.
  await manager.insert(PracticeSkill, [
    { practiceId, specialtyId: INSOMNIA, position: 2 },
    { practiceId, specialtyId: MASSAGE, position: 1 },
  ]);
  const license = { practiceId, kind: 'license', issuer: 'CMTBC', licenseNumber: '123', stateIssued: 'BC' } as const;
  const term = { issuedAt: '2019-05-31', expiresAt: '2027-05-30' };
  const course = { practiceId, kind: 'certification', issuer: 'A school', state: 'approved', position: 3 } as const;
  await manager.insert(ProCredential, [
    { ...course, id: newId(), name: 'Pregnancy massage' },
    { ...license, ...term, id: newId(), name: 'Registered Massage Therapist', state: 'approved', position: 1 },
    { ...license, id: newId(), name: 'Not looked at yet', state: 'pending', position: 2 },
  ]);
  await manager.insert(GalleryImage, [
    { id: newId(), practiceId, url: '/media/garden.webp', altText: 'The garden', position: 2 },
    { id: newId(), practiceId, url: '/media/room.webp', altText: 'The room', position: 1 },
  ]);
  slug = (await catalog.graphql('{ currentPractice { slug } }', {}, pro)).data['currentPractice'].slug;
}

async function change(mutation: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await catalog.graphql(mutation, variables, pro);
  expect(errors).toBeUndefined();
  return data;
}

/** A studio, open on Saturdays with a break and on Mondays, and a room online. */
async function openPlaces(): Promise<void> {
  const saturday = [
    { startsAt: '13:15', endsAt: '16:00' },
    { startsAt: '10:00', endsAt: '12:30' },
  ];
  const hours = JSON.stringify([
    { weekDay: 6, enabled: true, blocks: saturday },
    { weekDay: 1, enabled: true, blocks: [{ startsAt: '09:00', endsAt: '17:00' }] },
    { weekDay: 2, enabled: false, blocks: [{ startsAt: '08:00', endsAt: '11:00' }] },
  ]);
  await change(
    `mutation ($hours: String!) {
      upsertLocation(name: "Studio", kind: office, timeZone: "America/Vancouver", address: "12 Alder Street",
        city: "Vancouver", stateAbbreviation: "BC", zip: "V5K 0A1", latitude: 49.28, longitude: -123.1,
        availableTimes: $hours) { result } }`,
    { hours },
  );
  await change(`mutation { upsertLocation(name: "Online", kind: virtual, timeZone: "America/Toronto", virtualType: "video",
    virtualLink: "https://meet.example.com/ines", availableTimes: "[]") { result } }`);
}

/** A package at the studio, a service of three lengths at both places, an add-on to it and one to all. @returns ids */
async function offer(): Promise<typeof offered> {
  const { locations } = (await ask('locations { id }')) as { locations: { id: string }[] };
  const [studio, online] = locations.map(({ id }) => id);
  const upsert = async (fields: string) =>
    (await change(`mutation { upsertService(${fields}) { service { id } } }`))['upsertService'].service.id as string;
  const five = await upsert(`name: "Five massages", description: "<p>Calm.</p>", timeLength: 60, amountCents: 50000,
    package: true, numberOfSessions: 5, locationIds: ["${studio}"]`);
  const lengths = [
    { timeLength: 45, amountCents: 7_000 },
    { timeLength: 120, amountCents: 15_000 },
  ].map((length) => JSON.stringify(JSON.stringify(length)));
  const massage = await upsert(`name: "Massage", description: "<p>Slow.</p>", timeLength: 90, amountCents: 12000,
    variationsArray: [${lengths.join()}], locationIds: ["${studio}", "${online}"]`);
  const stones = await upsert(`name: "Hot stones", description: "<p>Warm.</p>", timeLength: 15, amountCents: 2500,
    addOn: true, allowedServiceIds: ["${massage}"], locationIds: ["${studio}"]`);
  const oil = await upsert(`name: "Oil", description: "<p>Rose.</p>", timeLength: 0, amountCents: 800, addOn: true,
    locationIds: ["${studio}"]`);
  await catalog.dataSource.query('update services set photo_url = $1 where id = $2', ['/media/five.webp', five]);
  return { five, massage, stones, oil };
}
