import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { WantedTip } from '../charges/charge-attempts.service.js';
import { ChargesRepository } from '../charges/charges.repository.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { PracticeProjection } from '../practice-projection/practice-projection.entity.js';
import { requireTipAmount, requireTipOnly, requireTipsAccepted, requireTipWithCharge } from './tip-rules.js';

/** Says whether a tip may be given. The caller holds the appointment's lock. */
@Injectable()
export class TipsPolicy {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly charges: ChargesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * A tip on top of what is due.
   * @throws DomainError `invalid_tip`, `tips_not_accepted`, `tip_not_possible`
   */
  async requireWithCharge(tx: EntityManager, appointment: AppointmentProjection, tipCents: number): Promise<void> {
    requireTipAmount(tipCents, 0, appointment.currency);
    if (tipCents > 0) requireTipsAccepted(await this.acceptsTips(tx, appointment));
    requireTipWithCharge(appointment, await this.dueCents(tx, appointment));
  }

  /**
   * A tip by itself, for a visit that has passed and is paid.
   * @throws DomainError `invalid_tip`, `tips_not_accepted`, `tip_not_possible`, `already_tipped`
   */
  async requireOnly(tx: EntityManager, appointment: AppointmentProjection, tipCents: number): Promise<void> {
    requireTipAmount(tipCents, 1, appointment.currency);
    requireTipsAccepted(await this.acceptsTips(tx, appointment));
    requireTipOnly(appointment, await this.dueCents(tx, appointment), this.clock.now());
  }

  /** Whether this very tip was charged before: a second click, known by its key or, without keys, by its amount. */
  async isCharged(
    tx: EntityManager,
    { appointmentId, tipCents }: AppointmentProjection,
    wanted: WantedTip,
  ): Promise<boolean> {
    if (tipCents === 0) return false;
    const charges = await this.charges.listByAppointments(tx, [appointmentId]);
    if (!charges.some(({ purpose }) => purpose === 'tip')) return false;
    const earlierKey = await this.charges.findTipKey(tx, appointmentId);
    return wanted.requestKey && earlierKey ? wanted.requestKey === earlierKey : tipCents === wanted.tipCents;
  }

  private async acceptsTips(tx: EntityManager, { practiceId }: AppointmentProjection): Promise<boolean> {
    return tx.existsBy(PracticeProjection, { practiceId, acceptsTips: true });
  }

  private async dueCents(tx: EntityManager, { appointmentId }: AppointmentProjection): Promise<number> {
    return (await this.ledger.getBalance(tx, appointmentId)).dueCents;
  }
}
