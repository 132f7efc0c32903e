import type { PaymentAccounts, PaypalInfo, PaypalSellerStatus, SquareInfo, StripeInfo } from '../generated/graphql.js';
import type { AccountError, ProviderAccount } from '../records/accounts/provider-account.entity.js';

const NAMES = { stripe: 'Stripe', square: 'Square', paypal: 'PayPal' };

/** What the installation offers. */
export interface OfferedProviders {
  square: boolean;
  paypal: boolean;
}

/** Accounts as their practice sees them. */
export function paymentAccountsOf(accounts: readonly ProviderAccount[], offered: OfferedProviders): PaymentAccounts {
  const of = (provider: keyof typeof NAMES) => accounts.find((account) => account.provider === provider);
  return {
    stripe: stripeInfo(of('stripe')),
    square: { offered: offered.square, ...squareInfo(of('square')) },
    paypal: { offered: offered.paypal, ...paypalInfo(of('paypal')) },
  };
}

export function sellerStatusOf(account: ProviderAccount): PaypalSellerStatus {
  const paymentsReceivable = account.paymentsReceivable ?? false;
  const primaryEmailConfirmed = account.primaryEmailConfirmed ?? false;
  const isOnboardingComplete = paymentsReceivable && primaryEmailConfirmed && !account.error;
  return { isOnboardingComplete, paymentsReceivable, primaryEmailConfirmed };
}

function stripeInfo(account: ProviderAccount | undefined): StripeInfo {
  return {
    stripeConnected: Boolean(account),
    displayName: account?.displayName ?? null,
    operational: account?.chargesEnabled ?? false,
    requirementsDue: account?.requirementsDue ?? [],
    requirementsPastDue: account?.requirementsPastDue ?? [],
    connectionError: problemOf(account),
  };
}

function squareInfo(account: ProviderAccount | undefined): Omit<SquareInfo, 'offered'> {
  return {
    squareConnected: Boolean(account),
    displayName: account?.displayName ?? null,
    erroredAt: account?.erroredAt?.toISOString() ?? null,
    message: problemOf(account),
    error: account?.error ?? null,
  };
}

function paypalInfo(account: ProviderAccount | undefined): Omit<PaypalInfo, 'offered'> {
  return {
    paypalConnected: Boolean(account),
    paypalActive: account?.active ?? false,
    venmoActive: account?.venmoActive ?? false,
    merchantId: account?.accountId ?? null,
    sellerStatus: account ? sellerStatusOf(account) : null,
    message: problemOf(account),
  };
}

/** As people read it; null where all is well. */
function problemOf(account: ProviderAccount | undefined): string | null {
  if (!account?.error) return null;
  const provider = NAMES[account.provider as keyof typeof NAMES];
  const messages: Record<AccountError, string> = {
    access_expired: `The access to your ${provider} account has expired.`,
    access_revoked: `Yarrow has no access to your ${provider} account any more.`,
    currency_mismatch: `Your ${provider} account takes another currency than your practice.`,
  };
  return messages[account.error];
}
