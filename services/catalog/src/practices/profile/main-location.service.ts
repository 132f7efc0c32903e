import { Injectable } from '@nestjs/common';
import { LocationSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { locationMessage } from '../../offerings/location-message.js';
import type { Location } from '../../offerings/location.entity.js';
import { LocationsRepository } from '../../offerings/locations.repository.js';

export interface LocationChoice {
  /** City and state, where there is no id. */
  location?: string | null | undefined;
  locationId?: string | null | undefined;
}

/** How a profile names the place: city and state, or the location's own name. */
export function placeName({ city, stateAbbreviation, name }: Location): string {
  return [city, stateAbbreviation].filter(Boolean).join(', ') || name;
}

/** The location whose city a profile shows: the first active one. */
@Injectable()
export class MainLocationService {
  constructor(private readonly locations: LocationsRepository) {}

  /**
   * Makes a location the first; the caller holds the practice's lock.
   * @throws DomainError `not_found` or `invalid_location` where it is none of the practice's active ones
   */
  async choose(tx: EntityManager, practiceId: string, { location, locationId }: LocationChoice): Promise<void> {
    if (locationId == null && location == null) return;
    const all = await this.locations.listOf(tx, [practiceId]);
    const active = all.filter(({ state }) => state === 'active');
    const chosen = active.find((one) =>
      locationId == null ? placeName(one) === location!.trim() : one.id === locationId,
    );
    if (!chosen && locationId != null)
      throw new DomainError('not_found', 'This location does not exist.', 'locationId');
    if (!chosen) throw new DomainError('invalid_location', 'Please choose one of your locations.', 'location');
    if (chosen === active[0]) return;
    const sorted = [chosen, ...all.filter((one) => one !== chosen)];
    for (const [index, one] of sorted.entries()) await this.moveTo(tx, one, index + 1);
  }

  private async moveTo(tx: EntityManager, location: Location, position: number): Promise<void> {
    if (location.position === position) return;
    location.position = position;
    location.version += 1;
    await this.locations.save(tx, location);
    await emit(tx, LocationSavedSchema, { location: locationMessage(location) }, { aggregateId: location.id });
  }
}
