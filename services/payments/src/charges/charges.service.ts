import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { PaymentsPolicy } from '../access/payments.policy.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { ChargeResult } from './charge-result.js';
import { ChargeDesk } from './charge-desk.js';

/** More than any person needs, fewer than card testing wants. */
const CHARGES_PER_APPOINTMENT = { points: 40, perSeconds: 600 };

export interface ChargedAppointment {
  appointment: AppointmentProjection;
  charge: ChargeResult;
}

/** Charging on request of the client or of the practice. */
@Injectable()
export class ChargesService {
  constructor(
    private readonly policy: PaymentsPolicy,
    private readonly rateLimits: RateLimits,
    private readonly desk: ChargeDesk,
  ) {}

  /** @throws DomainError `not_found`, `rate_limited`, `hold_expired` */
  async chargeCard(actor: Actor, appointmentId: string, token?: string | null): Promise<ChargedAppointment> {
    const appointment = await this.policy.requireAppointment(actor, appointmentId, token);
    await this.rateLimits.consume(`charge:${appointmentId}`, CHARGES_PER_APPOINTMENT);
    return { appointment, charge: await this.desk.pay(appointment) };
  }

  /** @throws DomainError `not_found`, `rate_limited` */
  async retryPayment(actor: Actor, appointmentId: string): Promise<ChargedAppointment> {
    const appointment = await this.policy.requirePracticeOf(actor, appointmentId);
    await this.rateLimits.consume(`charge:${appointmentId}`, CHARGES_PER_APPOINTMENT);
    return { appointment, charge: await this.desk.pay(appointment) };
  }
}
