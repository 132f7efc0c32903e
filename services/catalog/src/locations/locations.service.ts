import { Injectable } from '@nestjs/common';
import { LocationSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest, type UpsertTarget } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { Clock } from '@yarrow/kit/clock';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { PracticePublisher } from '../practices/practice.publisher.js';
import { PracticesRepository } from '../practices/practices.repository.js';
import { applyLocationForm, type LocationForm } from './location-form.js';
import { locationMessage } from '../offerings/location-message.js';
import { Location } from '../offerings/location.entity.js';
import { LocationsRepository } from '../offerings/locations.repository.js';

const MAX_LOCATIONS = 50;

@Injectable()
export class LocationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locations: LocationsRepository,
    private readonly practices: PracticesRepository,
    private readonly publisher: PracticePublisher,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires the owner. Locking the practice keeps "only one virtual and one home" true when two forms are saved at
   * once, and makes repetitions of one request take turns: they get what it made.
   */
  async upsert(actor: Actor, { id, idempotencyKey }: UpsertTarget, form: LocationForm): Promise<Location> {
    requirePro(actor);
    const made = idOfRequest(idempotencyKey, { of: actor.practiceId, kind: 'location' });
    return this.dataSource.transaction(async (tx) => {
      const practice = await this.practices.getForUpdate(tx, actor.practiceId);
      const [repeated] = made && !id ? await this.locations.listByIds(tx, [made]) : [];
      if (repeated) return repeated;
      const all = await this.locations.listOf(tx, [practice.id]);
      const location = id ? locationAmong(all, id) : newLocation(made ?? newId(), practice.id, all);
      applyLocationForm(location, form, { practiceCountry: practice.country, nowMs: this.clock.now().getTime() });
      assertOnlyOneOfItsKind(location, all);
      await saveAndPublish(tx, this.locations, location);
      await this.publisher.saveAndPublish(tx, practice);
      return location;
    });
  }

  async listByIds(ids: readonly string[]): Promise<Location[]> {
    return this.locations.listByIds(this.dataSource.manager, ids.filter(isUuid));
  }

  /** Disabled ones too, in order. */
  async listOf(practiceIds: readonly string[]): Promise<Location[]> {
    return this.locations.listOf(this.dataSource.manager, practiceIds);
  }
}

/** Saves a changed location and publishes it; the caller holds the practice's lock. */
export async function saveAndPublish(
  tx: EntityManager,
  locations: LocationsRepository,
  location: Location,
): Promise<void> {
  location.version += 1;
  await locations.save(tx, location);
  await emit(tx, LocationSavedSchema, { location: locationMessage(location) }, { aggregateId: location.id });
}

/** @throws DomainError `not_found` */
export function locationAmong(all: Location[], id: string): Location {
  const location = all.find((candidate) => candidate.id === id);
  if (!location) throw new DomainError('not_found', 'This location does not exist.', 'id');
  return location;
}

function newLocation(id: string, practiceId: string, all: Location[]): Location {
  if (all.length >= MAX_LOCATIONS)
    throw new DomainError('too_many_locations', `A practice can have at most ${MAX_LOCATIONS} locations.`);
  const position = Math.max(0, ...all.map((location) => location.position)) + 1;
  return Object.assign(new Location(), { id, practiceId, state: 'active', deleted: false, position, version: 0 });
}

function assertOnlyOneOfItsKind(location: Location, all: Location[]): void {
  const others = all.filter((other) => other.id !== location.id);
  if (location.kind !== 'office' && others.some((other) => other.kind === location.kind)) {
    throw new DomainError('kind_taken', `There can be only one ${location.kind} location.`, 'kind');
  }
}
