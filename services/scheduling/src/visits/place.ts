import type { Location } from '@yarrow/contracts/catalog/v1/events_pb';
import type { AppointmentPlace } from './visit-parts.js';

/** A location as a visit keeps it: what the client was shown stays true when the location changes. */
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
