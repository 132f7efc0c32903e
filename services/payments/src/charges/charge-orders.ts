import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { CardsRepository } from '../cards/cards.repository.js';
import type { SavedCard } from '../cards/saved-card.entity.js';
import type { PaymentOrder } from '../providers/payment-provider.js';
import type { PaymentProblem } from '../providers/provider-objects.js';
import type { ChargePurpose } from './charge.entity.js';
import { Dues } from './dues.js';

/** What has to be done to charge an appointment. */
export type ChargeOrder =
  | { kind: 'paid' }
  | { kind: 'no_card' }
  /** The visit does not take place and nothing is owed for it. */
  | { kind: 'closed'; problem: PaymentProblem }
  /** The same card was refused before. */
  | { kind: 'failed'; problem: PaymentProblem }
  /** A new attempt is written; the provider is to be called after the commit. */
  | { kind: 'started'; attempt: Attempt }
  /** An earlier attempt has no end yet; `outdated`: another card or another amount would be charged now. */
  | { kind: 'live'; attempt: Attempt; outdated: boolean };

/** Decides under the appointment's lock whether and what to charge. */
@Injectable()
export class ChargeOrders {
  constructor(
    private readonly appointments: AppointmentProjectionRepository,
    private readonly cards: CardsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly dues: Dues,
    private readonly clock: Clock,
  ) {}

  /**
   * @param only of all that is due only the fee for cancelling or moving late
   * @throws DomainError `hold_expired` when the time of the booking is not held any more
   */
  async place(tx: EntityManager, appointmentId: string, only?: 'cancellation_fee'): Promise<ChargeOrder> {
    const appointment = await this.appointments.getForUpdate(tx, appointmentId);
    const card = await this.cards.findForAppointment(tx, appointmentId);
    const live = await this.attempts.findLive(tx, appointmentId, 'appointment', 'cancellation_fee');
    const purpose = appointment.closed || only ? 'cancellation_fee' : 'appointment';
    if (live) return { kind: 'live', attempt: live, outdated: await this.isOutdated(tx, appointment, live, card) };
    const amountCents = await this.dues.wantedCents(tx, appointment, purpose);
    if (amountCents <= 0) return closedProblem(appointment) ?? { kind: 'paid' };
    requireHeld(appointment, this.clock.now());
    return this.start(tx, appointment, card, { purpose, amountCents });
  }

  /** As `place`, unless the card was refused before: nobody is there who would want it tried again. */
  async placeFirst(tx: EntityManager, appointmentId: string): Promise<ChargeOrder> {
    await this.appointments.getForUpdate(tx, appointmentId);
    const last = await this.attempts.findLast(tx, appointmentId, 'appointment');
    const card = await this.cards.findForAppointment(tx, appointmentId);
    if (last?.state !== 'failed' || card?.paymentMethodId !== paymentMethodOf(last))
      return this.place(tx, appointmentId);
    return { kind: 'failed', problem: { code: last.errorCode ?? '', message: last.errorMessage ?? '' } };
  }

  /** A tip by itself, for a visit that was checked to be paid and untipped under this lock. */
  async placeTip(
    tx: EntityManager,
    appointment: AppointmentProjection,
    { tipCents, requestKey }: { tipCents: number; requestKey: string | null },
  ): Promise<ChargeOrder> {
    const card = await this.cards.findForAppointment(tx, appointment.appointmentId);
    const live = await this.attempts.findLive(tx, appointment.appointmentId, 'tip');
    if (!live) return this.start(tx, appointment, card, { purpose: 'tip', amountCents: tipCents, requestKey });
    const outdated = live.amountCents !== tipCents || card?.paymentMethodId !== paymentMethodOf(live);
    return { kind: 'live', attempt: live, outdated };
  }

  /** Whether an attempt of which the provider never heard is still worth making. */
  async isWanted(tx: EntityManager, attempt: Attempt): Promise<boolean> {
    const appointment = await this.appointments.getForUpdate(tx, attempt.subjectId);
    if (attempt.purpose === 'tip') return !appointment.closed && appointment.tipCents === 0;
    if (appointment.closed && attempt.purpose === 'appointment') return false;
    const { amountCents, tipCents } = orderOf(attempt);
    const wantedCents = await this.dues.wantedCents(tx, appointment, attempt.purpose);
    // A tip that comes with the payment is not on the bill before; one that was added meanwhile is.
    return wantedCents > 0 && wantedCents + (appointment.tipCents === 0 ? tipCents : 0) === amountCents;
  }

