import {
  type BookingSettings,
  type Location,
  LocationSavedSchema,
  type Practice,
  PracticeSavedSchema,
  type Service,
  ServiceSavedSchema,
} from '@yarrow/contracts/catalog/v1/events_pb';
import { ProviderAccountChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import type { TestService } from '@yarrow/kit/testing/test-service';

/** Some fields of a message. */
type Some<M> = Partial<Omit<M, '$typeName' | '$unknown'>>;

/** What a test wants different from the practice of {@link publishPractice}. */
export interface PracticeWishes {
  readonly booking?: Some<BookingSettings>;
  readonly practice?: Omit<Some<Practice>, 'booking'>;
  readonly location?: Some<Location>;
  readonly service?: Some<Service>;
  readonly takesCards?: boolean;
}

/** Ids of a practice in New York: open 09:00 to 17:00 every day, one service of 60 minutes, one add-on of 15. */
export interface TestPractice {
  readonly practiceId: string;
  readonly locationId: string;
  readonly serviceId: string;
  readonly longVariationId: string;
  readonly addOnId: string;
  readonly owner: Partial<Actor>;
}

export const OPEN_EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  blocks: [{ startsAt: '09:00', endsAt: '17:00' }],
}));

/** Settings of a practice that accepts by itself and charges half for cancellations less than a day before. */
export const POLICY = { instantClientApproval: true, lateCancellationHours: 24, lateCancellationFeePercent: 50 };

/** Publishes a practice as catalog would, and waits until the projection has it. */
export async function publishPractice(scheduling: TestService, wishes: PracticeWishes = {}): Promise<TestPractice> {
  const practiceId = newId();
  const ids = { practiceId, locationId: newId(), serviceId: newId(), longVariationId: newId(), addOnId: newId() };
  const userId = newId();
  const to = { aggregateId: practiceId };
  await scheduling.publish(PracticeSavedSchema, { practice: practiceMessage(ids, userId, wishes) }, to);
  await scheduling.publish(LocationSavedSchema, { location: locationMessage(ids, wishes) }, to);
  await scheduling.publish(ServiceSavedSchema, { service: serviceMessage(ids, wishes) }, to);
  const addOn = {
    serviceId: ids.addOnId,
    practiceId,
    name: 'Hot stones',
    kind: 'add_on',
    public: true,
    version: 1,
    variations: [{ variationId: ids.addOnId, durationMinutes: 15, amountCents: 2_500 }],
  };
  await scheduling.publish(ServiceSavedSchema, { service: addOn }, to);
  if (wishes.takesCards) {
    const account = { practiceId, provider: 'stripe', connected: true, chargesEnabled: true };
    await scheduling.publish(ProviderAccountChangedSchema, account, to);
  }
  return { ...ids, owner: { kind: 'pro', userId, practiceId } };
}

type Ids = Omit<TestPractice, 'owner'>;

/** The practice's settings as an event carries them; a later version of them changes the projection. */
export function practiceMessage({ practiceId }: Pick<Ids, 'practiceId'>, ownerUserId: string, wishes: PracticeWishes) {
  return {
    practiceId,
    ownerUserId,
    name: 'Quiet Hands',
    slug: 'quiet-hands',
    published: true,
    currency: 'USD',
    country: 'US',
    timeZone: 'America/New_York',
    practitionerFirstName: 'Ada',
    practitionerLastName: 'Byron',
    email: 'ada@example.com',
    phone: '+12125550100',
    ...{ bookableEventsEnabled: true, version: 1 },
    ...wishes.practice,
    booking: { bufferMinutes: 0, leadTimeMinutes: 0, startTimeIncrementMinutes: 30, ...wishes.booking },
  };
}

/** Its place. */
export function locationMessage({ practiceId, locationId }: Ids, { location }: PracticeWishes) {
  return {
    locationId,
    practiceId,
    name: 'Studio',
    kind: 'office',
    timeZone: 'America/New_York',
    singleLine: '12 Mercer St, New York, NY 10013',
    city: 'New York',
    stateAbbreviation: 'NY',
    state: 'active',
    hours: OPEN_EVERY_DAY,
    version: 1,
    ...location,
  };
}

/** Its service of 60 or 90 minutes. */
export function serviceMessage(
  { practiceId, serviceId, locationId, longVariationId }: Ids,
  { service }: PracticeWishes,
) {
  return {
    serviceId,
    practiceId,
    name: 'Deep tissue massage',
    kind: 'service',
    public: true,
    locationIds: [locationId],
    variations: [
      { variationId: serviceId, durationMinutes: 60, amountCents: 9_000 },
      { variationId: longVariationId, durationMinutes: 90, amountCents: 12_500 },
    ],
    version: 1,
    ...service,
  };
}
