import type { AppointmentPlace } from './visit-parts.js';

/**
 * Returns the address of a visit that the reader may see. A hidden address is shown to accepted clients only; the home
 * address of a practitioner who visits clients is never shown, accepted or not.
 * @param knows whether the visit is accepted, or the reader is the practice
 */
export function addressOf(
  place: Pick<AppointmentPlace, 'kind' | 'hideAddress' | 'area' | 'singleLine' | 'name'>,
  knows: boolean,
): string {
  const hidden = place.kind === 'home' || (place.hideAddress && !knows);
  return (hidden ? place.area : place.singleLine) || place.name;
}
