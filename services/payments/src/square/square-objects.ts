import { eventTime, MalformedEventError } from '../providers/provider-errors.js';
import type { Square } from 'square';
import { machineClock } from '@yarrow/kit/machine-clock';
import type {
  CardFacts,
  ProviderDispute,
  ProviderNotice,
  ProviderPayment,
  ProviderRefund,
} from '../providers/provider-objects.js';
import { centsOfMinor } from '../money/minor-units.js';
import { problemOf } from './square-errors.js';

/** Square shows cards to people by these names; ours are Stripe's. */
const BRANDS: Readonly<Record<string, string>> = {
  AMERICAN_EXPRESS: 'amex',
  DISCOVER_DINERS: 'diners',
  CHINA_UNIONPAY: 'unionpay',
  OTHER_BRAND: 'unknown',
};
const REFUND_MARK = /refund ([0-9a-f-]{36})/i;

/** Reads a payment; `referenceId` leads back to our attempt. */
export function paymentOf(payment: Square.Payment): ProviderPayment {
  return {
    id: payment.id!,
    status: statusOf(payment.status),
    amountCents: centsOf(payment.amountMoney),
    currency: payment.amountMoney?.currency ?? '',
    clientSecret: null,
    card: payment.cardDetails?.card ? cardOf(payment.cardDetails.card) : null,
    problem: payment.status === 'FAILED' ? problemOf(payment.cardDetails?.errors?.[0]?.code) : null,
    attemptId: payment.referenceId ?? null,
    chargedAt: payment.createdAt ? new Date(payment.createdAt) : machineClock.now(),
  };
}

function statusOf(status: string | undefined): ProviderPayment['status'] {
  if (status === 'COMPLETED') return 'succeeded';
  return status === 'FAILED' || status === 'CANCELED' ? 'failed' : 'processing';
}

export function cardOf(card: Square.Card): CardFacts {
  const brand = card.cardBrand ?? 'OTHER_BRAND';
  return {
    paymentMethodId: card.id ?? '',
    brand: BRANDS[brand] ?? brand.toLowerCase(),
    last4: card.last4 ?? '',
    expMonth: Number(card.expMonth ?? 0),
    expYear: Number(card.expYear ?? 0),
  };
}

/** A refund carries no field of ours but its reason. */
export function refundReason(refundId: string): string {
  return `Refund ${refundId}`;
}

export function refundOf(refund: Square.PaymentRefund): ProviderRefund {
  const failed = refund.status === 'FAILED' || refund.status === 'REJECTED';
  return {
    id: refund.id,
    status: refund.status === 'COMPLETED' ? 'succeeded' : failed ? 'failed' : 'pending',
    amountCents: centsOf(refund.amountMoney),
    paymentId: refund.paymentId ?? null,
    refundId: REFUND_MARK.exec(refund.reason ?? '')?.[1] ?? null,
  };
}

/** Square withholds the amount from the opening until the dispute is won, and takes no fee. */
export function disputeOf(dispute: Square.Dispute): ProviderDispute {
  const state = disputeStateOf(dispute.state ?? '');
  const isInquiry = dispute.state?.startsWith('INQUIRY_') ?? false;
  const amountCents = centsOf(dispute.amountMoney);
  return {
    id: dispute.id ?? '',
    paymentId: dispute.disputedPayment?.paymentId ?? null,
    amountCents,
    withdrawnCents: state === 'won' || isInquiry ? 0 : amountCents,
    feeCents: 0,
    reason: (dispute.reason ?? 'general').toLowerCase(),
    state,
    respondBy: dispute.dueAt ? new Date(dispute.dueAt) : null,
    openedAt: dispute.createdAt ? new Date(dispute.createdAt) : machineClock.now(),
  };
}

function disputeStateOf(state: string): ProviderDispute['state'] {
  if (state.endsWith('EVIDENCE_REQUIRED')) return 'needs_response';
  if (state.endsWith('PROCESSING')) return 'under_review';
  return state === 'LOST' || state === 'ACCEPTED' ? 'lost' : 'won';
}

/**
 * What a webhook is about, read from its JSON; null for what names no object.
 * @throws MalformedEventError
 */
export function noticeOf(event: unknown): ProviderNotice | null {
  const { event_id: eventId, type, merchant_id: accountId, created_at: createdAt, data } = (event ?? {}) as RawEvent;
  if (typeof eventId !== 'string' || typeof type !== 'string')
    throw new MalformedEventError('The event lacks its id or type.');
  const parent = data?.object?.['refund'] as { payment_id?: string } | undefined;
  return {
    eventId,
    type,
    accountId: accountId ?? null,
    objectId: data?.id ?? accountId ?? '',
    parentId: parent?.payment_id ?? null,
    occurredAt: createdAt ? eventTime(createdAt) : machineClock.now(),
  };
}

interface RawEvent {
  event_id?: unknown;
  type?: unknown;
  merchant_id?: string;
  created_at?: string;
  data?: { id?: string; object?: Record<string, unknown> };
}

function centsOf(money: Square.Money | undefined): number {
  return money?.amount == null ? 0 : centsOfMinor(Number(money.amount), money.currency ?? '');
}
