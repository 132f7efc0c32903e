import { Injectable } from '@nestjs/common';
import {
  BookableEventTypeSavedSchema,
  LocationDeletedSchema,
  LocationSavedSchema,
  PracticeSavedSchema,
  ServiceSavedSchema,
} from '@yarrow/contracts/catalog/v1/events_pb';
import { emitAll } from '@yarrow/kit/outbox';
import { listSnapshotRows, REPUBLISHED_AT, type SnapshotRange } from '@yarrow/kit/republish/snapshots';
import { SnapshotsService } from '@yarrow/kit/republish/snapshots.service';
import type { EntityManager } from 'typeorm';
import { eventTypeMessage } from '../event-types/event-type-message.js';
import { EventType } from '../event-types/event-type.entity.js';
import { locationMessage } from '../offerings/location-message.js';
import { Location } from '../offerings/location.entity.js';
import { LocationsRepository } from '../offerings/locations.repository.js';
import { practiceMessage } from '../practices/practice-message.js';
import { Practice } from '../practices/practice.entity.js';
import { PracticesRepository } from '../practices/practices.repository.js';
import { serviceMessage } from '../offerings/service-message.js';
import { Service } from '../offerings/service.entity.js';

/** Publishes practices, their locations and what they offer again. */
@Injectable()
export class CatalogSnapshotsPublisher {
  constructor(
    snapshots: SnapshotsService,
    private readonly practices: PracticesRepository,
    private readonly locations: LocationsRepository,
  ) {
    snapshots.register(
      { name: 'practices', publish: (tx, range) => this.publishPractices(tx, range) },
      { name: 'locations', publish: publishLocations },
      { name: 'services', publish: publishServices },
      { name: 'event-types', publish: publishEventTypes },
    );
  }

  private async publishPractices(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
    const practices = await listSnapshotRows(tx, Practice, range, { practice: 'id' });
    const ids = practices.map(({ id }) => id);
    const parts = await this.practices.listParts(tx, ids);
    const locations = await this.locations.listOf(tx, ids);
    const mainOf = (id: string) => locations.find((one) => one.practiceId === id && one.state === 'active');
    const events = practices.map((practice) => ({
      init: { practice: practiceMessage(practice, parts.get(practice.id)!, mainOf(practice.id)) },
      aggregateId: practice.id,
      occurredAt: REPUBLISHED_AT,
    }));
    await emitAll(tx, PracticeSavedSchema, events);
    return ids;
  }
}

async function publishLocations(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
  const locations = await listSnapshotRows(tx, Location, range);
  const [gone, present] = [true, false].map((deleted) => locations.filter((one) => one.deleted === deleted));
  const events = present!.map((location) => ({
    init: { location: locationMessage(location) },
    aggregateId: location.id,
    occurredAt: REPUBLISHED_AT,
  }));
  await emitAll(tx, LocationSavedSchema, events);
  const deletions = gone!.map(({ id, practiceId }) => ({
    init: { practiceId, locationId: id },
    aggregateId: id,
    occurredAt: REPUBLISHED_AT,
  }));
  await emitAll(tx, LocationDeletedSchema, deletions);
  return locations.map(({ id }) => id);
}

async function publishServices(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
  const services = await listSnapshotRows(tx, Service, range);
  const events = services.map((service) => ({
    init: { service: serviceMessage(service) },
    aggregateId: service.id,
    occurredAt: REPUBLISHED_AT,
  }));
  await emitAll(tx, ServiceSavedSchema, events);
  return services.map(({ id }) => id);
}

async function publishEventTypes(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
  const types = await listSnapshotRows(tx, EventType, range);
  const events = types.map((type) => ({
    init: { eventType: eventTypeMessage(type) },
    aggregateId: type.id,
    occurredAt: REPUBLISHED_AT,
  }));
  await emitAll(tx, BookableEventTypeSavedSchema, events);
  return types.map(({ id }) => id);
}
