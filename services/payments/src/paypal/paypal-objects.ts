import { eventTime, MalformedEventError } from '../providers/provider-errors.js';
import { machineClock } from '@yarrow/kit/machine-clock';
import type { PaymentSource } from '../providers/payment-provider.js';
import type {
  CardFacts,
  ProviderDispute,
  ProviderNotice,
  ProviderPayment,
  ProviderRefund,
} from '../providers/provider-objects.js';
import { sum } from '../money/cents.js';
import { centsOf, type PaypalMoney } from './paypal-money.js';

/** Parts of PayPal's objects that we read (https://developer.paypal.com/docs/api/orders/v2/). */
export interface PaypalCapture {
  id: string;
  status: string;
  amount: PaypalMoney;
  create_time?: string;
  supplementary_data?: { related_ids?: { order_id?: string } };
}

export interface PaypalRefund {
  id: string;
  status: string;
  amount: PaypalMoney;
  custom_id?: string;
}

export interface PaypalOrder {
  id: string;
  status: string;
  payment_source?: Record<string, unknown>;
  purchase_units?: { payments?: { captures?: PaypalCapture[]; refunds?: PaypalRefund[] } }[];
}

/** https://developer.paypal.com/docs/api/customer-disputes/v1/#disputes_get */
export interface PaypalDispute {
  dispute_id: string;
  create_time?: string;
  disputed_transactions?: { seller_transaction_id?: string }[];
  reason?: string;
  status: string;
  dispute_amount: PaypalMoney;
  dispute_outcome?: { outcome_code?: string };
  seller_response_due_date?: string;
  money_movements?: { affected_party?: string; amount?: PaypalMoney; type?: string; reason?: string }[];
}

type FundingSource = (PaymentSource & { kind: 'order' })['fundingSource'];

export function captureOf(order: PaypalOrder): PaypalCapture | undefined {
  return order.purchase_units?.[0]?.payments?.captures?.[0];
}

export function fundingOf(order: PaypalOrder): FundingSource {
  return order.payment_source && 'venmo' in order.payment_source ? 'venmo' : 'paypal';
}

/** Reads a payment; our attempt is found by the order. */
export function paymentOf(capture: PaypalCapture, orderId: string, funding: FundingSource): ProviderPayment {
  const failed = capture.status === 'DECLINED' || capture.status === 'FAILED';
  return {
    id: capture.id,
    status: capture.status === 'PENDING' ? 'processing' : failed ? 'failed' : 'succeeded',
    amountCents: centsOf(capture.amount),
    currency: capture.amount.currency_code,
    clientSecret: null,
    card: walletOf(funding),
    problem: failed ? { code: 'instrument_declined', message: 'The payment was declined. Please try again.' } : null,
    attemptId: null,
    orderId,
    chargedAt: capture.create_time ? new Date(capture.create_time) : machineClock.now(),
  };
}

/** A wallet stands where a card would. */
function walletOf(brand: FundingSource): CardFacts {
  return { paymentMethodId: '', brand, last4: '', expMonth: 0, expYear: 0 };
}

export function refundOf(refund: PaypalRefund, paymentId: string): ProviderRefund {
  const failed = refund.status === 'FAILED' || refund.status === 'CANCELLED';
  return {
    id: refund.id,
    status: refund.status === 'COMPLETED' ? 'succeeded' : failed ? 'failed' : 'pending',
    amountCents: centsOf(refund.amount),
    paymentId,
    refundId: refund.custom_id ?? null,
  };
}

const FEE = 'DISPUTE_FEE';
const LOST: ReadonlySet<string> = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

export function disputeOf(dispute: PaypalDispute): ProviderDispute {
  const ofSeller = (dispute.money_movements ?? []).filter(({ affected_party: party }) => party === 'SELLER');
  const debits = (movements: typeof ofSeller) =>
    sum(movements.map(({ type, amount }) => (amount ? centsOf(amount) * (type === 'DEBIT' ? 1 : -1) : 0)));
  return {
    id: dispute.dispute_id,
    paymentId: dispute.disputed_transactions?.[0]?.seller_transaction_id ?? null,
    amountCents: centsOf(dispute.dispute_amount),
    withdrawnCents: debits(ofSeller.filter(({ reason }) => reason !== FEE)),
    feeCents: debits(ofSeller.filter(({ reason }) => reason === FEE)),
    reason: (dispute.reason ?? 'other').toLowerCase(),
    state: disputeStateOf(dispute),
    respondBy: dispute.seller_response_due_date ? new Date(dispute.seller_response_due_date) : null,
    openedAt: dispute.create_time ? new Date(dispute.create_time) : machineClock.now(),
  };
}

function disputeStateOf({ status, dispute_outcome: outcome }: PaypalDispute): ProviderDispute['state'] {
  if (status === 'RESOLVED') return LOST.has(outcome?.outcome_code ?? '') ? 'lost' : 'won';
  return status === 'WAITING_FOR_SELLER_RESPONSE' ? 'needs_response' : 'under_review';
}

interface RawEvent {
  id?: unknown;
  event_type?: unknown;
  create_time?: string;
  resource?: {
    id?: string;
    dispute_id?: string;
    disputed_transactions?: { seller?: { merchant_id?: string } }[];
    merchant_id?: string;
    tracking_id?: string;
    payee?: { merchant_id?: string };
    /** Of a refund: whose money goes back. */
    payer?: { merchant_id?: string };
    links?: { rel?: string; href?: string }[];
    supplementary_data?: { related_ids?: { order_id?: string } };
  };
}

/**
 * What a webhook is about; null for what names no object.
 * @throws MalformedEventError
 */
export function noticeOf(event: unknown): ProviderNotice | null {
  const { id, event_type: type, create_time: createTime, resource } = (event ?? {}) as RawEvent;
  const objectId = resource?.id ?? resource?.dispute_id ?? resource?.merchant_id;
  if (typeof id !== 'string' || typeof type !== 'string')
    throw new MalformedEventError('The event lacks its id or type.');
  if (!objectId) return null;
  const order = resource?.supplementary_data?.related_ids?.order_id;
  // A refund names its capture only by the address above it.
  const seller = resource?.disputed_transactions?.[0]?.seller?.merchant_id;
  const up = resource?.links?.find(({ rel }) => rel === 'up')?.href;
  return {
    eventId: id,
    type,
    accountId:
      (isRefund(type) ? resource?.payer : resource?.payee)?.merchant_id ?? resource?.merchant_id ?? seller ?? null,
    objectId,
    parentId: isRefund(type) ? (up?.split('/').at(-1) ?? null) : (order ?? resource?.tracking_id ?? null),
    occurredAt: createTime ? eventTime(createTime) : machineClock.now(),
  };
}

/** Events of money that went back carry the refund, all others of `PAYMENT.CAPTURE` the capture. */
export function isRefund(type: string): boolean {
  return type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED';
}
