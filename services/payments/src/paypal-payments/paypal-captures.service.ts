import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { PaymentsPolicy } from '../access/payments.policy.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import type { ChargeDecision } from '../charges/charge-attempts.service.js';
import { type ChargedAppointment, ChargesService } from '../charges/charges.service.js';
import type { MutationCapturePaypalPaymentArgs } from '../generated/graphql.js';
import type { PaymentOrder } from '../providers/payment-provider.js';
import { type PaypalQuote, PaypalQuotesService } from './paypal-quotes.service.js';
import type { PaypalOrder } from './paypal-order.entity.js';
import { PaypalOrdersRepository } from './paypal-orders.repository.js';
import { ORDERS_PER_APPOINTMENT } from './paypal-orders.service.js';

const ORDER_ID = /^[\w-]{1,64}$/;

/**
 * Takes the money of orders that clients have approved, with the rigour of charges: it is one of the ways to charge what
 * is due, and never two at once.
 */
@Injectable()
export class PaypalCapturesService {
  constructor(
    private readonly policy: PaymentsPolicy,
    private readonly orders: PaypalOrdersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly quotes: PaypalQuotesService,
    private readonly charges: ChargesService,
  ) {}

  /**
   * Requires an actor who may pay for the appointment.
   * @throws DomainError `not_found`, `amount_changed`, `hold_expired`
   */
  async capture(actor: Actor, wanted: MutationCapturePaypalPaymentArgs): Promise<ChargedAppointment> {
    const { appointmentId, instantActionToken: token, orderId } = wanted;
    const appointment = await this.policy.requireAppointment(actor, appointmentId, token, ORDERS_PER_APPOINTMENT);
    if (!ORDER_ID.test(orderId)) throw new DomainError('not_found', 'The payment was not found.', 'orderId');
    const charge = await this.charges.chargeBy(appointmentId, (tx, locked) => this.start(tx, locked, orderId));
    return { appointment, charge };
  }

  private async start(tx: EntityManager, appointment: AppointmentProjection, orderId: string): Promise<ChargeDecision> {
    const { appointmentId } = appointment;
    const order = await this.orders.find(tx, appointmentId, orderId);
    if (!order) throw new DomainError('not_found', 'The payment was not found.', 'orderId');
    const earlier = await this.attempts.findByOrder(tx, orderId);
    if (earlier?.state === 'succeeded') return { kind: 'paid' };
    const purposes = order.tipOnly ? (['tip'] as const) : (['appointment', 'cancellation_fee'] as const);
    const live = await this.attempts.findLive(tx, appointmentId, ...purposes);
    // A card that waits for its bank meanwhile is let go: the client has chosen another way.
    if (live) return { kind: 'live', attempt: live, outdated: true };
    const quote = await this.quoteOf(tx, appointment, order);
    return quote ? this.store(tx, appointment, order, quote) : { kind: 'paid' };
  }

  /** Null when nothing is left to pay: then nothing is captured. */
  private async quoteOf(
    tx: EntityManager,
    appointment: AppointmentProjection,
    order: PaypalOrder,
  ): Promise<PaypalQuote | null> {
    let quote: PaypalQuote;
    try {
      quote = await this.quotes.of(tx, appointment, order);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'already_paid') return null;
      throw error;
    }
    if (quote.amountCents === order.amountCents) return quote;
    const message = 'The amount to pay has changed meanwhile. Please try again.';
    throw new DomainError('amount_changed', message);
  }

  private async store(
    tx: EntityManager,
    { practiceId, appointmentId }: AppointmentProjection,
    { orderId, accountId, amountCents, tipCents, platformFeeCents, currency, fundingSource }: PaypalOrder,
    { purpose }: PaypalQuote,
  ): Promise<ChargeDecision> {
    const amounts = { amountCents, tipCents, platformFeeCents, currency };
    const source = { kind: 'order' as const, orderId, fundingSource };
    const attempt = await this.attempts.start(tx, {
      ...{ practiceId, subjectId: appointmentId, purpose, accountId, amountCents },
      provider: 'paypal',
      parameters: (attemptId): PaymentOrder => ({ ...amounts, attemptId, practiceId, appointmentId, purpose, source }),
    });
    if (!attempt) throw new Error(`Appointment ${appointmentId} is locked, and still another attempt was started.`);
    return { kind: 'started', attempt };
  }
}
