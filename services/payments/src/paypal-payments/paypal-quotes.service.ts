import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { ChargePurpose } from '../records/charges/charge.entity.js';
import { closedResult } from '../charges/charge-result.js';
import { OutstandingBalanceService } from '../settlement/outstanding-balance.service.js';
import { TipsPolicy } from '../settlement/tips.policy.js';

/** What a client wants to pay in addition to the amount due. */
export interface TipChoice {
  tipCents: number;
  /** Nothing but the tip. */
  tipOnly: boolean;
}

/** What an order would have to be of now. */
export interface PaypalQuote {
  purpose: ChargePurpose;
  amountCents: number;
  /** The part that is a tip and not on the quote yet. */
  tipCents: number;
  platformFeeCents: number;
}

/** Says what PayPal is to be asked for. The caller holds the appointment's lock. */
@Injectable()
export class PaypalQuotesService {
  constructor(
    private readonly balance: OutstandingBalanceService,
    private readonly tips: TipsPolicy,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `already_paid`, `hold_expired`, `already_tipped`, `tip_not_possible`, `tips_not_accepted`, … */
  async of(tx: EntityManager, appointment: AppointmentProjection, choice: TipChoice): Promise<PaypalQuote> {
    return choice.tipOnly ? this.ofTip(tx, appointment, choice.tipCents) : this.ofDue(tx, appointment, choice.tipCents);
  }

  private async ofTip(tx: EntityManager, appointment: AppointmentProjection, tipCents: number): Promise<PaypalQuote> {
    if (await this.tips.isCharged(tx, appointment, { tipCents, requestKey: null })) throw alreadyPaid();
    await this.tips.requireOnly(tx, appointment, { tipCents, byPaypal: true });
    return { purpose: 'tip', amountCents: tipCents, tipCents, platformFeeCents: 0 };
  }

  private async ofDue(tx: EntityManager, appointment: AppointmentProjection, wantedTip: number): Promise<PaypalQuote> {
    const purpose = appointment.ended ? 'cancellation_fee' : 'appointment';
    const dueCents = await this.balance.dueCents(tx, appointment, purpose);
    const closed = dueCents <= 0 ? closedResult(appointment)?.problem : undefined;
    if (closed) throw new DomainError(closed.code, closed.message);
    if (dueCents <= 0) throw alreadyPaid();
    appointment.requireTimeHeld(this.clock.now());
    const tipCents = await this.newTip(tx, appointment, wantedTip);
    const amountCents = dueCents + tipCents;
    const platformFeeCents = appointment.ended ? 0 : await this.balance.platformFeeCents(tx, appointment, amountCents);
    return { purpose, amountCents, tipCents, platformFeeCents };
  }

  /** A tip that was added before is part of what is due. */
  private async newTip(tx: EntityManager, appointment: AppointmentProjection, wantedTip: number): Promise<number> {
    if (wantedTip === 0 || wantedTip === appointment.tipCents) return 0;
    if (appointment.tipCents > 0) {
      throw new DomainError('already_tipped', 'A tip was already added. Thank you!', 'tipAmountCents');
    }
    await this.tips.requireWithCharge(tx, appointment, wantedTip);
    return wantedTip;
  }
}

function alreadyPaid(): DomainError {
  return new DomainError('already_paid', 'This has been paid already.');
}
