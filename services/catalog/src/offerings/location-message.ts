import type { MessageInitShape } from '@bufbuild/protobuf';
import type { LocationSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import type { Location } from './location.entity.js';

/** A location as events carry it. */
export function locationMessage(location: Location): MessageInitShape<typeof LocationSchema> {
  return {
    locationId: location.id,
    practiceId: location.practiceId,
    name: location.name,
    kind: location.kind,
    timeZone: location.timeZone,
    singleLine: location.singleLine,
    city: location.city ?? '',
    stateAbbreviation: location.stateAbbreviation ?? '',
    country: location.countryCode,
    ...location.displayPlace,
    hideAddress: location.isAddressHidden,
    travelDistanceMiles: location.travelDistance ?? 0,
    virtualType: location.virtualType ?? '',
    virtualLink: location.virtualLink ?? '',
    virtualInstructions: location.virtualInstructions ?? '',
    hours: location.hours,
    hoursExceptions: location.hoursExceptions,
    state: location.state,
    position: location.position,
    version: location.version,
  };
}
