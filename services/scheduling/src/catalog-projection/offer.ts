import type { Location, Service, ServiceVariation } from '@yarrow/contracts/catalog/v1/events_pb';
import { toPayable } from '@yarrow/kit/values/currency';
import { DomainError } from '@yarrow/kit/domain-error';
import type { PracticeCatalog } from './practice-catalog.js';

/** Main service and add-ons of one visit. */
export const MAX_LINES = 10;

/** What has to be done before a booking counts. */
export type PaymentRequirement = 'none' | 'save_card' | 'charge';

/** One priced line of a visit, as the catalog had it when the time was kept. */
export interface OfferLine {
  readonly serviceId: string;
  readonly variationId: string;
  readonly name: string;
  readonly amountCents: number;
  readonly durationMinutes: number;
  readonly addOn: boolean;
  /** It buys a package of so many sessions, this visit being the first; 0 for anything else. */
  readonly packageSessions: number;
  /** The price is one that the practitioner agreed with this client. */
  readonly customPrice: boolean;
}

/** What changes the prices of one client. */
export interface OfferTerms {
  /** Service of an open package whose session pays for the main line. */
  readonly coveredServiceId?: string | undefined;
  /** Prices agreed with the client, cents, by variation. */
  readonly customPrices?: ReadonlyMap<string, number>;
}

/** What a visitor asks for, priced from the projection of the catalog and never from the request. */
export interface Offer {
  readonly location: Location;
  readonly services: readonly Service[];
  readonly lines: readonly OfferLine[];
  readonly durationMinutes: number;
  readonly amountCents: number;
  readonly currency: string;
  readonly paymentRequirement: PaymentRequirement;
}

/**
 * The offer behind a list of ids: a service first, then add-ons; a variation's id may stand for its service's.
 * @throws DomainError `not_found` (practice), `invalid_location`, `invalid_service`
 */
export function makeOffer(
  catalog: PracticeCatalog,
  serviceIds: readonly string[],
  locationId: string,
  terms: OfferTerms = {},
): Offer {
  if (!catalog.practice.published) throw practiceNotFound();
  const location = activeLocation(catalog, locationId);
  const chosen = chooseServices(catalog.services, serviceIds, locationId, terms.coveredServiceId);
  const { currency } = catalog.practice;
  const lines = chosen.map((one) => lineOf(one, terms, currency));
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  return {
    location,
    services: chosen.map(({ service }) => service),
    lines,
    durationMinutes: lines.reduce((sum, line) => sum + line.durationMinutes, 0),
    amountCents,
    currency,
    paymentRequirement: paymentRequirement(catalog, lines, amountCents),
  };
}

/**
 * One of a practice's places.
 * @throws DomainError `invalid_location`
 */
export function activeLocation({ locations }: PracticeCatalog, locationId: string): Location {
  const location = locations.find((candidate) => candidate.locationId === locationId);
  if (location?.state === 'active') return location;
  throw new DomainError('invalid_location', 'Please choose one of the places where this practice works.', 'locationId');
}

/** Same answer for a practice that does not exist and for one that is not public. */
export function practiceNotFound(): DomainError {
  return new DomainError('not_found', 'This practice could not be found.', 'practiceId');
}

interface Chosen {
  readonly service: Service;
  readonly variation: ServiceVariation;
}

function lineOf(
  { service, variation }: Chosen,
  { coveredServiceId, customPrices }: OfferTerms,
  currency: string,
): OfferLine {
  const covered = service.serviceId === coveredServiceId;
  const agreed = covered ? undefined : customPrices?.get(variation.variationId);
  return {
    serviceId: service.serviceId,
    variationId: variation.variationId,
    name: service.name,
    amountCents: covered ? 0 : toPayable(agreed ?? variation.amountCents, currency),
    durationMinutes: variation.durationMinutes,
    addOn: service.kind === 'add_on',
    packageSessions: service.kind === 'package' && !covered ? service.numberOfSessions : 0,
    customPrice: agreed !== undefined,
  };
}

