import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { PaymentsPolicy } from '../access/payments.policy.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { type ChargedAppointment, ChargesService } from '../charges/charges.service.js';
import { CheckoutLockService } from '../discounts/checkout-lock.service.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { TipsPolicy } from '../settlement/tips.policy.js';

export const TIPS_PER_APPOINTMENT = { name: 'tip', points: 20, perSeconds: 600 };
const ONLY_CLIENT = { message: 'Only your client can give a tip.', field: 'tipAmount' };

/** Tips at the client's request only: both kinds may be charged to a saved card. */
@Injectable()
export class TipsService {
  constructor(
    private readonly policy: PaymentsPolicy,
    private readonly tips: TipsPolicy,
    private readonly lock: CheckoutLockService,
    private readonly charges: ChargesService,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Adds a tip to what is due, to be charged together with the visit; 0 takes it off.
   * @throws DomainError `not_found`, `forbidden`, `invalid_tip`, `tips_not_accepted`, `tip_not_possible`, `payment_unknown`
   */
  async add(actor: Actor, appointmentId: string, tipCents: number, token?: string | null): Promise<ChargedAppointment> {
    const appointment = await this.requireClient(actor, appointmentId, token);
    await this.lock.run(appointmentId, async (tx, locked) => {
      if (locked.tipCents === tipCents) return;
      await this.tips.requireWithCharge(tx, locked, tipCents);
      await this.settlement.changeTip(tx, locked, tipCents);
    });
    return { appointment, charge: { kind: 'paid' } };
  }

  /**
   * Charges a tip by itself; it is on the bill when its money has arrived, and only then.
   * @throws DomainError `not_found`, `forbidden`, `invalid_tip`, `tips_not_accepted`, `tip_not_possible`, `already_tipped`
   */
  async charge(
    actor: Actor,
    appointmentId: string,
    { tipAmount: tipCents, idempotencyKey }: { tipAmount: number; idempotencyKey?: string | null },
    token?: string | null,
  ): Promise<ChargedAppointment> {
    const appointment = await this.requireClient(actor, appointmentId, token);
    const tip = { tipCents, requestKey: requestKeyOf(idempotencyKey) };
    const charge = await this.charges.chargeTip(appointmentId, tip, async (tx, locked) => {
      if (await this.tips.isCharged(tx, locked, tip)) return true;
      await this.tips.requireOnly(tx, locked, { tipCents });
      return false;
    });
    return { appointment, charge };
  }

  private requireClient(
    actor: Actor,
    appointmentId: string,
    token: string | null | undefined,
  ): Promise<AppointmentProjection> {
    return this.policy.requireClient(actor, appointmentId, token, ONLY_CLIENT, TIPS_PER_APPOINTMENT);
  }
}

/** @throws DomainError `invalid_idempotency_key` */
function requestKeyOf(key: string | null | undefined): string | null {
  if (key == null || isUuid(key)) return key?.toLowerCase() ?? null;
  throw new DomainError('invalid_idempotency_key', 'The key of a request has to be a UUID.', 'idempotencyKey');
}
