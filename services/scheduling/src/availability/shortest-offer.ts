import type { Location, Service } from '@yarrow/contracts/catalog/v1/events_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { type Offer, makeOffer } from '../catalog-projection/offer.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';

/** The shortest public service of a practice at the first place that offers it, if it can be booked at all. */
export function shortestOffer(catalog: PracticeCatalog): Offer | undefined {
  for (const { service, variation } of byLength(catalog)) {
    const location = firstPlace(catalog, service);
    if (location) return offerOf(catalog, variation.variationId, location.locationId);
  }
  return undefined;
}

/** The shortest public service that a place offers, if it can be booked there. */
export function shortestOfferAt(catalog: PracticeCatalog, { locationId, state }: Location): Offer | undefined {
  if (state !== 'active') return undefined;
  const shortest = byLength(catalog).find(({ service }) => service.locationIds.includes(locationId));
  return shortest && offerOf(catalog, shortest.variation.variationId, locationId);
}

/** Services that the public can book, by variation, shortest first. */
function byLength({ practice, services }: PracticeCatalog) {
  if (!practice.published) return [];
  return services
    .filter(({ kind, deleted, public: isPublic }) => kind === 'service' && isPublic && !deleted)
    .flatMap((service) => service.variations.map((variation) => ({ service, variation })))
    .sort((one, other) => one.variation.durationMinutes - other.variation.durationMinutes);
}

function firstPlace({ locations }: PracticeCatalog, { locationIds }: Service): Location | undefined {
  return [...locations]
    .sort((one, other) => one.position - other.position)
    .find(({ locationId, state }) => state === 'active' && locationIds.includes(locationId));
}

function offerOf(catalog: PracticeCatalog, variationId: string, locationId: string): Offer | undefined {
  try {
    return makeOffer(catalog, [variationId], locationId);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
