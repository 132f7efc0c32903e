import type { ProviderAccount } from './provider-account.entity.js';

/** Which of PayPal's wallets clients may use; Venmo pays in US dollars only. */
export function walletsOf(
  account: Pick<ProviderAccount, 'active' | 'chargesEnabled' | 'venmoActive'> | null | undefined,
  currency: string,
): { paypal: boolean; venmo: boolean } {
  if (!account?.chargesEnabled) return { paypal: false, venmo: false };
  return { paypal: account.active, venmo: account.venmoActive && currency === 'USD' };
}
