import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { PaymentsPolicy } from '../access/payments.policy.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { ChargedAppointment } from '../charges/charges.service.js';
import { TipChoices } from './tip-choices.js';
import { TipDesk } from './tip-desk.js';

const TIPS_PER_APPOINTMENT = { points: 20, perSeconds: 600 };

const CLIENTS_OWN = { message: 'Only your client can give a tip.', field: 'tipAmount' };

/** Tips on request of the client, and of nobody else: both kinds may reach a saved card. */
@Injectable()
export class TipsService {
  constructor(
    private readonly policy: PaymentsPolicy,
    private readonly rateLimits: RateLimits,
    private readonly choices: TipChoices,
    private readonly desk: TipDesk,
  ) {}

  /** @throws DomainError `not_found`, `forbidden`, `invalid_tip`, `tips_not_accepted`, `tip_not_possible`, `payment_unknown` */
  async add(actor: Actor, appointmentId: string, tipCents: number, token?: string | null): Promise<ChargedAppointment> {
    const appointment = await this.allowed(actor, appointmentId, token);
    await this.choices.choose(appointmentId, tipCents);
    return { appointment, charge: { kind: 'paid' } };
  }

  /** @throws DomainError `not_found`, `forbidden`, `invalid_tip`, `tips_not_accepted`, `tip_not_possible`, `already_tipped` */
  async charge(
    actor: Actor,
    appointmentId: string,
    { tipAmount, idempotencyKey }: { tipAmount: number; idempotencyKey?: string | null },
    token?: string | null,
  ): Promise<ChargedAppointment> {
    const appointment = await this.allowed(actor, appointmentId, token);
    const requestKey = requestKeyOf(idempotencyKey);
    return { appointment, charge: await this.desk.charge(appointmentId, { tipCents: tipAmount, requestKey }) };
  }

  private async allowed(actor: Actor, appointmentId: string, token?: string | null): Promise<AppointmentProjection> {
    const appointment = await this.policy.requireClient(actor, appointmentId, token, CLIENTS_OWN);
    await this.rateLimits.consume(`tip:${appointmentId}`, TIPS_PER_APPOINTMENT);
    return appointment;
  }
}

/** @throws DomainError `invalid_idempotency_key` */
function requestKeyOf(key: string | null | undefined): string | null {
  if (key == null || isUuid(key)) return key?.toLowerCase() ?? null;
  throw new DomainError('invalid_idempotency_key', 'The key of a request has to be a UUID.', 'idempotencyKey');
}