  private async isOutdated(
    tx: EntityManager,
    appointment: AppointmentProjection,
    live: Attempt,
    card?: SavedCard,
  ): Promise<boolean> {
    if (card?.paymentMethodId !== paymentMethodOf(live)) return true;
    return (await this.dues.wantedCents(tx, appointment, live.purpose)) !== live.amountCents;
  }

  private async start(
    tx: EntityManager,
    appointment: AppointmentProjection,
    card: SavedCard | undefined,
    wanted: { purpose: ChargePurpose; amountCents: number; requestKey?: string | null },
  ): Promise<ChargeOrder> {
    if (!card) return { kind: 'no_card' };
    const { purpose, amountCents, requestKey } = wanted;
    const { practiceId, appointmentId: subjectId } = appointment;
    const platformFeeCents =
      purpose === 'appointment' ? await this.dues.platformFeeCents(tx, appointment, amountCents) : 0;
    const charge = { purpose, amountCents, platformFeeCents, tipCents: purpose === 'tip' ? amountCents : 0 };
    const key = requestKey ? { requestKey } : {};
    const attempt = await this.attempts.start(tx, {
      ...{ practiceId, subjectId, purpose, amountCents },
      provider: card.provider,
      accountId: card.accountId,
      parameters: (attemptId) => ({ ...cardOrder(appointment, card, { ...charge, attemptId }), ...key }),
    });
    if (!attempt) throw new Error(`Appointment ${subjectId} is locked, and still another attempt was begun.`);
    return { kind: 'started', attempt };
  }
}

/** Whether the time of a booking that awaits its payment is still held; that of any other is. */
export function isHeld({ state, paymentDueBy }: AppointmentProjection, now: Date): boolean {
  return state !== 'awaiting_payment' || !paymentDueBy || paymentDueBy > now;
}

/** @throws DomainError `hold_expired` when the time of the booking is not held any more */
export function requireHeld(appointment: AppointmentProjection, now: Date): void {
  if (isHeld(appointment, now)) return;
  throw new DomainError('hold_expired', 'The time of this booking is no longer held for you. Please book again.');
}

const CLOSED: Readonly<Partial<Record<AppointmentProjection['state'], PaymentProblem>>> = {
  cancelled: { code: 'not_open', message: 'This appointment was cancelled. Nothing has to be paid for it.' },
  declined: { code: 'not_open', message: 'This request was declined. Nothing has to be paid for it.' },
  unavailable: {
    code: 'hold_expired',
    message: 'The time of this booking is no longer held for you. Please book again.',
  },
};

/** Why there is nothing to pay for a visit that will not take place; undefined where it stands, or a fee of it was owed. */
export function closedProblem(
  appointment: AppointmentProjection,
): { kind: 'closed'; problem: PaymentProblem } | undefined {
  const problem = appointment.keptCents > 0 ? undefined : CLOSED[appointment.state];
  return problem && { kind: 'closed', problem };
}

/** What an attempt at charging asks for. */
export function orderOf(attempt: Attempt): PaymentOrder {
  return attempt.parameters as PaymentOrder;
}

/** The card that an attempt charges. */
function paymentMethodOf(attempt: Attempt): string | undefined {
  const { source } = orderOf(attempt);
  return source.kind === 'card' ? source.paymentMethodId : undefined;
}

function cardOrder(
  { practiceId, appointmentId, currency }: AppointmentProjection,
  { customerId, paymentMethodId }: SavedCard,
  charge: Pick<PaymentOrder, 'amountCents' | 'attemptId' | 'platformFeeCents' | 'purpose' | 'tipCents'>,
): PaymentOrder {
  const source = { kind: 'card' as const, customerId, paymentMethodId };
  return { ...charge, practiceId, appointmentId, currency, source };
}
