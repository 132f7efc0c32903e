import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import type { Location, Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  AppointmentAcceptedSchema,
  AppointmentBookedSchema,
  AppointmentCancelledSchema,
  AppointmentDeclinedSchema,
  AppointmentRequestedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { newSecretToken } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import type { DataSource, EntityManager } from 'typeorm';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { appointmentMessage } from '../appointments/appointment-message.js';
import { Appointment } from '../visits/appointment.entity.js';
import type { AppointmentState, Party } from '../visits/visit-parts.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { termsOf } from '../visits/cancellation-terms.js';
import { placeOf } from '../visits/place.js';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import type { OfferLine, PaymentRequirement } from '../catalog-projection/offer.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { OpeningsRepository } from '../openings/openings.repository.js';
import { OpeningsService } from '../openings/openings.service.js';

/** What a data source needs to know for {@link loadDemo}. */
export const demoEntities = [Appointment];

/** A visit of the demonstration data; times are ISO 8601. */
export interface DemoVisit {
  id: string;
  clientId: string;
  locationId: string;
  lines: OfferLine[];
  amountCents: number;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  localStartsAt: string;
  newClient: boolean;
  clientNote: string;
  state: AppointmentState;
  createdAt: string;
  /** When it was accepted or declined. */
  decidedAt: string;
  cancelledAt: string | null;
  cancelledBy: Party | null;
  practitionerNote: string;
  paymentRequirement: PaymentRequirement;
}

/** A client of a visit. */
export interface DemoAttendee {
  id: string;
  userId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** The visits of one practice. */
export interface DemoBookings {
  practice: { id: string };
  clients: DemoAttendee[];
  visits: DemoVisit[];
}

const appointments = new AppointmentsRepository();
// No practice has an account for video calls, so no link is made.
const catalogs = new CatalogProjectionRepository({ PUBLIC_URL: '' });
const occupancies = new OccupanciesRepository();

/** Practices whose facts have not arrived from the catalog yet. */
export async function listMissingProjections(dataSource: DataSource, demo: DemoBookings[]): Promise<string[]> {
  const ids = demo.map(({ practice }) => practice.id);
  const known = new Set(
    (await catalogs.listCatalogs(dataSource.manager, ids)).filter(isComplete).map((c) => c.practice.practiceId),
  );
  return ids.filter((id) => !known.has(id));
}

const isComplete = ({ locations, services }: { locations: readonly unknown[]; services: readonly unknown[] }) =>
  locations.length > 0 && services.length > 0;

/**
 * Adds visits that are not there yet, each through the constraint that keeps a practice from being in two places, and
 * publishes them as booking and deciding do, dated when they were booked and decided.
 * @returns how many were added
 * @throws Error where a visit meets another one or its practice is unknown
 */
export async function loadDemo(dataSource: DataSource, bookings: DemoBookings[]): Promise<number> {
  let added = 0;
  for (const one of bookings) added += await dataSource.transaction((tx) => addVisits(tx, one));
  return added;
}

/**
 * Computes the openings of the practices at once, so that pages show them immediately; the service does the same
 * some seconds later.
 * @returns how many practices were looked at
 */
export function loadOpenings(dataSource: DataSource): Promise<number> {
  const openings = new OpeningsService(dataSource, new OpeningsRepository(), catalogs, new Clock());
  return openings.refresh({ quietMs: 0, maxWaitMs: 0 });
}

async function addVisits(tx: EntityManager, { practice: { id }, clients, visits }: DemoBookings): Promise<number> {
  const catalog = await catalogs.findCatalog(tx, id);
  if (!catalog) throw new Error(`Scheduling does not know practice ${id} yet`);
  const known = new Set(
    (
      await appointments.listByIds(
        tx,
        visits.map((visit) => visit.id),
      )
    ).map((row) => row.id),
  );
  const attendees = new Map(clients.map((client) => [client.id, client]));
  const fresh = visits.filter((visit) => !known.has(visit.id));
  for (const visit of fresh) {
    const location = catalog.locations.find(({ locationId }) => locationId === visit.locationId);
    const attendee = attendees.get(visit.clientId);
    if (!location || !attendee) throw new Error(`Visit ${visit.id} has no place or no attendee`);
    const appointment = appointmentOf(visit, attendee, catalog.practice, location);
    await takeTime(tx, appointment, catalog.practice);
    await appointments.insert(tx, appointment);
    await publish(tx, appointment, visit, catalog.practice);
  }
  return fresh.length;
}

async function takeTime(tx: EntityManager, appointment: Appointment, practice: Practice): Promise<void> {
  const { id, practiceId, state, startsAt, endsAt } = appointment;
  if (state !== 'approved' && state !== 'pending') return;
  const bufferMinutes = practice.booking?.bufferMinutes ?? 0;
  const occupancy = { id, practiceId, kind: 'appointment' as const, startsAt, endsAt, bufferMinutes, expiresAt: null };
  if (!(await occupancies.take(tx, occupancy))) throw new Error(`The time of visit ${id} is taken`);
}

function appointmentOf(visit: DemoVisit, attendee: DemoAttendee, practice: Practice, location: Location): Appointment {
  const instantActionToken = newSecretToken();
  const { id, clientId, lines, amountCents, timeZone, localStartsAt, newClient, clientNote, state } = visit;
  const { firstName, lastName, email, phone, userId } = attendee;
  const { booking } = practice;
  return Object.assign(new Appointment(), {
    ...{ id, clientId, amountCents, timeZone, localStartsAt, newClient, clientNote, state },
    ...{ firstName, lastName, email, phone, userId },
    lines: lines.map((line) => ({ ...line, packageSessions: 0, customPrice: false })),
    practiceId: practice.practiceId,
    instantActionToken,
    tokenDigest: hashToken(instantActionToken),
    practiceToken: newSecretToken(),
    startsAt: new Date(visit.startsAt),
    endsAt: new Date(visit.endsAt),
    clientTimeZone: timeZone,
    place: placeOf(location),
    currency: practice.currency,
    bookedBy: 'client' as const,
    practitionerNote: visit.practitionerNote,
    instantApproval: booking?.instantClientApproval ?? false,
    cancellation: termsOf(booking),
    packageId: null,
    packageSession: null,
    packageSessionReturned: false,
    cancelledBy: visit.cancelledBy,
    paymentRequirement: visit.paymentRequirement,
    paymentDueBy: null,
    createdAt: new Date(visit.createdAt),
    version: 1 + storyOf(visit).length,
  });
}

/** What happened after it was booked, first to last. */
type Step = 'requested' | 'accepted' | 'declined' | 'cancelled';

function storyOf({ state, cancelledAt, createdAt, decidedAt }: DemoVisit): Step[] {
  const asked: Step[] = createdAt === decidedAt ? [] : ['requested'];
  if (state === 'pending') return ['requested'];
  if (state === 'declined') return [...asked, 'declined'];
  return cancelledAt ? [...asked, 'accepted', 'cancelled'] : [...asked, 'accepted'];
}

const STATES = { requested: 'pending', accepted: 'approved', declined: 'declined', cancelled: 'cancelled' } as const;

/** Every event carries the appointment as it was then. */
async function publish(
  tx: EntityManager,
  appointment: Appointment,
  visit: DemoVisit,
  practice: Practice,
): Promise<void> {
  const story = storyOf(visit);
  const emitAt = async <S extends DescMessage>(schema: S, at: string, step: number, rest: object = {}) => {
    const state =
      step === 0
        ? STATES[story[0] === 'requested' || story[0] === 'declined' ? 'requested' : 'accepted']
        : STATES[story[step - 1]!];
    const then = Object.assign(new Appointment(), appointment, { state, version: step + 1 });
    const init = { appointment: appointmentMessage(then, practice), ...rest } as unknown as MessageInitShape<S>;
    await emit(tx, schema, init, { aggregateId: appointment.id, occurredAt: new Date(at) });
  };
  await emitAt(AppointmentBookedSchema, visit.createdAt, 0);
  for (const [index, step] of story.entries()) {
    if (step === 'requested') await emitAt(AppointmentRequestedSchema, visit.createdAt, index + 1);
    if (step === 'accepted') {
      await emitAt(AppointmentAcceptedSchema, visit.decidedAt, index + 1, { automatic: appointment.instantApproval });
    }
    if (step === 'declined') await emitAt(AppointmentDeclinedSchema, visit.decidedAt, index + 1);
    if (step === 'cancelled') {
      const { cancelledBy, practitionerNote } = visit;
      const rest = { cancelledBy: cancelledBy ?? '', late: false, feeCents: 0, practitionerNote };
      await emitAt(AppointmentCancelledSchema, visit.cancelledAt!, index + 1, rest);
    }
  }
}
