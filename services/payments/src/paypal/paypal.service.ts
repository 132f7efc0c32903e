import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { PaymentsPolicy } from '../access/payments.policy.js';
import type { ChargedAppointment } from '../charges/charges.service.js';
import type { MutationCapturePaypalPaymentArgs, MutationCreatePaypalOrderArgs } from '../generated/graphql.js';
import { PaypalCapturesService } from './paypal-captures.service.js';
import { PaypalOrdersService } from './paypal-orders.service.js';

/** More than any person needs. */
export const ORDERS_PER_APPOINTMENT = { name: 'paypal', points: 40, perSeconds: 600 };
const ORDER_ID = /^[\w-]{1,64}$/;

/** Paying with PayPal and Venmo, for whoever may pay for the appointment. */
@Injectable()
export class PaypalService {
  constructor(
    private readonly policy: PaymentsPolicy,
    private readonly orders: PaypalOrdersService,
    private readonly captures: PaypalCapturesService,
  ) {}

  /** @throws DomainError `not_found`, `already_paid`, `wallet_not_available`, `hold_expired`, `invalid_tip`, … */
  async createOrder(actor: Actor, wanted: MutationCreatePaypalOrderArgs): Promise<string> {
    const { appointmentId, instantActionToken, tipAmountCents, tipOnly, fundingSource } = wanted;
    await this.policy.requireAppointment(actor, appointmentId, instantActionToken, ORDERS_PER_APPOINTMENT);
    if (fundingSource !== 'paypal' && fundingSource !== 'venmo') {
      throw new DomainError('wallet_not_available', 'Please pay with PayPal or Venmo.', 'fundingSource');
    }
    const tipCents = tipAmountCents ?? 0;
    if (!Number.isSafeInteger(tipCents) || tipCents < 0) {
      throw new DomainError('invalid_tip', 'Please select a tip option.', 'tipAmountCents');
    }
    return this.orders.order(appointmentId, { tipCents, tipOnly: tipOnly ?? false, fundingSource });
  }

  /** @throws DomainError `not_found`, `amount_changed`, `hold_expired` */
  async capture(actor: Actor, wanted: MutationCapturePaypalPaymentArgs): Promise<ChargedAppointment> {
    const { appointmentId, instantActionToken, orderId } = wanted;
    const appointment = await this.policy.requireAppointment(
      actor,
      appointmentId,
      instantActionToken,
      ORDERS_PER_APPOINTMENT,
    );
    if (!ORDER_ID.test(orderId)) throw new DomainError('not_found', 'The payment was not found.', 'orderId');
    return { appointment, charge: await this.captures.capture(appointmentId, orderId) };
  }
}
