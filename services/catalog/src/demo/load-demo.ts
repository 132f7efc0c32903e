import {
  BookableEventTypeSavedSchema,
  LocationSavedSchema,
  PracticeSavedSchema,
  ServiceSavedSchema,
} from '@yarrow/contracts/catalog/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import type { DataSource, EntityManager } from 'typeorm';
import { eventTypeMessage } from '../event-types/event-type-message.js';
import { EventType } from '../event-types/event-type.entity.js';
import { locationMessage } from '../offerings/location-message.js';
import { Location } from '../offerings/location.entity.js';
import { GalleryImage } from '../practices/gallery/gallery-image.entity.js';
import { ImageAsset } from '../practices/website/image-asset.entity.js';
import { practiceMessage } from '../practices/practice-message.js';
import { PracticeSkill } from '../practices/skills/practice-skill.entity.js';
import { Practice } from '../practices/practice.entity.js';
import type { ProfileParts } from '../practices/practices.repository.js';
import { ProCredential } from '../practices/credentials/pro-credential.entity.js';
import { serviceMessage } from '../offerings/service-message.js';
import { Service } from '../offerings/service.entity.js';

/** What a data source needs to know for {@link loadDemo}. */
export const demoEntities = [
  Practice,
  PracticeSkill,
  ProCredential,
  GalleryImage,
  ImageAsset,
  Location,
  Service,
  EventType,
];

/** A date is an ISO 8601 text, as it comes out of a file. */
type Raw<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] };

/** A practice of the demonstration data, as far as the catalog owns it. */
export interface DemoPractice {
  practice: Raw<Practice>;
  /** In the practitioner's order. */
  skills: { specialtyId: string }[];
  credentials: ProCredential[];
  gallery: GalleryImage[];
  locations: Location[];
  services: Service[];
  /** Kinds of group events. */
  eventTypes: EventType[];
}

/**
 * Adds practices that are not there yet and publishes them as the use cases do, dated when each was created. A practice
 * is one transaction: what was interrupted is simply loaded again.
 * @returns how many were added
 */
export async function loadDemo(dataSource: DataSource, practices: DemoPractice[]): Promise<number> {
  let added = 0;
  for (const one of practices) {
    if (await dataSource.transaction((tx) => addPractice(tx, one))) added += 1;
  }
  return added;
}

async function addPractice(tx: EntityManager, demo: DemoPractice): Promise<boolean> {
  const createdAt = new Date(demo.practice.createdAt);
  const practice = tx.create(Practice, { ...demo.practice, createdAt });
  const inserted = await tx
    .createQueryBuilder()
    .insert()
    .into(Practice)
    .values(practice)
    .orIgnore()
    .returning('id')
    .execute();
  if ((inserted.raw as unknown[]).length === 0) return false;
  const { id: practiceId } = practice;
  const skills = demo.skills.map(({ specialtyId }, index) => ({ practiceId, specialtyId, position: index + 1 }));
  const locations = demo.locations.map((row) => tx.create(Location, row));
  const services = demo.services.map((row) => tx.create(Service, row));
  await tx.insert(PracticeSkill, skills);
  await tx.insert(ProCredential, demo.credentials);
  await tx.insert(GalleryImage, demo.gallery);
  await tx.insert(Location, locations as never);
  await tx.insert(Service, services as never);
  const eventTypes = demo.eventTypes.map((row) => tx.create(EventType, row));
  await tx.insert(EventType, eventTypes as never);
  const parts = { skills, credentials: demo.credentials, gallery: demo.gallery };
  await publish(tx, { practice, parts, locations, services, eventTypes }, createdAt);
  return true;
}

interface Added {
  practice: Practice;
  parts: ProfileParts;
  locations: Location[];
  services: Service[];
  eventTypes: EventType[];
}

async function publish(
  tx: EntityManager,
  { practice, parts, locations, services, eventTypes }: Added,
  createdAt: Date,
): Promise<void> {
  const metadata = { aggregateId: practice.id, occurredAt: createdAt };
  await emit(tx, PracticeSavedSchema, { practice: practiceMessage(practice, parts, locations[0]) }, metadata);
  for (const location of locations) {
    await emit(
      tx,
      LocationSavedSchema,
      { location: locationMessage(location) },
      { ...metadata, aggregateId: location.id },
    );
  }
  for (const service of services) {
    await emit(tx, ServiceSavedSchema, { service: serviceMessage(service) }, { ...metadata, aggregateId: service.id });
  }
  for (const type of eventTypes) {
    await emit(
      tx,
      BookableEventTypeSavedSchema,
      { eventType: eventTypeMessage(type) },
      { ...metadata, aggregateId: type.id },
    );
  }
}
