import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { INSOMNIA, MASSAGE, ShownPractice } from '../testing/shown-practice.js';

let practice: ShownPractice;
beforeAll(async () => {
  practice = await ShownPractice.open();
});
afterAll(() => practice?.stop());

describe('what the public sees of a practice', () => {
  it('is its names, places, contact details and ways to pay', async () => {
    expect(
      await practice.ask(`id name url published active title headline about photoUrl practitionerName practitionerFirstName phone
        email defaultCurrency timeZone city stateAbbreviation countryCode languages workWiths builderVersion
        website facebook instagram twitter linkedin tiktok youtube user { id }
        acceptsTips acceptsCash acceptsOfflineCreditCard acceptsPaypal acceptsVenmo acceptsZelle
        recurringBookingsEnabled packagesEnabled clientNotesEnabled bookableEventsEnabled videoReviewsEnabled
        importReviewsEnabled requireCcEnabled`),
    ).toEqual({
      ...{ id: practice.practiceId, name: 'Still Water', url: `/p/${practice.slug}`, published: true, active: true },
      ...{ title: 'Massage Therapist', headline: 'Rest well.', about: '<p>Hello</p>', photoUrl: '/media/ines.webp' },
      ...{ practitionerName: 'Ines Duarte', practitionerFirstName: 'Ines', phone: '+16045550142', email: null },
      ...{ defaultCurrency: 'CAD', timeZone: 'America/Vancouver', city: 'Vancouver', stateAbbreviation: 'BC' },
      ...{ countryCode: 'CA', languages: ['English', 'Portuguese'], workWiths: ['Adults'], builderVersion: 'v2' },
      ...{ website: 'https://w.example', facebook: 'f', instagram: 'i', twitter: 't', linkedin: 'l', tiktok: 'k' },
      ...{ youtube: 'y', user: { id: practice.pro.userId } },
      ...{ acceptsTips: true, acceptsCash: true, acceptsOfflineCreditCard: true, acceptsPaypal: true },
      ...{ acceptsVenmo: false, acceptsZelle: true },
      ...{ recurringBookingsEnabled: true, packagesEnabled: true, clientNotesEnabled: true },
      ...{ bookableEventsEnabled: true, videoReviewsEnabled: true, requireCcEnabled: true },
      importReviewsEnabled: true,
    });
  });

  it('has its e-mail address and phone, for its owner', async () => {
    const { data } = await practice.catalog.graphql('{ currentPractice { email phone } }', {}, practice.pro);
    expect(data['currentPractice']).toEqual({ email: 'ines@example.com', phone: '+16045550142' });
  });

  it('is its skills, approved credentials and images in order', async () => {
    expect(
      await practice.ask(`skills { position specialty { id name } } galleryImages { url altText position }
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
      allowedServiceIds public photoUrl state position url variations { id timeLength amountCents parent { id } }
      locations { name kind displayAddress } practice { name } }`;
    const { five, massage, stones, oil } = practice.offered;
    const studio = { name: 'Studio', kind: 'office', displayAddress: '12 Alder Street, Vancouver, BC V5K 0A1' };
    const online = { name: 'Online', kind: 'virtual', displayAddress: 'Online' };
    const common = (id: string) => ({
      ...{
        id,
        practiceId: practice.practiceId,
        url: `/p/${practice.slug}/services/${id}`,
        practice: { name: 'Still Water' },
      },
      ...{ public: true, photoUrl: null, state: 'active', numberOfSessions: null, package: false, addOn: false },
      allowedServiceIds: [],
    });
    const all = [
      {
        ...common(five),
        ...{ name: 'Five massages', description: '<p>Calm.</p>', photoUrl: '/media/five.webp', position: 1 },
        ...{ timeLength: 60, amountCents: 50_000, numberOfSessions: 5, package: true, locations: [studio] },
        variations: [{ id: five, timeLength: 60, amountCents: 50_000, parent: { id: five } }],
      },
      {
        ...common(massage),
        ...{ name: 'Massage', description: '<p>Slow.</p>', position: 2, locations: [studio, online] },
        ...{ timeLength: 90, amountCents: 12_000 },
        variations: [
          { id: massage, timeLength: 90, amountCents: 12_000, parent: { id: massage } },
          { id: expect.any(String), timeLength: 45, amountCents: 7_000, parent: { id: massage } },
          { id: expect.any(String), timeLength: 120, amountCents: 15_000, parent: { id: massage } },
        ],
      },
      {
        ...common(stones),
        ...{ name: 'Hot stones', description: '<p>Warm.</p>', position: 3, locations: [studio] },
        ...{ timeLength: 15, amountCents: 2_500, addOn: true, allowedServiceIds: [massage] },
        variations: [{ id: stones, timeLength: 15, amountCents: 2_500, parent: { id: stones } }],
      },
      {
        ...{ ...common(oil), name: 'Oil', description: '<p>Rose.</p>', position: 4, locations: [studio] },
        ...{ timeLength: 0, amountCents: 800, addOn: true },
        variations: [{ id: oil, timeLength: 0, amountCents: 800, parent: { id: oil } }],
      },
    ];
    expect(await practice.ask(`services ${FIELDS}`)).toEqual({ services: all });
    for (const one of all) expect(await practice.ask(`service(id: "${one.id}") ${FIELDS}`)).toEqual({ service: one });
  });

  it('excludes private services even if requested, and add-ons if not requested', async () => {
    await practice.catalog.dataSource.query('update services set public = false where id = $1', [
      practice.offered.five,
    ]);
    const names = async (fields: string, actor?: Actor) => {
      const { data, errors } = await practice.catalog.graphql(`{ ${fields} }`, {}, actor);
      expect(errors).toBeUndefined();
      const [{ services }] = Object.values(data) as [{ services: { name: string }[] }];
      return services.map(({ name }) => name);
    };
    const publicly = `practice(slug: "${practice.slug}")`;
    const every = ['Five massages', 'Massage', 'Hot stones', 'Oil'];
    const shown = every.slice(1);
    expect(await names(`${publicly} { services(includePrivate: true) { name } }`)).toEqual(shown);
    const other: Actor = { kind: 'pro', userId: newId(), practiceId: newId(), ip: '203.0.113.3' };
    expect(await names(`${publicly} { services(includePrivate: true) { name } }`, other)).toEqual(shown);
    expect(await names(`${publicly} { services(includePrivate: true) { name } }`, practice.pro)).toEqual(every);
    expect(await names(`${publicly} { services(includeAddOns: false) { name } }`)).toEqual(['Massage']);
    expect(await names('currentPractice { services { name } }', practice.pro)).toEqual(shown);
    expect(await names('currentPractice(includePrivate: true) { services { name } }', practice.pro)).toEqual(every);
    expect(
      await names('currentPractice(includePrivate: true, includeAddOns: false) { services { name } }', practice.pro),
    ).toEqual(['Five massages', 'Massage']);
    await practice.catalog.dataSource.query('update services set public = true where id = $1', [practice.offered.five]);
  });

  it('is each place with its address, zone and hours', async () => {
    const { locations } =
      (await practice.ask(`locations { name kind timeZone timeZoneAbbr address city stateAbbreviation
      formattedTimeZone cityState zip countryCode country displayAddress shortSingleLine latitude longitude hideAddress virtualType travelDistance state position
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
          shortSingleLine: '12 Alder Street, Vancouver',
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
        ...{ hideAddress: false, travelDistance: null, shortSingleLine: 'Online' },
      },
    ]);
  });

  it('leaves out the places of a service that are no longer in use', async () => {
    const { locations } = (await practice.ask('locations { id }')) as { locations: { id: string }[] };
    const setState = (state: string) =>
      practice.catalog.dataSource.query('update locations set state = $1 where id = $2', [state, locations[0]!.id]);
    await setState('disabled');
    expect(await practice.ask(`service(id: "${practice.offered.five}") { locations { name } }`)).toEqual({
      service: { locations: [] },
    });
    await setState('active');
  });
});

describe('a practice by its id', () => {
  const TRANSACTION_CARD = `query TransactionCard($practiceId: ID!, $serviceId: ID!) { practice(id: $practiceId) {
    name practitionerName photoUrl service(id: $serviceId) { id name } } }`;
  const card = async (variables: object) =>
    (await practice.catalog.graphql(TRANSACTION_CARD, { ...variables })).data['practice'];

  it('names the practice and the service of a transaction', async () => {
    expect(await card({ practiceId: practice.practiceId, serviceId: practice.offered.massage })).toEqual({
      ...{ name: 'Still Water', practitionerName: 'Ines Duarte', photoUrl: '/media/ines.webp' },
      service: { id: practice.offered.massage, name: 'Massage' },
    });
  });

  it.each([newId(), 'x', '\u0000', "' OR 1=1 --"])('is nothing for %j', async (id) => {
    expect(await card({ practiceId: id, serviceId: practice.offered.five })).toBeNull();
  });

  it('is null without an id or a slug', async () => {
    expect((await practice.catalog.graphql('{ practice { id } }')).data['practice']).toBeNull();
  });
});
