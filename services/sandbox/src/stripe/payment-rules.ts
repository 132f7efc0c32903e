import type { Params } from './params.js';
import { invalidParam, invalidRequest } from './stripe-errors.js';
import { PLATFORM, type StripeState } from './stripe-state.js';
import type { Account, PaymentIntent } from './stripe-types.js';

/** Least charge in the smallest unit (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const MINIMUM: Record<string, number> = { gbp: 30, jpy: 50 };

/** @throws StripeProblem for an amount (smallest unit of the currency) outside Stripe's limits */
export function refuseBadAmount(amount: number, currency: string): void {
  if (!Intl.supportedValuesOf('currency').includes(currency.toUpperCase()))
    throw invalidParam(`Invalid currency: ${currency}.`, 'currency');
  if (amount < 1)
    throw invalidParam('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  const least = MINIMUM[currency] ?? 50;
  if (amount < least) {
    const shown = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(least / 100);
    throw invalidRequest(`Amount must be at least ${shown} ${currency}`, 'amount_too_small', 'amount');
  }
  if (amount > 99_999_999) throw invalidRequest('Amount must be no more than 99999999.', 'amount_too_large', 'amount');
}

/** A connected account takes charges only once its onboarding is complete. */
export function requireOwnCharges(state: StripeState, account: string): void {
  if (account === PLATFORM || state.table<Account>('account').find(PLATFORM, account)?.charges_enabled) return;
  throw invalidRequest(
    'Your account cannot currently make charges. Complete the onboarding of the account first.',
    'account_invalid',
  );
}

/** Reads `transfer_data` and checks it and the application fee against the account that shall get the money. */
export function requireDestination(
  state: StripeState,
  account: string,
  params: Params,
  amount: number,
): PaymentIntent['transfer_data'] {
  const transfer = params.under('transfer_data');
  const destination = transfer?.text('destination');
  const fee = params.findInteger('application_fee_amount');
  if (fee !== undefined && (fee < 0 || fee > amount))
    throw invalidParam('The application fee cannot be greater than the amount.', 'application_fee_amount');
  if (fee !== undefined && account === PLATFORM && !destination)
    throw invalidRequest(
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).',
      undefined,
      'application_fee_amount',
    );
  if (!transfer || !destination) return null;
  const target = state.table<Account>('account').get(PLATFORM, destination, 'transfer_data[destination]');
  if (target.capabilities['transfers'] !== 'active')
    throw invalidRequest(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      'insufficient_capabilities_for_transfer',
    );
  const part = transfer.findInteger('amount');
  return { destination, ...(part !== undefined && { amount: part }) };
}
