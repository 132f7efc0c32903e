import { clone } from '@bufbuild/protobuf';
import { LocationSchema, type Location } from '@yarrow/contracts/catalog/v1/events_pb';
import { coarsePlace } from '@yarrow/kit/values/coarse-place';

/** Whether the exact place is kept secret. */
export function isHidden({ hideAddress, kind }: Location): boolean {
  return hideAddress || kind === 'home';
}

/**
 * The public part of a location, which is all that the index keeps: what is not here no search can reveal. Catalog publishes
 * hidden places coarsened; events from before it did are coarsened here, whatever the stream still holds.
 */
export function publicLocation(location: Location): Location {
  const kept = clone(LocationSchema, location);
  Object.assign(kept, { singleLine: '', virtualLink: '', virtualInstructions: '', hours: [], hoursExceptions: [] });
  const { latitude, longitude } = kept;
  if (isHidden(kept) && latitude !== undefined && longitude !== undefined)
    Object.assign(kept, coarsePlace({ latitude, longitude }));
  return kept;
}
