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

const MASSAGE = specialtyId('Swedish Massage');
const practiceId = newId();
const pro: Actor = { kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.2' };
let catalog: TestService;
let slug: string;
let serviceId: string;

beforeAll(async () => {
  catalog = await startTestService(service);
  await signUp();
  await describePractice();
  serviceId = await offer();
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
  it('is who, where, how to reach them and what the practice takes', async () => {
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

  it('is skills, approved credentials and pictures in order', async () => {
    expect(
      await ask(`skills { position specialty { id name } } galleryImages { url altText position }
        proCredentials { kind name issuer licenseNumber stateIssued issuedAt expiresAt position }`),
    ).toEqual({
      skills: [{ position: 1, specialty: { id: MASSAGE, name: 'Swedish Massage' } }],
      galleryImages: [{ url: '/media/room.webp', altText: 'The room', position: 1 }],
      proCredentials: [
        {
          ...{ kind: 'license', name: 'Registered Massage Therapist', issuer: 'CMTBC', licenseNumber: '123' },
          ...{ stateIssued: 'BC', issuedAt: '2019-05-31', expiresAt: '2027-05-30', position: 1 },
        },
      ],
    });
  });

  it('is each service with its lengths, prices and places', async () => {
    const place = { name: 'Studio', kind: 'office', displayAddress: '12 Alder Street, Vancouver, BC V5K 0A1' };
    const { service: one } = await ask(`service(id: "${serviceId}") { id practiceId name description timeLength
      amountCents numberOfSessions package addOn allowedServiceIds public photoUrl state position url
      variations { id timeLength amountCents } locations { name kind displayAddress } practice { name } }`);
    expect(one).toEqual({
      ...{ id: serviceId, practiceId, name: 'Five massages', description: '<p>Calm.</p>', timeLength: 60 },
      ...{ amountCents: 50_000, numberOfSessions: 5, package: true, addOn: false, allowedServiceIds: [] },
      ...{ public: true, photoUrl: '/media/five.webp', state: 'active', position: 1 },
      ...{ url: `/p/${slug}/services/${serviceId}`, locations: [place], practice: { name: 'Still Water' } },
      variations: [{ id: serviceId, timeLength: 60, amountCents: 50_000 }],
    });
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
          allHours: [{ weekDay: 6, hours: [{ startsAt: '10:00', endsAt: '16:00' }] }],
        },
      },
    ]);
  });

  it('leaves out the places of a service that are no longer in use', async () => {
    const { locations } = (await ask('locations { id }')) as { locations: { id: string }[] };
    const setState = (state: string) =>
      catalog.dataSource.query('update locations set state = $1 where id = $2', [state, locations[0]!.id]);
    await setState('disabled');
    expect(await ask(`service(id: "${serviceId}") { locations { name } }`)).toEqual({ service: { locations: [] } });
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
    expect(await card({ practiceId, serviceId })).toEqual({
      ...{ name: 'Still Water', practitionerName: 'Ines Duarte', photoUrl: '/media/ines.webp' },
      service: { id: serviceId, name: expect.any(String) },
    });
  });

  it.each([newId(), 'x', '\u0000', "' OR 1=1 --"])('is nothing for %j', async (id) => {
    expect(await card({ practiceId: id, serviceId })).toBeNull();
  });

  it('is nothing without an id or a slug', async () => {
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
  await manager.insert(PracticeSkill, { practiceId, specialtyId: MASSAGE, position: 1 });
  const license = { practiceId, kind: 'license', issuer: 'CMTBC', licenseNumber: '123', stateIssued: 'BC' } as const;
  const term = { issuedAt: '2019-05-31', expiresAt: '2027-05-30' };
  await manager.insert(ProCredential, [
    { ...license, ...term, id: newId(), name: 'Registered Massage Therapist', state: 'approved', position: 1 },
    { ...license, id: newId(), name: 'Not looked at yet', state: 'pending', position: 2 },
  ]);
  const picture = { url: '/media/room.webp', altText: 'The room', position: 1 };
  await manager.insert(GalleryImage, { id: newId(), practiceId, ...picture });
  slug = (await catalog.graphql('{ currentPractice { slug } }', {}, pro)).data['currentPractice'].slug;
}

/** A package at an office. @returns its id */
async function offer(): Promise<string> {
  const hours = JSON.stringify([{ weekDay: 6, enabled: true, blocks: [{ startsAt: '10:00', endsAt: '16:00' }] }]);
  const { data } = await catalog.graphql(
    `mutation ($hours: String!) {
      upsertLocation(name: "Studio", kind: office, timeZone: "America/Vancouver", address: "12 Alder Street",
        city: "Vancouver", stateAbbreviation: "BC", zip: "V5K 0A1", latitude: 49.28, longitude: -123.1,
        availableTimes: $hours) { result }
      upsertService(name: "Five massages", description: "<p>Calm.</p>", timeLength: 60, amountCents: 50000,
        package: true, numberOfSessions: 5) { service { id } }
    }`,
    { hours },
    pro,
  );
  const { id } = data['upsertService'].service;
  await catalog.dataSource.query('update services set photo_url = $1 where id = $2', ['/media/five.webp', id]);
  return id;
}
