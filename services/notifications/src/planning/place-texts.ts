import type { Place } from '@yarrow/contracts/scheduling/v1/events_pb';
import { rows } from '../templates/inert-text.js';

/** What of a place is new to a reader: `a new video link`. */
export type PlaceDifference = 'place' | 'place name' | 'video link' | 'joining details';

/** @param knows the reader may know a hidden address and the link: the visit is accepted */
export function placeText(place: Place | undefined, knows: boolean): string {
  if (place?.kind === 'virtual') return rows(place.name, knows ? place.virtualLink || place.virtualInstructions : '');
  return rows(place?.name, knows || !place?.hideAddress ? place?.singleLine : '');
}

/**
 * What a reader notices of the change of a place, the most important first; undefined if that is nothing.
 * @param knows as of `placeText`
 */
export function placeDifference(
  before: Place | undefined,
  after: Place | undefined,
  knows: boolean,
): PlaceDifference | undefined {
  if (!before || !after) return undefined;
  if (before.locationId !== after.locationId || before.kind !== after.kind) return 'place';
  const news =
    after.kind === 'virtual' ? joiningDifference(before, after, knows) : addressDifference(before, after, knows);
  return news ?? (before.name === after.name ? undefined : 'place name');
}

function joiningDifference(before: Place, after: Place, knows: boolean): PlaceDifference | undefined {
  if (before.virtualType !== after.virtualType) return 'joining details';
  if (!knows) return undefined;
  if (after.virtualLink && before.virtualLink !== after.virtualLink) return 'video link';
  const details = ({ virtualLink, virtualInstructions }: Place) => JSON.stringify([virtualLink, virtualInstructions]);
  return details(before) === details(after) ? undefined : 'joining details';
}

function addressDifference(before: Place, after: Place, knows: boolean): PlaceDifference | undefined {
  const isShown = knows || !(before.hideAddress || after.hideAddress);
  return isShown && before.singleLine !== after.singleLine ? 'place' : undefined;
}
