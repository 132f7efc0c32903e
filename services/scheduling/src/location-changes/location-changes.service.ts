import { Injectable } from '@nestjs/common';
import type { Location } from '@yarrow/contracts/catalog/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import { isSamePlace, placeOf } from '../visits/place.js';
import { EventFollowersService } from './event-followers.service.js';
import { VisitFollowersService } from './visit-followers.service.js';

/** Stores locations; what is to come at one follows its name, its address and its link. */
@Injectable()
export class LocationChangesService {
  constructor(
    private readonly catalogs: CatalogProjectionRepository,
    private readonly visits: VisitFollowersService,
    private readonly events: EventFollowersService,
    private readonly clock: Clock,
  ) {}

  /**
   * Safe to repeat, in any order: only a newer version changes anything. The practice is locked so that no visit is booked at the
   * old place meanwhile: a booking reads the location under the same lock.
   * @param since when the location changed
   */
  async save(tx: EntityManager, location: Location, since: Date): Promise<void> {
    const { practiceId, locationId } = location;
    await this.catalogs.lockPractice(tx, practiceId);
    const before = (await this.catalogs.listLocations(tx, [locationId])).get(locationId);
    const isNewer = await this.catalogs.saveLocation(tx, location);
    const place = placeOf(location);
    if (!isNewer || !before || isSamePlace(placeOf(before), place)) return;
    const change = { practiceId, place, since, now: this.clock.now() };
    await this.visits.follow(tx, change);
    await this.events.follow(tx, change);
  }
}
