/** Objects as PayPal has them (https://developer.paypal.com/docs/api/orders/v2/); fields that begin with _ stay here. */
export interface PaypalMoney {
  currency_code: string;
  value: string;
}

export interface PaypalLink {
  href: string;
  rel: string;
  method: 'GET' | 'POST';
}

export interface PaypalMerchant {
  merchant_id: string;
  tracking_id: string;
  country: string;
  payments_receivable: boolean;
  primary_email_confirmed: boolean;
}

export interface PaypalReferral {
  id: string;
  tracking_id: string;
  return_url: string;
  /** The merchant that came of it. */
  merchant_id?: string;
}

/** What the platform takes of a payment, or returns with a refund. */
export interface PaymentInstruction {
  platform_fees?: { amount: PaypalMoney }[];
}

export interface PaypalCapture {
  id: string;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED';
  status_details?: { reason: string } | undefined;
  amount: PaypalMoney;
  final_capture: true;
  custom_id?: string | undefined;
  invoice_id?: string | undefined;
  seller_receivable_breakdown?: PaymentInstruction;
  supplementary_data: { related_ids: { order_id: string } };
  create_time: string;
  update_time: string;
  links: PaypalLink[];
  _merchant: string;
}

export interface PaypalRefund {
  id: string;
  status: 'COMPLETED' | 'FAILED' | 'PENDING';
  amount: PaypalMoney;
  custom_id?: string | undefined;
  invoice_id?: string | undefined;
  note_to_payer?: string | undefined;
  seller_payable_breakdown?: PaymentInstruction;
  /** The seller, who pays it. */
  payer: { merchant_id: string };
  create_time: string;
  update_time: string;
  links: PaypalLink[];
  _capture: string;
}

export interface PaypalDispute {
  dispute_id: string;
  create_time: string;
  update_time: string;
  dispute_life_cycle_stage: 'CHARGEBACK';
  disputed_transactions: {
    seller_transaction_id: string;
    seller: { merchant_id: string };
    gross_amount: PaypalMoney;
  }[];
  reason: string;
  status: 'RESOLVED' | 'WAITING_FOR_SELLER_RESPONSE';
  dispute_amount: PaypalMoney;
  dispute_outcome?: { outcome_code: `RESOLVED_${'BUYER' | 'SELLER'}_FAVOUR`; amount_refunded: PaypalMoney };
  seller_response_due_date: string;
  money_movements: {
    affected_party: 'SELLER';
    amount: PaypalMoney;
    type: 'CREDIT' | 'DEBIT';
    reason: 'DISPUTE_SETTLEMENT';
  }[];
}

export interface PaypalOrder {
  id: string;
  intent: 'CAPTURE';
  status: 'APPROVED' | 'COMPLETED' | 'CREATED' | 'PAYER_ACTION_REQUIRED';
  create_time: string;
  payment_source: Record<string, object>;
  purchase_units: {
    reference_id: string;
    amount: PaypalMoney;
    payee: { merchant_id: string };
    custom_id?: string | undefined;
    invoice_id?: string | undefined;
    description?: string | undefined;
    payment_instruction?: PaymentInstruction | undefined;
    payments?: { captures: PaypalCapture[]; refunds?: PaypalRefund[] };
  }[];
  links: PaypalLink[];
  _returnUrl?: string | undefined;
  _cancelUrl?: string | undefined;
  /** How often the buyer has left the page without approving. */
  _cancellations: number;
  /** The buyer's funding is declined at the capture. */
  _declines?: boolean;
}

export interface PaypalEvent {
  id: string;
  event_version: '1.0';
  create_time: string;
  resource_type: string;
  resource_version: '2.0';
  event_type: string;
  summary: string;
  resource: object;
}
