import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { type FollowersCount, FollowersRepository } from './followers.repository.js';

/** Counts what a change of a location would move. */
@Injectable()
export class FollowersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly followers: FollowersRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns counts by the ids of the practice's own locations; others have no entry */
  async count(practiceId: string, locationIds: readonly string[]): Promise<Map<string, FollowersCount>> {
    const known = await this.catalogs.listLocations(locationIds);
    const own = [...known.values()].filter((location) => location.practiceId === practiceId);
    if (own.length === 0) return new Map();
    const ids = own.map(({ locationId }) => locationId);
    return this.followers.count(this.dataSource.manager, practiceId, ids, this.clock.now());
  }
}
