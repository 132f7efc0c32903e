import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DataSource } from 'typeorm';
import type { Appointment } from '../visits/appointment.entity.js';
import { appointmentNotFound } from '../visits/appointments.policy.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { parseStart } from '../availability/start.js';
import { parseTimeZone } from '../availability/time-zone.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { MovableVisitsService } from './movable-visits.service.js';
import { moveRules } from './move-rules.js';
import { VisitMoverService } from './visit-mover.service.js';

/** A visit and the right to move it. */
export interface VisitToMove {
  readonly appointmentId: string;
  /** Secret of its link. */
  readonly instantActionToken?: string | null;
}

/** Where to. */
export interface WantedMove extends VisitToMove {
  /** ISO 8601 with an explicit offset. */
  readonly startsAt: string;
  readonly acceptedFeeCents: number;
  readonly timeZone?: string | null;
}

/** The client moves a visit alone: place, services, price and state stay. */
@Injectable()
export class RescheduleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visits: MovableVisitsService,
    private readonly catalogs: CatalogProjectionService,
    private readonly appointments: AppointmentsRepository,
    private readonly mover: VisitMoverService,
  ) {}

  /**
   * Repeating it changes nothing.
   * @throws DomainError `not_found`, `invalid_starts_at`, `invalid_time_zone`, `not_movable`, `fee_changed`, `too_soon`,
   *   `outside_hours`, `slot_taken`, `rate_limited`
   */
  async reschedule(actor: Actor, wanted: WantedMove, now: Date): Promise<Appointment> {
    const found = await this.visits.find(actor, wanted.appointmentId, wanted.instantActionToken);
    if (!found) throw appointmentNotFound();
    const startsAt = parseStart(wanted.startsAt);
    const timeZone = parseTimeZone(wanted.timeZone);
    return this.dataSource.transaction(async (tx) => {
      const catalog = await this.catalogs.getCatalogForShare(tx, found.practiceId);
      const appointment = await this.appointments.findForUpdate(tx, found.id);
      if (!appointment) throw appointmentNotFound();
      const { acceptedFeeCents } = wanted;
      const move = { startsAt, acceptedFeeCents, timeZone, rules: moveRules(catalog, appointment) };
      await this.mover.move(tx, appointment, move, now);
      return appointment;
    });
  }
}
