/** Objects as Square has them (https://developer.squareup.com/reference/square); fields that begin with _ stay here. */
export interface Money {
  amount: number;
  currency: string;
}

export interface SquareMerchant {
  id: string;
  business_name: string;
  country: string;
  language_code: string;
  currency: string;
  status: 'ACTIVE' | 'INACTIVE';
  main_location_id: string;
}

export interface SquareToken {
  access_token: string;
  refresh_token: string;
  merchant_id: string;
  expires_at: string;
}

export interface SquareNonce {
  token: string;
  number: string;
  exp_month: number;
  exp_year: number;
  postal_code: string;
  used: boolean;
  /** The bank wants to see the buyer before the card may be kept. */
  challenge: 'none' | 'open' | 'passed' | 'failed';
}

export interface SquareCustomer {
  id: string;
  created_at: string;
  given_name?: string | undefined;
  family_name?: string | undefined;
  email_address?: string | undefined;
  reference_id?: string | undefined;
  _merchant: string;
}

export interface SquareCard {
  id: string;
  card_brand: string;
  last_4: string;
  exp_month: number;
  exp_year: number;
  cardholder_name?: string | undefined;
  customer_id: string;
  merchant_id: string;
  reference_id?: string | undefined;
  enabled: boolean;
  card_type: 'CREDIT';
  prepaid_type: 'NOT_PREPAID';
  version: number;
  _number: string;
}

export interface SquarePayment {
  id: string;
  created_at: string;
  updated_at: string;
  amount_money: Money;
  total_money: Money;
  approved_money: Money;
  app_fee_money?: Money | undefined;
  refunded_money?: Money | undefined;
  status: 'APPROVED' | 'CANCELED' | 'COMPLETED' | 'FAILED' | 'PENDING';
  source_type: 'CARD';
  card_details: {
    status: 'AUTHORIZED' | 'CAPTURED' | 'FAILED';
    card: Omit<SquareCard, '_number'> | null;
    entry_method: 'KEYED' | 'ON_FILE';
    errors?: SquareFault[] | undefined;
  };
  location_id: string;
  customer_id?: string | undefined;
  reference_id?: string | undefined;
  note?: string | undefined;
  refund_ids?: string[] | undefined;
  _merchant: string;
}

export interface SquareRefund {
  id: string;
  status: 'COMPLETED' | 'FAILED' | 'PENDING';
  amount_money: Money;
  app_fee_money?: Money | undefined;
  payment_id: string;
  location_id: string;
  reason?: string | undefined;
  created_at: string;
  updated_at: string;
  _merchant: string;
}

export interface SquareDispute {
  id: string;
  amount_money: Money;
  reason: string;
  state: 'EVIDENCE_REQUIRED' | 'LOST' | 'PROCESSING' | 'WON';
  due_at: string;
  disputed_payment: { payment_id: string };
  created_at: string;
  updated_at: string;
  location_id: string;
  _merchant: string;
}

export interface SquarePayout {
  id: string;
  status: 'FAILED' | 'PAID' | 'SENT';
  location_id: string;
  created_at: string;
  updated_at: string;
  version: number;
  amount_money: Money;
  type: 'BATCH';
  /** YYYY-MM-DD. */
  arrival_date: string;
  _merchant: string;
  _entries: SquarePayoutEntry[];
}

export interface SquarePayoutEntry {
  id: string;
  payout_id: string;
  effective_at: string;
  type: 'CHARGE' | 'REFUND';
  gross_amount_money: Money;
  fee_amount_money: Money;
  net_amount_money: Money;
  type_charge_details?: { payment_id: string };
  type_refund_details?: { payment_id: string; refund_id: string };
}

export interface SquareEvent {
  merchant_id: string;
  type: string;
  event_id: string;
  created_at: string;
  data: { type: string; id: string; object: Record<string, unknown> };
}

/** One of the `errors` of an answer. */
export interface SquareFault {
  category: string;
  code: string;
  detail: string;
  field?: string;
}
