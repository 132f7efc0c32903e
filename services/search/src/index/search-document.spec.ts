import { create } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { LocationSchema, PracticeSchema, ServiceSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { searchDocument } from './search-document.js';

const practice = create(PracticeSchema, {
  practiceId: 'p1',
  name: 'Still Water',
  practitionerFirstName: 'Inês',
  practitionerLastName: 'Duarte',
  slug: 'still-water',
  published: true,
  currency: 'CAD',
  specialties: [
    { specialtyId: 'reiki', name: 'Reiki', kind: 'therapy', category: 'reiki', categoryName: 'Reiki & Energy Healing' },
    { specialtyId: 'insomnia', name: 'Insomnia', kind: 'condition' },
  ],
});
const office = create(LocationSchema, {
  locationId: 'l1',
  kind: 'office',
  state: 'active',
  city: 'Vancouver',
  stateAbbreviation: 'BC',
  latitude: 49.28,
  longitude: -123.12,
});
const session = create(ServiceSchema, {
  serviceId: 's1',
  name: 'First session',
  kind: 'service',
  public: true,
  variations: [{ amountCents: 9000 }, { amountCents: 7000 }],
});

describe('searchDocument', () => {
  it('gathers what is searched, without accents', () => {
    const document = searchDocument(practice, [office], [session]);
    expect(document).toMatchObject({
      categories: ['reiki'],
      therapies: ['Reiki'],
      fromAmountCents: 7000,
      inPerson: true,
      inHome: false,
      virtual: false,
    });
    expect(document?.searchText).toContain('ines duarte reiki insomnia reiki energy healing first session');
  });

  it('suggests a practitioner by every word of the names', () => {
    const keys = searchDocument(practice, [office], [session])
      ?.suggestions.filter(({ kind }) => kind === 'practitioner')
      .map(({ key }) => key);
    expect(keys).toEqual(['still water', 'water', 'ines duarte', 'duarte']);
  });

  it('holds names with an apostrophe as one word and as two', () => {
    const named = create(PracticeSchema, { ...practice, name: 'L’Eau Vive', practitionerLastName: 'O’Brien' });
    const document = searchDocument(named, [office], [session]);
    expect(document?.nameText).toBe('leau vive l eau vive ines obrien ines o brien');
    const keys = document?.suggestions.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['leau vive', 'eau vive', 'ines obrien', 'obrien', 'brien']));
  });

  it('lets a travelling practitioner be found as far as they travel', () => {
    const home = create(LocationSchema, { ...office, kind: 'home', travelDistanceMiles: 10 });
    expect(searchDocument(practice, [home], [session])?.places[0]?.reachKm).toBeCloseTo(16.09, 2);
  });

  it.each([
    ['an unpublished practice', { ...practice, published: false }, [office], [session]],
    ['a practice without an active location', practice, [{ ...office, state: 'disabled' }], [session]],
    ['a practice that offers nothing', practice, [office], [{ ...session, deleted: true }]],
    ['a practice that offers add-ons only', practice, [office], [{ ...session, kind: 'add_on' }]],
    ['a practice whose services are private', practice, [office], [{ ...session, public: false }]],
  ] as const)('leaves out %s', (_, ofPractice, locations, services) => {
    expect(searchDocument(ofPractice, [...locations], [...services])).toBeNull();
  });
});
