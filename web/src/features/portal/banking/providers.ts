import type { Standing } from '../connecting/standing.js';
import type { PaymentAccounts } from './useBanking.js';

/** Who charges cards. */
export type CardProvider = 'square' | 'stripe';

export const CARD_PROVIDERS: Readonly<Record<CardProvider, string>> = { stripe: 'Stripe', square: 'Square' };

export const BANKING = '/portal/settings/banking';

/** Pages above those of one provider. */
export const ABOVE_PROVIDER = [
  { label: 'Settings', href: '/portal/settings' },
  { label: 'Payments', href: BANKING },
];

const NOT_CONNECTED: Standing = { label: 'Not connected', tone: 'neutral', works: false };
const LOST: Standing = { label: 'Access lost', tone: 'danger', works: false };
const INCOMPLETE: Standing = { label: 'Incomplete', tone: 'warning', works: false };
const ENDING: Standing = { label: 'Reconnect', tone: 'warning', works: true };

const working = (active: boolean): Standing => ({
  label: active ? 'Active' : 'Connected',
  tone: active ? 'success' : 'info',
  works: true,
});

export function stripeStanding({ stripe }: PaymentAccounts, active: boolean): Standing {
  if (!stripe.stripeConnected) return NOT_CONNECTED;
  if (stripe.connectionError) return LOST;
  return stripe.operational ? working(active) : INCOMPLETE;
}

export function squareStanding({ square }: PaymentAccounts, active: boolean): Standing {
  if (!square.squareConnected) return NOT_CONNECTED;
  if (!square.error) return working(active);
  return square.error === 'access_expired' ? ENDING : LOST;
}

export function paypalStanding({ paypal }: PaymentAccounts): Standing {
  if (!paypal.paypalConnected) return NOT_CONNECTED;
  if (paypal.message) return LOST;
  if (!paypal.sellerStatus?.isOnboardingComplete) return INCOMPLETE;
  return working(paypal.paypalActive || paypal.venmoActive);
}

/** Stripe's names of what is missing, by how they begin. */
const REQUIREMENTS: readonly [string, string][] = [
  ['external_account', 'A bank account for payouts'],
  ['tos_acceptance', 'Your agreement to Stripe’s terms'],
  ['individual.verification', 'A document that shows who you are'],
  ['person', 'Details of the people behind the business'],
  ['individual', 'Your personal details'],
  ['company', 'Details of your company'],
  ['business_profile', 'Details of your business'],
];

/** What Stripe asks for, for people, each thing once. */
export function requirementLabels(names: readonly string[]): string[] {
  const label = (name: string) =>
    REQUIREMENTS.find(([start]) => name.startsWith(start))?.[1] ?? 'More details, which Stripe will tell you';
  return [...new Set(names.map(label))];
}
