import type { ProviderName } from '../providers/payment-provider.js';
import type { ProviderPayment, ProviderRefund } from '../providers/provider-objects.js';

/** What is looked at: made from `since` on and before `until`. */
export interface HistoryRange {
  since: Date;
  until: Date;
  /** Where the page before ended, in the provider's own terms; undefined for the first. */
  page: string | undefined;
}

/** Latest first. */
export interface HistoryPage<T> {
  items: (T & { madeAt: Date })[];
  /** Undefined where it is the last one. */
  next: string | undefined;
}

export type HistoryRefund = ProviderRefund & { currency: string };

/**
 * All payments and refunds of a practice's account, ours or not, page by page; nothing is ever written.
 * @throws ProviderRefusedError when the provider refused
 * @throws UnknownOutcomeError when it did not answer
 */
export interface PaymentHistory {
  readonly name: ProviderName;
  listPayments(accountId: string, range: HistoryRange): Promise<HistoryPage<ProviderPayment>>;
  listRefunds(accountId: string, range: HistoryRange): Promise<HistoryPage<HistoryRefund>>;
}

/** All histories, as an array: PayPal has none that a platform may read. */
export const PAYMENT_HISTORIES = Symbol('payment histories');
