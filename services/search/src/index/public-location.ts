import { clone } from '@bufbuild/protobuf';
import { LocationSchema, type Location } from '@yarrow/contracts/catalog/v1/events_pb';
import { coarsePlace } from '@yarrow/kit/coarse-place';

/** Whether nobody may know where exactly the place is. */
export function isHidden({ hideAddress, kind }: Location): boolean {
  return hideAddress || kind === 'home';
}

/**
 * As much of a location as the public may know, which is all that the index keeps: what is not here cannot be found out by
 * asking. The catalog tells hidden places roughly; what it told before it did is made rough here, so that a replay is safe.
 */
export function publicLocation(location: Location): Location {
  const kept = clone(LocationSchema, location);
  Object.assign(kept, { singleLine: '', virtualLink: '', virtualInstructions: '', hours: [] });
  const { latitude, longitude } = kept;
  if (isHidden(kept) && latitude !== undefined && longitude !== undefined)
    Object.assign(kept, coarsePlace({ latitude, longitude }));
  return kept;
}
