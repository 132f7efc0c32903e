import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import type { AppointmentCopy } from '../appointment-copies/appointment-copy.entity.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { CardsRepository } from '../cards/cards.repository.js';
import type { SavedCard } from '../cards/saved-card.entity.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import type { PaymentOrder } from '../providers/payment-provider.js';

/** What has to be done to charge an appointment. */
export type ChargeOrder =
  | { kind: 'paid' }
  | { kind: 'no_card' }
  /** A new attempt is written; the provider is to be called after the commit. */
  | { kind: 'begun'; attempt: Attempt }
  /** An earlier attempt has no end yet; `otherCard`: the card that would be charged now is another one. */
  | { kind: 'live'; attempt: Attempt; otherCard: boolean };

/** Decides under the appointment's lock whether and what to charge. */
@Injectable()
export class ChargeOrders {
  constructor(
    private readonly copies: AppointmentCopiesRepository,
    private readonly ledger: LedgerRepository,
    private readonly cards: CardsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `hold_expired` when the time of the booking is not held any more */
  async place(tx: EntityManager, appointmentId: string): Promise<ChargeOrder> {
    const copy = await this.copies.getForUpdate(tx, appointmentId);
    const card = await this.cards.findForAppointment(tx, appointmentId);
    const live = await this.attempts.findLive(tx, appointmentId, 'appointment', 'cancellation_fee');
    if (live) return { kind: 'live', attempt: live, otherCard: card?.paymentMethodId !== paymentMethodOf(live) };

    const { dueCents } = await this.ledger.getBalance(tx, appointmentId);
    if (dueCents <= 0) return { kind: 'paid' };
    this.requireHeld(copy);
    if (!card) return { kind: 'no_card' };
    const purpose = copy.closed ? 'cancellation_fee' : 'appointment';
    const attempt = await this.attempts.begin(tx, {
      practiceId: copy.practiceId,
      subjectId: appointmentId,
      purpose,
      provider: card.provider,
      accountId: card.accountId,
      amountCents: dueCents,
      parameters: (attemptId) => cardOrder(copy, card, { attemptId, purpose, amountCents: dueCents }),
    });
    if (!attempt) throw new Error(`Appointment ${appointmentId} is locked, and still another attempt was begun.`);
    return { kind: 'begun', attempt };
  }

  /** Whether an attempt of which the provider never heard is still worth making. */
  async isWanted(tx: EntityManager, attempt: Attempt): Promise<boolean> {
    const copy = await this.copies.getForUpdate(tx, attempt.subjectId);
    const { dueCents } = await this.ledger.getBalance(tx, attempt.subjectId);
    const purpose = copy.closed ? 'cancellation_fee' : 'appointment';
    return dueCents === attempt.amountCents && purpose === attempt.purpose;
  }

  private requireHeld({ state, paymentDueBy }: AppointmentCopy): void {
    if (state !== 'awaiting_payment' || !paymentDueBy || paymentDueBy > this.clock.now()) return;
    throw new DomainError('hold_expired', 'The time of this booking is no longer held for you. Please book again.');
  }
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
  { practiceId, appointmentId, currency, platformFeeCents, closed }: AppointmentCopy,
  { customerId, paymentMethodId }: SavedCard,
  charge: Pick<PaymentOrder, 'amountCents' | 'attemptId' | 'purpose'>,
): PaymentOrder {
  return {
    ...charge,
    practiceId,
    appointmentId,
    tipCents: 0,
    currency,
    platformFeeCents: closed ? 0 : platformFeeCents,
    source: { kind: 'card', customerId, paymentMethodId },
  };
}
