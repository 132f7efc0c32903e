import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import type { Success, UserError } from '@yarrow/kit/domain-error';
import type { ChargeCardPayload } from '../generated/graphql.js';
import { AppointmentsLoader } from '../views/appointments.loader.js';
import type { ChargeResult } from './charge-result.js';
import type { ChargedAppointment } from './charges.service.js';

/** Turns the end of charging into what the contract answers. */
@Injectable()
export class ChargePayloadMapper {
  constructor(private readonly appointments: AppointmentsLoader) {}

  async payloadOf(actor: Actor, { appointment, charge }: ChargedAppointment): Promise<Success<ChargeCardPayload>> {
    const errors = chargeErrors(charge);
    return {
      result: errors.length === 0 ? 'success' : 'failure',
      errors,
      appointment: await this.appointments.get(actor, appointment.appointmentId),
      clientSecret: clientSecretOf(charge),
    };
  }
}

/** What keeps a charge from being a success, as the caller may read it; empty when it is one. */
export function chargeErrors(result: ChargeResult | null): UserError[] {
  switch (result?.kind) {
    case 'failed':
    case 'awaiting_client':
      return [{ ...result.problem, field: 'card' }];
    case 'closed':
      return [{ ...result.problem, field: null }];
    case 'no_card':
      return [{ code: 'card_needed', message: 'Please add a credit card first.', field: 'card' }];
    case 'unknown': {
      const message = 'The bank has not answered yet. We keep asking, and you will not be charged twice.';
      return [{ code: 'payment_unknown', message, field: null }];
    }
    default:
      return [];
  }
}

/** With which the browser has the client confirm the payment. */
export function clientSecretOf(result: ChargeResult | null): string | null {
  return result?.kind === 'awaiting_client' ? result.clientSecret : null;
}
