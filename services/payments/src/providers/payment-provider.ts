import type { ProviderDispute, ProviderPayment, ProviderRefund } from './provider-objects.js';

/** Who moves money. `stripe` and `square` charge saved cards, `paypal` captures orders that the client approved. */
export type ProviderName = 'stripe' | 'square' | 'paypal';

/** Account and idempotency key of a call that creates something at a provider. */
export interface ProviderCall {
  /** The practice's account, on which money moves directly; null for calls of the platform's own. */
  accountId: string | null;
  idempotencyKey: string;
}

/**
 * What is to be paid, in no provider's terms. It is kept with the attempt, and each provider puts it into its own terms
 * by a pure function, so that asking again sends the same.
 */
export interface PaymentOrder {
  attemptId: string;
  practiceId: string;
  /** Appointment or registration. */
  appointmentId: string;
  purpose: string;
  /** All in all. */
  amountCents: number;
  /** The part that is a tip and is billed when the money arrives; 0 for a tip that was billed before. */
  tipCents: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** The platform's share of the amount. */
  platformFeeCents: number;
  /** What pays. */
  source: PaymentSource;
}

export type PaymentSource =
  | { kind: 'card'; customerId: string; paymentMethodId: string }
  /** An order at the provider that the client approved. */
  | { kind: 'order'; orderId: string; fundingSource: 'paypal' | 'venmo' };

/** What is to go back, in no provider's terms; kept with the attempt. */
export interface RefundOrder {
  attemptId: string;
  refundId: string;
  appointmentId: string;
  /** The provider's id of the payment. */
  paymentId: string;
  amountCents: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** The platform gives its share back too: in proportion, half a cent up, never more than is left of it. */
  returnsPlatformFee: boolean;
  /** How much that is. */
  platformFeeCents: number;
}

/** Whose payment is looked for. */
export interface AttemptMark {
  id: string;
  accountId: string;
  startedAt: Date;
}

/**
 * All that charges and refunds need of a provider. What a provider cannot do follows from what it answers: only Stripe's
 * payments are ever `awaiting_client`; Square declines with `authentication_required` instead, PayPal's clients have
 * approved before.
 * @throws ProviderRefusedError when the provider refused, so that nothing was made
 * @throws UnknownOutcomeError when the effect of the call is not known
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** How long a call can take, milliseconds. */
  readonly timeoutMs: number;
  /** Takes the money. A declined card is an answer, not an error. */
  pay(order: PaymentOrder, call: ProviderCall): Promise<ProviderPayment>;
  getPayment(accountId: string, paymentId: string): Promise<ProviderPayment>;
  /** The payment that an attempt made, if it made one. */
  findPayment(order: PaymentOrder, attempt: AttemptMark): Promise<ProviderPayment | undefined>;
  /** Makes sure that a payment which waits for the client can no longer succeed. One that already has is returned. */
  cancelPayment(accountId: string, paymentId: string): Promise<ProviderPayment>;
  refund(order: RefundOrder, call: ProviderCall): Promise<ProviderRefund>;
  /** Every refund of a payment, also those made in the provider's own dashboard. */
  listRefunds(accountId: string, paymentId: string): Promise<ProviderRefund[]>;
  getDispute(accountId: string, disputeId: string): Promise<ProviderDispute>;
}

/** A call is considered over after its time-out multiplied by this: it has ended, or its process has. */
const SAFETY_FACTOR = 2;

/** How long after its start a call is over, answered or not, milliseconds. */
export const callOverMs = ({ timeoutMs }: Pick<PaymentProvider, 'timeoutMs'>): number => timeoutMs * SAFETY_FACTOR;
