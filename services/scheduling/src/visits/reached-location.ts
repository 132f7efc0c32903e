import type { AppointmentPlace } from './visit-parts.js';
import { addressOf } from './place-address.js';

/** A location as the contract shows it together with the way there. */
export interface ReachedLocation {
  readonly id: string;
  readonly singleLine: string | null;
  readonly virtualLink: string | null;
  readonly virtualInstructions: string | null;
}

/** @param knows the viewer comes there, or runs it */
export function reachedLocation(place: AppointmentPlace, knows: boolean): ReachedLocation {
  const shown = knows && place.kind === 'virtual';
  return {
    id: place.locationId,
    singleLine: addressOf(place, knows),
    virtualLink: (shown && place.virtualLink) || null,
    virtualInstructions: (shown && place.virtualInstructions) || null,
  };
}

export const UNKNOWN = { singleLine: null, virtualLink: null, virtualInstructions: null };