/** @param coveredId service of an open package: its sessions are used even where it is no longer offered */
function chooseServices(
  services: readonly Service[],
  ids: readonly string[],
  locationId: string,
  coveredId: string | undefined,
): Chosen[] {
  if (ids.length === 0) throw invalidService('Please choose a service.');
  if (ids.length > MAX_LINES) throw invalidService(`Please choose at most ${MAX_LINES} services.`);
  const chosen = ids.map((id) => chooseService(services, id, coveredId));
  if (new Set(chosen.map(({ service }) => service.serviceId)).size < chosen.length) {
    throw invalidService('The same service was chosen twice.');
  }
  const [main, ...addOns] = chosen as [Chosen, ...Chosen[]];
  if (chosen.every(({ service }) => service.kind === 'add_on')) {
    throw invalidService("You can't create an appointment with only add-on services");
  }
  if (coveredId && main.service.serviceId !== coveredId) {
    throw invalidService('This package is for another service.');
  }
  if (main.service.kind === 'add_on' || addOns.some(({ service }) => service.kind !== 'add_on')) {
    throw invalidService('Please choose one service, then its add-ons.');
  }
  if (!main.service.locationIds.includes(locationId)) {
    throw invalidService(`${main.service.name} is not offered at this place.`);
  }
  for (const { service } of addOns) {
    const { allowedServiceIds, locationIds } = service;
    const fits = allowedServiceIds.length === 0 || allowedServiceIds.includes(main.service.serviceId);
    const offeredHere = locationIds.length === 0 || locationIds.includes(locationId);
    if (!fits || !offeredHere) throw invalidService(`${service.name} cannot be added to ${main.service.name}.`);
  }
  return chosen;
}

function chooseService(services: readonly Service[], id: string, coveredId: string | undefined): Chosen {
  for (const service of services) {
    if (service.serviceId !== coveredId && (service.deleted || !service.public)) continue;
    const variation =
      service.variations.find((candidate) => candidate.variationId === id) ??
      (service.serviceId === id ? service.variations[0] : undefined);
    if (variation && variation.durationMinutes > 0) return { service, variation };
    // An add-on may take no time of its own.
    if (variation && service.kind === 'add_on') return { service, variation };
  }
  throw invalidService('This service is no longer offered.');
}

/** Lines as everybody pays them, with what they come to; undefined if one of them is not in the catalog any more. */
export function atListPrices(
  catalog: PracticeCatalog,
  lines: readonly OfferLine[],
): Pick<Offer, 'lines' | 'amountCents' | 'paymentRequirement'> | undefined {
  const variations = new Map(
    catalog.services.flatMap((service) => service.variations.map((one) => [one.variationId, one] as const)),
  );
  const listed = lines.map((line) => {
    const variation = variations.get(line.variationId);
    if (!line.customPrice || !variation) return line;
    return { ...line, amountCents: toPayable(variation.amountCents, catalog.practice.currency), customPrice: false };
  });
  if (listed.some(({ customPrice }) => customPrice)) return undefined;
  const amountCents = listed.reduce((sum, line) => sum + line.amountCents, 0);
  return { lines: listed, amountCents, paymentRequirement: paymentRequirement(catalog, listed, amountCents) };
}

/** A package is paid when it is bought, wherever a card can be taken. */
function paymentRequirement(
  { practice, takesCards }: PracticeCatalog,
  lines: readonly OfferLine[],
  amountCents: number,
): PaymentRequirement {
  if (amountCents === 0 || !takesCards) return 'none';
  if (lines.some(({ packageSessions }) => packageSessions > 0)) return 'charge';
  if (!practice.booking?.requireClientCcToBook) return 'none';
  return practice.booking.chargeClientCcAtBooking ? 'charge' : 'save_card';
}

function invalidService(message: string): DomainError {
  return new DomainError('invalid_service', message, 'serviceIds');
}
