import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import type { Party } from '../records/appointments/party.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { CardsRepository } from '../records/cards/cards.repository.js';
import type { SavedCard } from '../records/cards/saved-card.entity.js';
import { OutstandingBalanceService } from '../settlement/outstanding-balance.service.js';
import type { WantedTip } from '../settlement/tips.policy.js';
import type { PaymentOrder } from '../providers/payment-provider.js';
import { type ChargeResult, closedResult } from './charge-result.js';
import type { ChargePurpose } from '../records/charges/charge.entity.js';

/** What has to be done to charge an appointment; where it is neither `started` nor `live`, nothing, and that is the result. */
export type ChargeDecision =
  | ChargeResult
  /** A new attempt is stored; the provider is to be called after the commit. */
  | { kind: 'started'; attempt: Attempt }
  /** An earlier attempt has no end yet; `outdated`: another card or another amount would be charged now. */
  | { kind: 'live'; attempt: Attempt; outdated: boolean };

/** Decides under the appointment's lock what has to be done. */
export type ChargeStart = (tx: EntityManager, appointment: AppointmentProjection) => Promise<ChargeDecision>;

/** Decides under the appointment's lock whether and what to charge, and stores the attempt at it. */
@Injectable()
export class ChargeAttemptsService {
  constructor(
    private readonly appointments: AppointmentProjectionRepository,
    private readonly cards: CardsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly balance: OutstandingBalanceService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param only of all that is due only the fee for cancelling or rescheduling late
   * @throws DomainError `hold_expired` when the time of the booking is not held any more
   */
  async start(appointmentId: string, only?: 'cancellation_fee'): Promise<ChargeDecision> {
    return this.appointments.withLock(appointmentId, (tx, appointment) => this.startDue(tx, appointment, only));
  }

  /** As `start`, on request of a party: before the day of the visit, only a fee is charged. */
  async startAsked(appointmentId: string, party: Party): Promise<ChargeDecision> {
    return this.appointments.withLock(appointmentId, async (tx, appointment) => {
      const early = await this.balance.isEarly(tx, appointment, party, this.clock.now());
      return this.startDue(tx, appointment, early ? 'cancellation_fee' : undefined);
    });
  }

  /** As `start`, unless the card was declined before: no user is present to request a retry. */
  async startUnlessRefused(appointmentId: string): Promise<ChargeDecision> {
    return this.appointments.withLock(appointmentId, async (tx, appointment) => {
      const last = await this.attempts.findLast(tx, appointmentId, 'appointment');
      const card = await this.cards.findForAppointment(tx, appointmentId);
      const refused = last?.state === 'failed' && card?.paymentMethodId === last.paymentMethodId;
      if (!refused) return this.startDue(tx, appointment);
      return { kind: 'failed', problem: { code: last.errorCode ?? 'card_declined', message: last.errorMessage ?? '' } };
    });
  }

  /**
   * A tip by itself.
   * @param isCharged says under the lock whether this very tip was charged before; throws where none may be given
   */
  async startTip(
    appointmentId: string,
    tip: WantedTip,
    isCharged: (tx: EntityManager, appointment: AppointmentProjection) => Promise<boolean>,
  ): Promise<ChargeDecision> {
    return this.appointments.withLock(appointmentId, async (tx, appointment) => {
      if (await isCharged(tx, appointment)) return { kind: 'paid' };
      const { tipCents, requestKey } = tip;
      const card = await this.cards.findForAppointment(tx, appointmentId);
      const live = await this.attempts.findLive(tx, appointmentId, 'tip');
      if (!live) return this.store(tx, appointment, card, { purpose: 'tip', amountCents: tipCents, requestKey });
      const outdated = live.amountCents !== tipCents || card?.paymentMethodId !== live.paymentMethodId;
      return { kind: 'live', attempt: live, outdated };
    });
  }

  /** As `start`, for another way to pay than with the saved card. */
  async startBy(appointmentId: string, start: ChargeStart): Promise<ChargeDecision> {
    return this.appointments.withLock(appointmentId, start);
  }

  /** Whether an attempt of which the provider never heard is still worth making. */
  async isWanted(attempt: Attempt): Promise<boolean> {
    return this.appointments.withLock(attempt.subjectId, async (tx, appointment) => {
      if (attempt.purpose === 'tip') return !appointment.ended && appointment.tipCents === 0;
      if (appointment.ended && attempt.purpose === 'appointment') return false;
      const { amountCents, tipCents } = attempt.paymentOrder;
      const dueCents = await this.balance.dueCents(tx, appointment, attempt.purpose);
      // A tip that comes with the payment is not on the bill before; one that was added meanwhile is.
      return dueCents > 0 && dueCents + (appointment.tipCents === 0 ? tipCents : 0) === amountCents;
    });
  }

  private async startDue(
    tx: EntityManager,
    appointment: AppointmentProjection,
    only?: 'cancellation_fee',
  ): Promise<ChargeDecision> {
    const { appointmentId } = appointment;
    const card = await this.cards.findForAppointment(tx, appointmentId);
    const live = await this.attempts.findLive(tx, appointmentId, 'appointment', 'cancellation_fee');
    const purpose = appointment.ended || only ? 'cancellation_fee' : 'appointment';
    if (live) return { kind: 'live', attempt: live, outdated: await this.isOutdated(tx, appointment, live, card) };
    const amountCents = await this.balance.dueCents(tx, appointment, purpose);
    if (amountCents <= 0) return closedResult(appointment) ?? { kind: 'paid' };
    appointment.requireTimeHeld(this.clock.now());
    return this.store(tx, appointment, card, { purpose, amountCents });
  }

  private async isOutdated(
    tx: EntityManager,
    appointment: AppointmentProjection,
    live: Attempt,
    card?: SavedCard,
  ): Promise<boolean> {
    if (card?.paymentMethodId !== live.paymentMethodId) return true;
    return (await this.balance.dueCents(tx, appointment, live.purpose)) !== live.amountCents;
  }

  private async store(
    tx: EntityManager,
    appointment: AppointmentProjection,
    card: SavedCard | undefined,
    wanted: { purpose: ChargePurpose; amountCents: number; requestKey?: string | null },
  ): Promise<ChargeDecision> {
    if (!card || !(await this.cards.lockForCharge(tx, card.id))) return { kind: 'no_card' };
    const { purpose, amountCents, requestKey } = wanted;
    const { practiceId, appointmentId: subjectId } = appointment;
    const platformFeeCents =
      purpose === 'appointment' ? await this.balance.platformFeeCents(tx, appointment, amountCents) : 0;
    const charge = { purpose, amountCents, platformFeeCents, tipCents: purpose === 'tip' ? amountCents : 0 };
    const key = requestKey ? { requestKey } : {};
    const attempt = await this.attempts.start(tx, {
      ...{ practiceId, subjectId, purpose, amountCents },
      provider: card.provider,
      accountId: card.accountId,
      parameters: (attemptId) => ({ ...cardOrder(appointment, card, { ...charge, attemptId }), ...key }),
    });
    if (!attempt) throw new Error(`Appointment ${subjectId} is locked, and still another attempt was started.`);
    return { kind: 'started', attempt };
  }
}

function cardOrder(
  { practiceId, appointmentId, currency }: AppointmentProjection,
  { customerId, paymentMethodId }: SavedCard,
  charge: Pick<PaymentOrder, 'amountCents' | 'attemptId' | 'platformFeeCents' | 'purpose' | 'tipCents'>,
): PaymentOrder {
  const source = { kind: 'card' as const, customerId, paymentMethodId };
  return { ...charge, practiceId, appointmentId, currency, source };
}
