import type { ProviderName } from '../providers/payment-provider.js';
import type { Payout, PayoutEntry } from './payout.entity.js';

/** A payout as a provider has it, in our terms. */
export type ProviderPayout = Pick<
  Payout,
  'amountCents' | 'arrivesOn' | 'currency' | 'providerPayoutId' | 'sentAt' | 'status'
>;
export type ProviderPayoutEntry = Omit<PayoutEntry, 'payoutId'>;

/**
 * What we read of a provider about payouts; nothing is ever written.
 * @throws ProviderRefusedError when the provider refused, as where a practice has not allowed it
 * @throws UnknownOutcomeError when it did not answer
 */
export interface PayoutSource {
  readonly name: ProviderName;
  getPayout(accountId: string, payoutId: string): Promise<ProviderPayout>;
  /** Latest first. */
  listPayouts(accountId: string, since: Date): Promise<ProviderPayout[]>;
  listEntries(accountId: string, payoutId: string): Promise<ProviderPayoutEntry[]>;
}

/** All sources, as an array. */
export const PAYOUT_SOURCES = Symbol('payout sources');
