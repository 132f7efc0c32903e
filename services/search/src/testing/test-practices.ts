import { LocationSavedSchema, PracticeSavedSchema, ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { PracticeRatingChangedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { OpeningsChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { newId } from '@yarrow/kit/ids';
import type { TestService } from '@yarrow/kit/testing/test-service';

export const VANCOUVER = {
  city: 'Vancouver',
  stateAbbreviation: 'BC',
  country: 'CA',
  latitude: 49.2827,
  longitude: -123.1207,
};
export const SEATTLE = {
  city: 'Seattle',
  stateAbbreviation: 'WA',
  country: 'US',
  latitude: 47.6062,
  longitude: -122.3321,
};
export const MASSAGE = {
  specialtyId: 'swedish-massage',
  name: 'Swedish Massage',
  kind: 'therapy',
  category: 'massage',
  categoryName: 'Massage',
};
export const ACUPUNCTURE = {
  specialtyId: 'acupuncture',
  name: 'Traditional Acupuncture',
  kind: 'therapy',
  category: 'acupuncture',
  categoryName: 'Acupuncture',
};
export const INSOMNIA = { specialtyId: 'insomnia', name: 'Insomnia', kind: 'condition' };
export const BACK_PAIN = { specialtyId: 'back-pain', name: 'Back Pain', kind: 'condition' };

export interface Offer {
  practice?: object;
  location?: object;
  /** In addition to the first one. */
  locations?: object[];
  price?: number;
  rating?: [average: number, count: number];
}

export interface PublishedPractice {
  practiceId: string;
  locationIds: string[];
  serviceId: string;
}

/** A published practice with places and one service, as catalog and reviews publish it. */
export async function publishPractice(
  search: TestService,
  name: string,
  offer: Offer = {},
): Promise<PublishedPractice> {
  const { practice = {}, location = {}, locations = [], price = 10000, rating } = offer;
  const [practiceId, serviceId] = [newId(), newId()];
  await savePractice(search, practiceId, { name, ...practice });
  const places = [location, ...locations].map((given) => ({
    locationId: newId(),
    practiceId,
    kind: 'office',
    state: 'active',
    version: 1,
    ...VANCOUVER,
    ...given,
  }));
  for (const place of places) {
    await search.publish(LocationSavedSchema, { location: place }, { aggregateId: place.locationId });
  }
  const variations = [{ amountCents: price }];
  const service = { serviceId, practiceId, name: 'Session', kind: 'service', public: true, version: 1, variations };
  await search.publish(ServiceSavedSchema, { service }, { aggregateId: serviceId });
  if (rating) {
    const [reviewsAverage, reviewsCount] = rating;
    const changed = { practiceId, reviewsAverage, reviewsCount, version: 1 };
    await search.publish(PracticeRatingChangedSchema, changed, { aggregateId: practiceId });
  }
  return { practiceId, serviceId, locationIds: places.map(({ locationId }) => locationId) };
}

export async function savePractice(search: TestService, practiceId: string, changes: object): Promise<void> {
  const practice = {
    practiceId,
    slug: `p-${practiceId}`,
    practitionerFirstName: 'Ines',
    practitionerLastName: 'Duarte',
    published: true,
    currency: 'CAD',
    specialties: [MASSAGE],
    languages: ['English'],
    version: 1,
    ...changes,
  };
  await search.publish(PracticeSavedSchema, { practice }, { aggregateId: practiceId });
}

export interface TestOpening {
  /** ISO 8601. */
  startsAt: string;
  /** Day and part of it where the practitioner works. */
  date: string;
  partOfDay: 'morning' | 'afternoon' | 'evening';
  locationKind?: 'office' | 'home' | 'virtual';
  /** Which of the practice's places, from 0. */
  location?: number;
  timeZone?: string;
}

/** Publishes what scheduling computed of the openings of a practice. */
export async function publishOpenings(
  search: TestService,
  { practiceId, locationIds, serviceId }: PublishedPractice,
  openings: TestOpening[],
  version = 1n,
): Promise<void> {
  const published = openings.map(({ startsAt, location = 0, locationKind = 'office', timeZone, date, partOfDay }) => ({
    startsAt: timestampFromDate(new Date(startsAt)),
    date,
    partOfDay,
    locationKind,
    locationId: locationIds[location] ?? '',
    timeZone: timeZone ?? 'America/Vancouver',
    serviceId,
  }));
  await search.publish(
    OpeningsChangedSchema,
    { practiceId, openings: published, version },
    { aggregateId: practiceId },
  );
}
