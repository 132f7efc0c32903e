/** The fields that the sandbox gives Stripe's objects. Names starting with `_` never leave it. */
export type Metadata = Record<string, string>;

export interface StripeObject {
  id: string;
  object: string;
  created?: number;
}

export interface Account extends StripeObject {
  object: 'account';
  type: 'custom' | 'express' | 'standard';
  email: string | null;
  country: string;
  default_currency: string;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  capabilities: Record<string, 'active' | 'inactive'>;
  requirements: {
    currently_due: string[];
    eventually_due: string[];
    past_due: string[];
    pending_verification: string[];
    disabled_reason: string | null;
    errors: unknown[];
  };
  business_profile: Record<string, string | null>;
  metadata: Metadata;
}

export interface VerificationSession extends StripeObject {
  object: 'identity.verification_session';
  client_secret: string | null;
  last_error: { code: string; reason: string } | null;
  livemode: false;
  metadata: Metadata;
  options: object;
  status: 'canceled' | 'processing' | 'requires_input' | 'verified';
  type: 'document' | 'id_number';
  url: string | null;
  _returnUrl: string | null;
}

export interface Customer extends StripeObject {
  object: 'customer';
  /** Smallest unit of the currency; below zero the next invoice takes it as a credit. */
  balance: number;
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  invoice_settings: { default_payment_method: string | null };
  metadata: Metadata;
  deleted?: true;
}

export interface PaymentMethod extends StripeObject {
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  billing_details: Record<string, unknown>;
  card: Record<string, unknown> & { brand: string; last4: string; exp_month: number; exp_year: number };
  metadata: Metadata;
  /** The test card's number, which decides how it behaves. */
  _number: string;
  /** Set up for later payments, with the authentication that this took. */
  _setUp: boolean;
  /** Paid with once without a customer, or detached: may not be used again. */
  _spent: boolean;
}

export interface NextAction {
  type: 'redirect_to_url';
  redirect_to_url: { url: string; return_url: string | null };
}

export interface SetupIntent extends StripeObject {
  object: 'setup_intent';
  client_secret: string;
  customer: string | null;
  description: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  usage: string;
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';
  next_action: NextAction | null;
  last_setup_error: unknown;
  cancellation_reason: string | null;
  metadata: Metadata;
  _returnUrl: string | null;
}

export interface PaymentIntent extends StripeObject {
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  application_fee_amount: number | null;
  capture_method: string;
  client_secret: string;
  confirmation_method: string;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: unknown;
  latest_charge: string | null;
  next_action: NextAction | null;
  on_behalf_of: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  receipt_email: string | null;
  setup_future_usage: string | null;
  statement_descriptor_suffix: string | null;
  status: SetupIntent['status'] | 'requires_capture';
  transfer_data: { destination: string; amount?: number } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  metadata: Metadata;
  _returnUrl: string | null;
}

export interface Charge extends StripeObject {
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  application_fee: string | null;
  application_fee_amount: number | null;
  balance_transaction: string | null;
  captured: boolean;
  currency: string;
  customer: string | null;
  /** Also after the dispute was won. */
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  outcome: Record<string, unknown>;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  status: 'succeeded' | 'failed';
  transfer: string | null;
  metadata: Metadata;
}

export interface Refund extends StripeObject {
  object: 'refund';
  amount: number;
  balance_transaction: string;
  charge: string;
  currency: string;
  payment_intent: string;
  reason: string | null;
  status: 'failed' | 'succeeded';
  failure_reason?: 'expired_or_canceled_card';
  /** The movement that returned the money to the account's balance. */
  failure_balance_transaction?: string;
  transfer_reversal: string | null;
  metadata: Metadata;
}

export interface Price extends StripeObject {
  object: 'price';
  active: boolean;
  billing_scheme: 'per_unit';
  currency: string;
  livemode: false;
  lookup_key: string | null;
  metadata: Metadata;
  nickname: string | null;
  product: string;
  recurring: {
    interval: 'month' | 'year';
    interval_count: 1;
    meter: null;
    trial_period_days: null;
    usage_type: 'licensed';
  };
  type: 'recurring';
  /** In the currency's smallest unit. */
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface SubscriptionItem extends StripeObject {
  object: 'subscription_item';
  current_period_start: number;
  current_period_end: number;
  metadata: Metadata;
  price: Price;
  quantity: number;
  subscription: string;
}

export interface Subscription extends StripeObject {
  object: 'subscription';
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  currency: string;
  customer: string;
  ended_at: number | null;
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string };
  livemode: false;
  metadata: Metadata;
  start_date: number;
  status: 'active' | 'canceled' | 'past_due';
}

export interface CheckoutSession extends StripeObject {
  object: 'checkout.session';
  cancel_url: string | null;
  client_reference_id: string | null;
  customer: string;
  expires_at: number;
  livemode: false;
  metadata: Metadata;
  mode: 'subscription';
  payment_status: 'paid' | 'unpaid';
  status: 'complete' | 'expired' | 'open';
  subscription: string | null;
  success_url: string;
  url: string | null;
  _price: string;
  _subscriptionMetadata: Metadata;
}

export interface BillingPortalSession extends StripeObject {
  object: 'billing_portal.session';
  customer: string;
  livemode: false;
  return_url: string | null;
  url: string;
}

export interface StripeEvent extends StripeObject {
  object: 'event';
  account?: string;
  api_version: string;
  created: number;
  data: { object: unknown };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}
