import { Injectable } from '@nestjs/common';
import { LocationDeletedSchema, ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import type { Practice } from '../practices/practice.entity.js';
import { PracticePublisher } from '../practices/practice.publisher.js';
import { PracticesRepository } from '../practices/practices.repository.js';
import { serviceMessage } from '../offerings/service-message.js';
import { ServicesRepository } from '../offerings/services.repository.js';
import { requireDeletable, requireDisablable } from './location-state.js';
import type { Location } from '../offerings/location.entity.js';
import { LocationsRepository } from '../offerings/locations.repository.js';
import { locationAmong, saveAndPublish } from './locations.service.js';

/** What a change of state or order works on, under the practice's lock. */
interface LockedLocations {
  tx: EntityManager;
  practice: Practice;
  all: Location[];
}

/** Which locations can be booked, and their order. The owner may; the lock of the practice keeps the rules true. */
@Injectable()
export class LocationStatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locations: LocationsRepository,
    private readonly practices: PracticesRepository,
    private readonly services: ServicesRepository,
    private readonly publisher: PracticePublisher,
  ) {}

  /** Visits that are booked there stay; new ones cannot be booked. */
  async disable(actor: Actor, id: string): Promise<Location> {
    return this.change(actor, async (locked) => {
      const location = locationAmong(locked.all, id);
      if (location.state === 'disabled') return location;
      requireDisablable(location, locked.all, await this.services.listOf(locked.tx, [locked.practice.id]));
      return this.setState(locked, location, 'disabled');
    });
  }

  async enable(actor: Actor, id: string): Promise<Location> {
    return this.change(actor, async (locked) => {
      const location = locationAmong(locked.all, id);
      return location.state === 'active' ? location : this.setState(locked, location, 'active');
    });
  }

  /** The row stays for the visits that took place there. */
  async remove(actor: Actor, id: string): Promise<void> {
    return this.change(actor, async ({ tx, practice, all }) => {
      const location = locationAmong(all, id);
      const services = await this.services.listOf(tx, [practice.id]);
      requireDeletable(location, all, services);
      for (const service of services.filter(({ locationIds }) => locationIds.includes(id))) {
        service.locationIds = service.locationIds.filter((other) => other !== id);
        service.version += 1;
        await this.services.save(tx, service);
        await emit(tx, ServiceSavedSchema, { service: serviceMessage(service) }, { aggregateId: service.id });
      }
      location.deleted = true;
      location.version += 1;
      await this.locations.save(tx, location);
      await emit(tx, LocationDeletedSchema, { practiceId: practice.id, locationId: id }, { aggregateId: id });
    });
  }

  /**
   * Positions from 1 in the order of the ids. A location that was made meanwhile, and is not named, comes last.
   * @throws DomainError `not_found` where one of them is no location of the practice
   */
  async reorder(actor: Actor, ids: readonly string[]): Promise<Location[]> {
    return this.change(actor, async ({ tx, practice, all }) => {
      const named = [...new Set(ids)].map((id) => locationAmong(all, id));
      const ordered = [...named, ...all.filter((location) => !named.includes(location))];
      for (const [index, location] of ordered.entries()) {
        if (location.position === index + 1) continue;
        location.position = index + 1;
        await saveAndPublish(tx, this.locations, location);
      }
      await this.publisher.saveAndPublish(tx, practice);
      return ordered;
    });
  }

  private async setState(
    { tx, practice }: LockedLocations,
    location: Location,
    state: Location['state'],
  ): Promise<Location> {
    location.state = state;
    await saveAndPublish(tx, this.locations, location);
    // Its main location may be another one now.
    await this.publisher.saveAndPublish(tx, practice);
    return location;
  }

  private async change<T>(actor: Actor, work: (locked: LockedLocations) => Promise<T>): Promise<T> {
    requirePro(actor);
    return this.dataSource.transaction(async (tx) => {
      const practice = await this.practices.getForUpdate(tx, actor.practiceId);
      return work({ tx, practice, all: await this.locations.listOf(tx, [practice.id]) });
    });
  }
}
