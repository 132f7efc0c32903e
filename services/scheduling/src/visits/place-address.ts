import type { AppointmentPlace } from './visit-parts.js';

/**
 * The address of a visit as one may read it. A hidden one is for those who come; where somebody lives who comes to the
 * client is for nobody, accepted or not.
 * @param knows whether the visit is accepted, or the reader is the practice
 */
export function addressOf(
  place: Pick<AppointmentPlace, 'kind' | 'hideAddress' | 'area' | 'singleLine' | 'name'>,
  knows: boolean,
): string {
  const hidden = place.kind === 'home' || (place.hideAddress && !knows);
  return (hidden ? place.area : place.singleLine) || place.name;
}
