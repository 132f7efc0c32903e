import { paypalMoney } from './paypal-money.js';

/** An order to be made: what it will pay when the client approves it. */
export interface OrderDraft {
  /** The attempt that makes it, and the mark on the order. */
  attemptId: string;
  appointmentId: string;
  practiceName: string;
  amountCents: number;
  /** The part that is a tip. */
  tipCents: number;
  tipOnly: boolean;
  currency: string;
  platformFeeCents: number;
  fundingSource: 'paypal' | 'venmo';
}

const MAX_DESCRIPTION = 127;

/** As PayPal takes it. Money goes to the practice's account directly. */
export function orderRequest(draft: OrderDraft, merchantId: string): object {
  const { amountCents, currency, platformFeeCents, attemptId, appointmentId, fundingSource, practiceName, tipOnly } =
    draft;
  const experience = {
    shipping_preference: 'NO_SHIPPING',
    user_action: 'PAY_NOW',
    brand_name: practiceName.slice(0, MAX_DESCRIPTION),
  };
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: attemptId,
        // Seen by the practice in its own accounts; PayPal takes each once.
        invoice_id: `${appointmentId}-${attemptId.slice(-12)}`,
        description: `${tipOnly ? 'Tip for' : 'Appointment with'} ${practiceName}`.slice(0, MAX_DESCRIPTION),
        amount: paypalMoney(amountCents, currency),
        payee: { merchant_id: merchantId },
        ...(platformFeeCents > 0 && {
          payment_instruction: { platform_fees: [{ amount: paypalMoney(platformFeeCents, currency) }] },
        }),
      },
    ],
    payment_source: { [fundingSource]: { experience_context: experience } },
  };
}

/** What a practice is asked to allow the platform. */
export function referralRequest(practiceId: string, returnUrl: string): object {
  const rest = {
    integration_method: 'PAYPAL',
    integration_type: 'THIRD_PARTY',
    third_party_details: { features: ['PAYMENT', 'REFUND'] },
  };
  return {
    tracking_id: practiceId,
    operations: [{ operation: 'API_INTEGRATION', api_integration_preference: { rest_api_integration: rest } }],
    products: ['EXPRESS_CHECKOUT'],
    legal_consents: [{ type: 'SHARE_DATA_CONSENT', granted: true }],
    partner_config_override: { return_url: returnUrl },
  };
}
