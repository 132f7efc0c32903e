import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import { ChargeFailedSchema, ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import { chargeEntries } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import type { PaymentProblem, ProviderPayment } from '../providers/provider-objects.js';
import { Fulfilment } from '../settlement/fulfilment.js';
import { type RedeemedCode, RedeemedCodes } from '../settlement/redeemed-codes.js';
import { orderOf } from './charge-orders.js';
import { type Charge, type ChargePurpose, methodOf } from './charge.entity.js';
import { ChargesRepository } from './charges.repository.js';

/** Books what came of charges and tells others. The caller holds the appointment's lock. */
@Injectable()
export class Receipts {
  constructor(
    private readonly appointments: AppointmentProjectionRepository,
    private readonly charges: ChargesRepository,
    private readonly ledger: LedgerRepository,
    private readonly fulfilment: Fulfilment,
    private readonly redeemed: RedeemedCodes,
  ) {}

  /** Books a payment once, however often it is told. */
  async book(
    tx: EntityManager,
    appointment: AppointmentProjection,
    attempt: Attempt,
    payment: ProviderPayment,
  ): Promise<void> {
    if (await this.charges.findByPayment(tx, payment.id)) return;
    await this.takeTip(tx, appointment, attempt);
    const charge = chargeOf(appointment, attempt, payment);
    await this.charges.add(tx, charge);
    const { practiceId, appointmentId, currency, chargedAt, amountCents } = charge;
    await this.ledger.record(tx, {
      kind: 'charge',
      source: charge.id,
      practiceId,
      appointmentId,
      currency,
      recordedAt: chargedAt,
      entries: chargeEntries(amountCents),
    });
    // A tip or a fee is paid by itself; no code takes anything off it.
    const redemptions = charge.purpose === 'appointment' ? await this.redeemed.list(tx, appointmentId) : [];
    const event = chargeSucceeded(appointment, charge, redemptions);
    await emit(tx, ChargeSucceededSchema, event, { aggregateId: appointmentId });
  }

  async secure(tx: EntityManager, appointment: AppointmentProjection): Promise<void> {
    await this.fulfilment.secure(tx, appointment, 'charge');
  }

  /** A tip counts once its money is there. Of two only the first does; the other's money goes back. */
  private async takeTip(tx: EntityManager, appointment: AppointmentProjection, attempt: Attempt): Promise<void> {
    const { tipCents } = orderOf(attempt);
    if (tipCents > 0 && appointment.tipCents === 0 && !appointment.closed)
      await this.appointments.saveChoices(tx, appointment, { tipCents });
  }

  async publishFailure(
    tx: EntityManager,
    appointment: AppointmentProjection,
    attempt: Attempt,
    problem: PaymentProblem,
  ) {
    const { appointmentId, practiceId, clientId, currency } = appointment;
    await emit(
      tx,
      ChargeFailedSchema,
      {
        appointmentId,
        practiceId,
        clientId: clientId ?? '',
        amountCents: attempt.amountCents ?? 0,
        currency,
        purpose: attempt.purpose,
        code: problem.code,
        message: problem.message,
        authenticationRequired: problem.code === 'authentication_required',
      },
      { aggregateId: appointmentId },
    );
  }
}

function chargeOf(appointment: AppointmentProjection, attempt: Attempt, payment: ProviderPayment): Charge {
  return {
    id: newId(),
    practiceId: appointment.practiceId,
    appointmentId: appointment.appointmentId,
    purpose: attempt.purpose as ChargePurpose,
    amountCents: payment.amountCents,
    platformFeeCents: orderOf(attempt).platformFeeCents,
    currency: payment.currency,
    provider: attempt.provider,
    accountId: attempt.accountId!,
    paymentIntentId: payment.id,
    cardBrand: payment.card?.brand ?? 'unknown',
    cardLast4: payment.card?.last4 ?? '',
    chargedAt: payment.chargedAt,
  };
}

function chargeSucceeded(appointment: AppointmentProjection, charge: Charge, redemptions: RedeemedCode[]) {
  const { id, appointmentId, practiceId, amountCents, currency, purpose } = charge;
  return {
    chargeId: id,
    appointmentId,
    practiceId,
    clientId: appointment.clientId ?? '',
    amountCents,
    currency,
    purpose,
    provider: methodOf(charge),
    cardBrand: charge.cardBrand,
    cardLast4: charge.cardLast4,
    chargedAt: timestampFromDate(charge.chargedAt),
    redemptions,
  };
}
