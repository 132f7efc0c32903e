import { create, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import { BookableEventTypeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  BookableEventSavedSchema,
  RegistrationBookedSchema,
  RegistrationConfirmedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import type { DataSource, EntityManager } from 'typeorm';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import { BookableEvent } from '../event-records/bookable-event.entity.js';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';
import { applyEventForm } from '../events/event-form.js';
import { eventMessage } from '../event-records/event-message.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { makeRegistration } from '../registrations/make-registration.js';
import { registrationMessage } from '../registrations/registration-message.js';
import { Registration } from '../registrations/registration.entity.js';
import { RegistrationsRepository } from '../registrations/registrations.repository.js';
import type { DemoAttendee } from './load-demo.js';

/** What a data source needs to know for {@link loadDemoEvents}. */
export const demoEventEntities = [BookableEvent, Registration];

/** A kind of group event as the catalog's demonstration data has it. */
export interface DemoEventType {
  id: string;
  practiceId: string;
  name: string;
  description: string;
  instructions: string;
  kind: string;
  locationId: string;
  duration: number;
  durationUnit: string;
  amountCents: number;
  capacity: number | null;
  photoUrl: string | null;
}

/** A group event of the demonstration data; times are ISO 8601. */
export interface DemoEvent {
  id: string;
  eventTypeId: string;
  startsAt: string;
  createdAt: string;
  capacity: number | null;
  /** Registrations of clients who need not pay beforehand. */
  registrations: { id: string; clientId: string; at: string }[];
}

/** The group events of one practice. */
export interface DemoEvents {
  practice: { id: string };
  clients: DemoAttendee[];
  eventTypes: DemoEventType[];
  events: DemoEvent[];
}

// No practice has an account for video calls, so no link is made.
const catalogs = new CatalogProjectionRepository({ PUBLIC_URL: '' });
const events = new BookableEventsRepository();
const registrations = new RegistrationsRepository();
const occupancies = new OccupanciesRepository();

/**
 * Adds group events that are not there yet, by the rules of scheduling one, with those who come, dated when each was
 * scheduled or registered for.
 * @returns how many were added
 * @throws Error where a practice is unknown
 */
export async function loadDemoEvents(dataSource: DataSource, practices: DemoEvents[]): Promise<number> {
  let added = 0;
  for (const one of practices) added += await dataSource.transaction((tx) => addEvents(tx, one));
  return added;
}

async function addEvents(tx: EntityManager, demo: DemoEvents): Promise<number> {
  if (demo.events.length === 0) return 0;
  const catalog = await catalogs.findCatalog(tx, demo.practice.id);
  if (!catalog) throw new Error(`Scheduling does not know practice ${demo.practice.id} yet`);
  const ids = demo.events.map(({ id }) => id);
  const known = new Set((await events.listByIds(tx, ids)).map(({ id }) => id));
  const fresh = demo.events.filter(({ id }) => !known.has(id));
  for (const one of fresh) {
    const type = demo.eventTypes.find(({ id }) => id === one.eventTypeId);
    if (!type) throw new Error(`Event ${one.id} is of no kind`);
    await addComers(tx, await addEvent(tx, one, type, catalog), one, { catalog, clients: demo.clients });
  }
  return fresh.length;
}

async function addEvent(
  tx: EntityManager,
  { id, startsAt, createdAt, capacity }: DemoEvent,
  { capacity: _all, id: eventTypeId, photoUrl, ...facts }: DemoEventType,
  catalog: PracticeCatalog,
): Promise<BookableEvent> {
  const now = new Date(createdAt);
  const { practiceId } = catalog.practice;
  const event = Object.assign(new BookableEvent(), { id, practiceId, eventTypeId, capacity });
  Object.assign(event, { cancelledAt: null, createdAt: now, version: 1 });
  const type = create(BookableEventTypeSchema, { ...facts, eventTypeId, photoUrl: photoUrl ?? '' });
  applyEventForm(event, { startsAt }, { type, catalog, now });
  await events.insert(tx, event);
  const bufferMinutes = catalog.practice.booking?.bufferMinutes ?? 0;
  await occupancies.takeAnyway(tx, { ...event, kind: 'event', bufferMinutes, expiresAt: null });
  const saved = { event: eventMessage(event, catalog.practice) };
  await emit(tx, BookableEventSavedSchema, saved, { aggregateId: id, occurredAt: now });
  return event;
}

async function addComers(
  tx: EntityManager,
  event: BookableEvent,
  demo: DemoEvent,
  { catalog, clients }: { catalog: PracticeCatalog; clients: DemoAttendee[] },
): Promise<void> {
  for (const { id, clientId, at } of demo.registrations) {
    const client = clients.find((candidate) => candidate.id === clientId);
    if (!client) throw new Error(`No attendee has registration ${id}`);
    const now = new Date(at);
    const details = { id, requestId: id, zone: event.timeZone, now, visitor: null, bookedBy: 'client' as const };
    const registration = makeRegistration(event, catalog, { ...client, clientId }, details);
    await registrations.insert(tx, registration);
    const publish = async <S extends DescMessage>(schema: S) => {
      const init = { registration: registrationMessage(registration, event, catalog.practice) };
      // Both events carry it in this field; the compiler cannot know that of any S.
      await emit(tx, schema, init as unknown as MessageInitShape<S>, { aggregateId: id, occurredAt: now });
    };
    await publish(RegistrationBookedSchema);
    await publish(RegistrationConfirmedSchema);
  }
}
