import type { Location } from '@yarrow/contracts/catalog/v1/events_pb';
import { addressOf } from './place-address.js';
import type { AppointmentPlace } from './visit-parts.js';

/** A location as a visit stores it. Until the visit starts, it follows the location (`location-changes/`). */
export function placeOf(location: Location): AppointmentPlace {
  return {
    locationId: location.locationId,
    name: location.name,
    kind: location.kind,
    singleLine: location.singleLine,
    area: [location.city, location.stateAbbreviation].filter(Boolean).join(', '),
    hideAddress: location.hideAddress,
    virtualType: location.virtualType,
    virtualLink: location.virtualLink,
    virtualInstructions: location.virtualInstructions,
  };
}

/** Whether two copies are equal in all that is stored. */
export function isSamePlace(one: AppointmentPlace, other: AppointmentPlace): boolean {
  const fields = Object.keys({ ...one, ...other }) as (keyof AppointmentPlace)[];
  return fields.every((field) => one[field] === other[field]);
}

/** Whether two copies are equal for those who come and know the address: what differs otherwise concerns no calendar entry. */
export function looksSame(one: AppointmentPlace, other: AppointmentPlace): boolean {
  return JSON.stringify(shownFacts(one)) === JSON.stringify(shownFacts(other));
}

function shownFacts(place: AppointmentPlace): string[] {
  const { locationId, name, kind, virtualType, virtualLink, virtualInstructions } = place;
  const facts = [locationId, name, kind, addressOf(place, true)];
  return kind === 'virtual' ? [...facts, virtualType, virtualLink, virtualInstructions] : facts;
}
