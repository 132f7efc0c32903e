import { Injectable } from '@nestjs/common';
import {
  SeriesBookedSchema,
  SeriesCancelledSchema,
  SeriesUpdatedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { appointmentMessage, updateOf } from '../appointments/appointment-message.js';
import type { Appointment } from '../visits/appointment.entity.js';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';

/** Publishes changes of several visits of a series as one event, in addition to the events of each visit. */
@Injectable()
export class SeriesPublisher {
  constructor(private readonly catalogs: CatalogProjectionRepository) {}

  /** @param appointments in the order of their times */
  async booked(tx: EntityManager, seriesId: string, appointments: readonly Appointment[]): Promise<void> {
    const made = { seriesId, appointments: await this.snapshotsOf(tx, appointments) };
    await emit(tx, SeriesBookedSchema, made, { aggregateId: seriesId });
  }

  /**
   * @param seriesId undefined for visits of one client that follow their location and belong to no common series
   * @param changed in the order of their times, with the times before
   */
  async updated(
    tx: EntityManager,
    seriesId: string | undefined,
    changed: readonly { readonly visit: Appointment; readonly previous: { startsAt: Date; endsAt: Date } }[],
  ): Promise<void> {
    const snapshots = await this.snapshotsOf(
      tx,
      changed.map(({ visit }) => visit),
    );
    const updates = changed.map(({ visit, previous }, index) => ({
      appointment: snapshots[index]!,
      ...updateOf(visit, previous, true),
    }));
    const aggregateId = seriesId ?? changed[0]!.visit.id;
    await emit(tx, SeriesUpdatedSchema, { seriesId: seriesId ?? '', updates }, { aggregateId });
  }

  /** @param appointments in the order of their times */
  async cancelled(
    tx: EntityManager,
    seriesId: string,
    appointments: readonly Appointment[],
    practitionerNote: string,
  ): Promise<void> {
    const cancelled = { seriesId, appointments: await this.snapshotsOf(tx, appointments), practitionerNote };
    await emit(tx, SeriesCancelledSchema, cancelled, { aggregateId: seriesId });
  }

  private async snapshotsOf(tx: EntityManager, appointments: readonly Appointment[]) {
    const [first] = appointments;
    const practice = first && (await this.catalogs.findPractice(tx, first.practiceId));
    return appointments.map((appointment) => appointmentMessage(appointment, practice));
  }
}
