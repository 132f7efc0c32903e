import type { BookableService, BookableVariation, BookingPlace, BookingPractice } from './bookingPractice.js';

/** What has been chosen so far, as the address says it and the practice offers it. */
export interface BookingChoice {
  /** Secret of the package whose session pays for it. */
  packageToken: string | undefined;
  service: BookableService;
  variation: BookableVariation;
  addOns: readonly BookableService[];
  /** Add-ons that the service allows. */
  possibleAddOns: readonly BookableService[];
  /** Where the service is offered. */
  places: readonly BookingPlace[];
  /** The chosen place; without a choice the first one of the practice's order. */
  place: BookingPlace | undefined;
  /** As `availability` and `holdSlot` take them: the variation first. */
  serviceIds: readonly string[];
  durationMinutes: number;
  amountCents: number;
}

export interface ChoiceParameters {
  /** Id of a service or of one of its variations. */
  service: string | null;
  /** Ids of add-ons, joined by commas. */
  addOns: string | null;
  place: string | null;
}

/** A package that the client bought, as far as it decides what can be booked with it. */
export interface BookedPackage {
  token: string;
  serviceId: string;
}

/**
 * @param held with a package of the client's, its own service is what is booked, whatever the address names
 * @returns undefined while no service that exists is named; unknown add-ons and places are left out
 */
export function readChoice(
  practice: BookingPractice,
  parameters: ChoiceParameters,
  held?: BookedPackage,
): BookingChoice | undefined {
  const asked = held?.serviceId ?? parameters.service;
  const service = practice.services.find(
    ({ addOn, id, variations }) => !addOn && (id === asked || variations.some((variation) => variation.id === asked)),
  );
  const variation = service && (service.variations.find(({ id }) => id === asked) ?? service.variations[0]);
  if (!service || !variation) return undefined;
  const possibleAddOns = practice.services.filter((addOn) => addOn.addOn && allows(addOn, service));
  const wanted = new Set(parameters.addOns?.split(','));
  const addOns = possibleAddOns.filter(({ id }) => wanted.has(id));
  const places = practice.locations.filter(({ id }) => service.locations.some((location) => location.id === id));
  const lines = [
    held ? { ...variation, amountCents: 0 } : variation,
    ...addOns.flatMap((addOn) => addOn.variations.slice(0, 1)),
  ];
  return {
    packageToken: held?.token,
    service,
    variation,
    addOns,
    possibleAddOns,
    places,
    place: places.find(({ id }) => id === parameters.place) ?? places[0],
    serviceIds: [variation.id, ...addOns.map(({ id }) => id)],
    durationMinutes: lines.reduce((sum, { timeLength }) => sum + timeLength, 0),
    amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}

/** An add-on that names no services goes with all. */
function allows(addOn: BookableService, service: BookableService): boolean {
  return addOn.allowedServiceIds.length === 0 || addOn.allowedServiceIds.includes(service.id);
}

/** Says whether a kept time is for this choice. */
export function choiceKey({ serviceIds, place, packageToken }: BookingChoice): string {
  return [...serviceIds, '@', place?.id, ...(packageToken ? ['with', packageToken] : [])].join(' ');
}
