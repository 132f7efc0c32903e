import type { MessageInitShape } from '@bufbuild/protobuf';
import type { PracticeSchema, SpecialtySchema } from '@yarrow/contracts/catalog/v1/events_pb';
import type { Location } from '../offerings/location.entity.js';
import { findCategory, findSpecialty } from '../reference/specialties.js';
import type { Practice } from './practice.entity.js';
import type { ProfileParts } from './practices.repository.js';
import { plainText } from '../rich-text/rich-text.js';

/** A practice as events carry it. @param main its first active location */
export function practiceMessage(
  practice: Practice,
  parts: ProfileParts,
  main: Location | undefined,
): MessageInitShape<typeof PracticeSchema> {
  return {
    practiceId: practice.id,
    ownerUserId: practice.ownerUserId,
    name: practice.name,
    slug: practice.slug,
    published: practice.published,
    currency: practice.currency,
    country: practice.country,
    timeZone: practice.timeZone,
    practitionerFirstName: practice.practitionerFirstName,
    practitionerLastName: practice.practitionerLastName,
    title: practice.title ?? '',
    headline: practice.headline ?? '',
    about: plainText(practice.about ?? ''),
    email: practice.email,
    phone: practice.phone ?? '',
    photoUrl: practice.photoUrl ?? '',
    coverUrl: parts.gallery[0]?.url ?? '',
    specialties: specialtyMessages(parts),
    languages: practice.languages,
    booking: practice.booking,
    acceptsTips: practice.acceptsTips,
    pastDue: pastDueOf(practice),
    chargeSummaryEmailEnabled: practice.chargeSummaryEmailEnabled,
    version: practice.version,
    city: main?.city ?? '',
    stateAbbreviation: main?.stateAbbreviation ?? '',
    ...switchesOf(practice),
  };
}

function pastDueOf(practice: Practice) {
  return {
    email: practice.pastDueEmailEnabled,
    text: practice.pastDueTextEnabled,
    emailMinutes: practice.pastDueEmailMinutes,
    textMinutes: practice.pastDueTextMinutes,
  };
}

function switchesOf(practice: Practice) {
  return {
    offlinePayments: {
      cash: practice.accepts('cash'),
      creditCard: practice.accepts('credit_card'),
      paypal: practice.accepts('paypal'),
      venmo: practice.accepts('venmo'),
      zelle: practice.accepts('zelle'),
    },
    builderVersion: practice.builderVersion,
    videoReviewsEnabled: practice.has('video_reviews'),
    importReviewsEnabled: practice.has('import_reviews'),
    bookableEventsEnabled: practice.has('bookable_events'),
    packagesEnabled: practice.has('packages'),
    clientNotesEnabled: practice.has('client_notes'),
    recurringBookingsEnabled: practice.has('recurring_bookings'),
    conferencingEnabled: practice.has('conferencing'),
  };
}

function specialtyMessages({ skills }: ProfileParts): MessageInitShape<typeof SpecialtySchema>[] {
  return skills.flatMap(({ specialtyId }) => {
    const specialty = findSpecialty(specialtyId);
    if (!specialty) return [];
    const { name, kind, category = '' } = specialty;
    return [{ specialtyId, name, kind, category, categoryName: findCategory(category)?.name ?? '' }];
  });
}
