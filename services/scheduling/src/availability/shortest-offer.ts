import type { Service } from '@yarrow/contracts/catalog/v1/events_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { type Offer, makeOffer } from '../catalog-copies/offer.js';
import type { PracticeCatalog } from '../catalog-copies/practice-catalog.js';

/** The shortest public service of a practice at the first place that offers it, if it can be booked at all. */
export function shortestOffer(catalog: PracticeCatalog): Offer | undefined {
  if (!catalog.practice.published) return undefined;
  const byLength = catalog.services
    .filter(({ kind, deleted, public: isPublic }) => kind === 'service' && isPublic && !deleted)
    .flatMap((service) => service.variations.map((variation) => ({ service, variation })))
    .sort((one, other) => one.variation.durationMinutes - other.variation.durationMinutes);
  for (const { service, variation } of byLength) {
    const locationId = firstPlace(catalog, service);
    if (locationId) return offerOf(catalog, variation.variationId, locationId);
  }
  return undefined;
}

function firstPlace({ locations }: PracticeCatalog, { locationIds }: Service): string | undefined {
  return [...locations]
    .sort((one, other) => one.position - other.position)
    .find(({ locationId, state }) => state === 'active' && locationIds.includes(locationId))?.locationId;
}

function offerOf(catalog: PracticeCatalog, variationId: string, locationId: string): Offer | undefined {
  try {
    return makeOffer(catalog, [variationId], locationId);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
