import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';

/** Locks a visit whose price is about to change. */
@Injectable()
export class CheckoutLockService {
  constructor(
    private readonly appointments: AppointmentProjectionRepository,
    private readonly attempts: AttemptsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_open`, `hold_expired`, `payment_unknown` while a charge of the present price is under way */
  async run(
    appointmentId: string,
    work: (tx: EntityManager, appointment: AppointmentProjection) => Promise<void>,
  ): Promise<void> {
    await this.appointments.withLock(appointmentId, async (tx, appointment) => {
      if (appointment.ended) throw new DomainError('not_open', 'This booking does not take place any more.');
      appointment.requireTimeHeld(this.clock.now());
      const live = await this.attempts.findLive(tx, appointmentId, 'appointment', 'cancellation_fee', 'tip');
      // A payment that waits for its client is dropped when the price has changed; one that may be through is not.
      if (live && live.state !== 'awaiting_client') {
        throw new DomainError('payment_unknown', 'A payment is under way. Please wait a moment.');
      }
      await work(tx, appointment);
    });
  }
}
