import { Injectable } from '@nestjs/common';
import {
  AppointmentRepublishedSchema,
  BookableEventSavedSchema,
  RegistrationRepublishedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { emitAll } from '@yarrow/kit/outbox';
import { listSnapshotRows, REPUBLISHED_AT, type SnapshotRange } from '@yarrow/kit/republish/snapshots';
import { SnapshotsService } from '@yarrow/kit/republish/snapshots.service';
import { In, type EntityManager } from 'typeorm';
import { appointmentMessage } from '../appointments/appointment-message.js';
import { Appointment } from '../visits/appointment.entity.js';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import { BookableEvent } from '../event-records/bookable-event.entity.js';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';
import { eventMessage } from '../event-records/event-message.js';
import { OpenPackagesService } from '../packages/open-packages.service.js';
import { registrationMessage } from '../registrations/registration-message.js';
import { Registration } from '../registrations/registration.entity.js';
import { OpeningsService } from '../openings/openings.service.js';

/** Publishes appointments, group events, registrations, packages and free times again. */
@Injectable()
export class VisitSnapshotsPublisher {
  constructor(
    snapshots: SnapshotsService,
    packages: OpenPackagesService,
    openings: OpeningsService,
    private readonly catalogs: CatalogProjectionRepository,
    private readonly events: BookableEventsRepository,
  ) {
    snapshots.register(
      { name: 'appointments', publish: (tx, range) => this.publishAppointments(tx, range) },
      { name: 'events', publish: (tx, range) => this.publishEvents(tx, range) },
      { name: 'registrations', publish: (tx, range) => this.publishRegistrations(tx, range) },
      { name: 'packages', publish: (tx, range) => packages.republish(tx, range) },
      { name: 'openings', publish: (tx, range) => openings.republish(tx, range) },
    );
  }

  private async publishAppointments(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
    const rows = await listSnapshotRows(tx, Appointment, range);
    await this.emitAppointments(tx, rows);
    return rows.map(({ id }) => id);
  }

  /** Visits that are another contact's now. */
  async publishVisits(
    tx: EntityManager,
    appointmentIds: readonly string[],
    registrationIds: readonly string[],
  ): Promise<void> {
    const order = { id: 'ASC' } as const;
    if (appointmentIds.length > 0) {
      await this.emitAppointments(tx, await tx.find(Appointment, { where: { id: In([...appointmentIds]) }, order }));
    }
    if (registrationIds.length > 0) {
      await this.emitRegistrations(tx, await tx.find(Registration, { where: { id: In([...registrationIds]) }, order }));
    }
  }

  private async emitAppointments(tx: EntityManager, rows: readonly Appointment[]): Promise<void> {
    const practices = await this.practicesOf(tx, rows);
    const events = rows.map((row) => ({
      init: { appointment: appointmentMessage(row, practices.get(row.practiceId)) },
      aggregateId: row.id,
      occurredAt: REPUBLISHED_AT,
    }));
    await emitAll(tx, AppointmentRepublishedSchema, events);
  }

  private async publishEvents(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
    const rows = await listSnapshotRows(tx, BookableEvent, range);
    const practices = await this.practicesOf(tx, rows);
    const events = rows.map((row) => ({
      init: { event: eventMessage(row, practices.get(row.practiceId)) },
      aggregateId: row.id,
      occurredAt: REPUBLISHED_AT,
    }));
    await emitAll(tx, BookableEventSavedSchema, events);
    return rows.map(({ id }) => id);
  }

  private async publishRegistrations(tx: EntityManager, range: SnapshotRange): Promise<string[]> {
    const rows = await listSnapshotRows(tx, Registration, range);
    await this.emitRegistrations(tx, rows);
    return rows.map(({ id }) => id);
  }

  private async emitRegistrations(tx: EntityManager, rows: readonly Registration[]): Promise<void> {
    const practices = await this.practicesOf(tx, rows);
    const booked = await this.events.listByIds(
      tx,
      rows.map(({ eventId }) => eventId),
    );
    const byId = new Map(booked.map((event) => [event.id, event]));
    const events = rows.map((row) => ({
      init: { registration: registrationMessage(row, byId.get(row.eventId)!, practices.get(row.practiceId)) },
      aggregateId: row.id,
      occurredAt: REPUBLISHED_AT,
    }));
    await emitAll(tx, RegistrationRepublishedSchema, events);
  }

  private practicesOf(tx: EntityManager, rows: readonly { practiceId: string }[]) {
    return this.catalogs.listPractices(tx, [...new Set(rows.map(({ practiceId }) => practiceId))]);
  }
}
