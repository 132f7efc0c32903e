import type * as contract from '../generated/graphql.js';
import { DEFAULT_BLOCK } from '../hours/weekly-hours.js';
import type { Service } from '../offerings/service.entity.js';
import { offeredOnlyAt } from './location-state.js';
import type { Location } from '../offerings/location.entity.js';

/**
 * A location as its own practice edits it.
 * @param all locations of the practice, and what it offers
 */
export function locationDetails(
  location: Location,
  all: readonly Location[],
  services: readonly Service[],
): contract.LocationDetails {
  const { address, secondaryAddress, neighborhood, zip, latitude, longitude, placeId } = location;
  const { cityGeocoded, stateProvince } = location;
  const { virtualLink, virtualInstructions, singleLine } = location;
  const onlyLocationForService = offeredOnlyAt(location, all, services).length > 0;
  return {
    fullStreetAddress: address,
    ...{ secondaryAddress, neighborhood, zip, latitude, longitude, placeId, singleLine, cityGeocoded, stateProvince },
    ...{ virtualLink, virtualInstructions },
    availableTimes: availableTimes(location),
    onlyLocationForService,
    canDisable: location.state === 'active' && !onlyLocationForService && hasOtherActive(location, all),
    canDelete: location.state === 'disabled' && !onlyLocationForService,
  };
}

function hasOtherActive({ id }: Location, all: readonly Location[]): boolean {
  return all.some((other) => other.id !== id && other.state === 'active');
}

/** Seven days, Sunday first. One that is closed has the hours that it would open with. */
function availableTimes({ hours }: Location): contract.AvailableTimes[] {
  return Array.from({ length: 7 }, (_, weekDay) => {
    const blocks = hours.find(({ weekday }) => weekday === weekDay)?.blocks ?? [];
    const { startsAt } = blocks[0] ?? DEFAULT_BLOCK;
    const { endsAt } = blocks.at(-1) ?? DEFAULT_BLOCK;
    return { weekDay, enabled: blocks.length > 0, startsAt, endsAt, blocks };
  });
}
