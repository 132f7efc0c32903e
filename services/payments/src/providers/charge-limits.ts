import { MIN_PRICE_CENTS } from '@yarrow/kit/values/currency';
import type { ProviderName } from './payment-provider.js';

/**
 * Minimum charge of each provider, cents; the same in US and Canadian dollars.
 *
 * - Stripe: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 * - Square: $1 for a payment by card
 * - PayPal: the smallest unit of the currency
 */
const MIN_CENTS: Readonly<Record<ProviderName, number>> = { stripe: 50, square: MIN_PRICE_CENTS, paypal: 1 };

/** @returns cents */
export function minChargeCents(provider: ProviderName): number {
  return MIN_CENTS[provider];
}
