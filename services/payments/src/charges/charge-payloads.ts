import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import type { ChargeCardPayload } from '../generated/graphql.js';
import { AppointmentViews } from './appointment-views.js';
import { chargeErrors } from './charge-errors.js';
import type { ChargedAppointment } from './charges.service.js';

/** Turns the end of charging into what the contract answers. */
@Injectable()
export class ChargePayloads {
  constructor(private readonly views: AppointmentViews) {}

  async of(actor: Actor, work: () => Promise<ChargedAppointment>): Promise<ChargeCardPayload> {
    const { appointment, charge, ...outcome } = await mutationResult(work);
    if (!appointment || !charge) return outcome;
    const errors = chargeErrors(charge);
    return {
      result: errors.length === 0 ? 'success' : 'failure',
      errors,
      appointment: await this.views.get(actor, appointment.appointmentId),
      clientSecret: charge.kind === 'awaiting_client' ? charge.clientSecret : null,
    };
  }
}
