import type { ErrorCode } from '@yarrow/kit/domain-error';
/** Why money did not move, as it may be shown. */
export interface PaymentProblem {
  /** `card_declined`, `insufficient_funds`, `expired_card`, `authentication_required`, … */
  code: ErrorCode;
  message: string;
}

/** What is shown of a card. */
export interface CardFacts {
  paymentMethodId: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** A payment as the provider has it now. */
export interface ProviderPayment {
  id: string;
  status: 'succeeded' | 'awaiting_client' | 'processing' | 'failed';
  amountCents: number;
  /** ISO 4217, upper case. */
  currency: string;
  clientSecret: string | null;
  card: CardFacts | null;
  problem: PaymentProblem | null;
  /** Our attempt, when the payment is ours. */
  attemptId: string | null;
  /** The order that was captured, where our attempt is found by it. */
  orderId?: string;
  chargedAt: Date;
}

/** A setup of a card as the provider has it now. */
export interface ProviderSetup {
  id: string;
  status: 'succeeded' | 'awaiting_client' | 'processing' | 'open' | 'failed' | 'canceled';
  clientSecret: string | null;
  card: CardFacts | null;
  problem: PaymentProblem | null;
}

/** A refund as the provider has it now. */
export interface ProviderRefund {
  id: string;
  status: 'succeeded' | 'pending' | 'failed';
  amountCents: number;
  paymentId: string | null;
  /** Our refund, when it is ours. */
  refundId: string | null;
}

/** A dispute as the provider has it now. */
export interface ProviderDispute {
  id: string;
  paymentId: string | null;
  amountCents: number;
  /** What is out of the practice's account because of it now, without fees. */
  withdrawnCents: number;
  /** Fees of the provider for it. */
  feeCents: number;
  /** In the provider's words. */
  reason: string;
  /** An inquiry that ended without a withdrawal is `won`. */
  state: 'needs_response' | 'under_review' | 'won' | 'lost';
  respondBy: Date | null;
  openedAt: Date;
}

/** A practice's account as the provider has it now. */
export interface ProviderAccountFacts {
  id: string;
  chargesEnabled: boolean;
  detailsSubmitted: boolean;
  /** The business as the provider knows it. */
  displayName?: string | null;
  /** What the provider still asks for, in its own names. */
  requirementsDue?: string[];
  /** Of it, what it has waited for too long. */
  requirementsPastDue?: string[];
  /** Of a wallet: whether it may receive payments. */
  paymentsReceivable?: boolean;
  /** Of a wallet: whether the owner has confirmed the address. */
  primaryEmailConfirmed?: boolean;
}

/** What a verified webhook says has changed. */
export interface ProviderNotice {
  eventId: string;
  type: string;
  accountId: string | null;
  objectId: string;
  /** The payment that a charge or refund belongs to. */
  parentId: string | null;
  occurredAt: Date;
}
