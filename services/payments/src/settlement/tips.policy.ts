import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { formatMoney, isPayable } from '@yarrow/kit/values/currency';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { ChargeLimitsService } from './charge-limits.service.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { ChargesRepository } from '../records/charges/charges.repository.js';
import type { ClientPaymentStatus } from '../generated/graphql.js';
import { isPaidBack } from '../ledger/ledger-rules.js';
import { type AppointmentBalance, LedgerRepository } from '../ledger/ledger.repository.js';
import { minChargeCents } from '../providers/charge-limits.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';

/** More than anybody gives on purpose; guards against a slip of the finger. */
const MAX_CENTS = 1_000_000;

/** A tip by itself, as requested. */
export interface WantedTip {
  tipCents: number;
  /** Made by the client for one wish, however often it is sent. */
  requestKey: string | null;
}

/** Says whether a tip may be given. The caller holds the appointment's lock. */
@Injectable()
export class TipsPolicy {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly charges: ChargesRepository,
    private readonly limits: ChargeLimitsService,
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
  async requireOnly(
    tx: EntityManager,
    appointment: AppointmentProjection,
    { tipCents, byPaypal = false }: { tipCents: number; byPaypal?: boolean },
  ): Promise<void> {
    requireTipAmount(tipCents, 1, appointment.currency);
    const minCents = byPaypal ? minChargeCents('paypal') : await this.limits.minCents(tx, appointment.practiceId);
    if (tipCents < minCents) {
      const message = `The smallest tip by card is ${formatMoney(minCents, appointment.currency)}.`;
      throw new DomainError('invalid_tip', message, 'tipAmount');
    }
    requireTipsAccepted(await this.acceptsTips(tx, appointment));
    const balance = await this.ledger.getBalance(tx, appointment.appointmentId);
    requireTipOnly(appointment, statusOf(appointment, balance), this.clock.now());
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

/** @throws DomainError `invalid_tip` */
function requireTipAmount(tipCents: number, least: number, currency: string): void {
  if (!Number.isSafeInteger(tipCents) || tipCents < least || tipCents > MAX_CENTS) {
    throw new DomainError('invalid_tip', 'Please select a tip option.', 'tipAmount');
  }
  if (isPayable(tipCents, currency)) return;
  throw new DomainError('invalid_tip', `Please enter the tip in whole ${currency}.`, 'tipAmount');
}

/** @throws DomainError `tips_not_accepted` */
function requireTipsAccepted(acceptsTips: boolean): void {
  if (!acceptsTips) throw new DomainError('tips_not_accepted', 'This practitioner does not take tips.', 'tipAmount');
}

/** Whether a tip may be given by itself: the visit has passed and is paid, and there is no tip yet (spec client §4). */
export function mayTip(appointment: AppointmentProjection, status: ClientPaymentStatus, now: Date): boolean {
  const took = appointment.state === 'approved' && !appointment.missed && appointment.startsAt <= now;
  return status === 'Paid' && took && appointment.tipCents === 0;
}

/** What the client reads of a visit that stands, as far as a tip depends on it. */
function statusOf({ free }: AppointmentProjection, balance: AppointmentBalance): ClientPaymentStatus {
  if (balance.dueCents > 0) return 'Pending';
  if (isPaidBack(balance)) return 'Refunded';
  return free ? 'Free' : 'Paid';
}

/** @throws DomainError `tip_not_possible`, `already_tipped` */
function requireTipOnly(appointment: AppointmentProjection, status: ClientPaymentStatus, now: Date): void {
  if (appointment.tipCents > 0)
    throw new DomainError('already_tipped', 'A tip was already added. Thank you!', 'tipAmount');
  if (mayTip(appointment, status, now)) return;
  throw new DomainError(
    'tip_not_possible',
    'A tip can be added once the appointment has passed and is paid.',
    'tipAmount',
  );
}

/** @throws DomainError `tip_not_possible` where there is no price left to add it to */
function requireTipWithCharge(appointment: AppointmentProjection, dueCents: number): void {
  if (!appointment.ended && dueCents > 0) return;
  const message = 'There is nothing left to pay that a tip could be added to.';
  throw new DomainError('tip_not_possible', message, 'tipAmount');
}
