import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type { PaymentsConfig } from '../config.js';
import type {
  AttemptMark,
  PaymentOrder,
  PaymentProvider,
  ProviderCall,
  RefundOrder,
} from '../providers/payment-provider.js';
import type {
  ProviderAccountFacts,
  ProviderDispute,
  ProviderNotice,
  ProviderPayment,
  ProviderRefund,
} from '../providers/provider-objects.js';
import { PaypalClient } from './paypal.client.js';
import { PaypalAnswerError, providerErrorOf } from './paypal-errors.js';
import { paypalMoney } from './paypal-money.js';
import {
  captureOf,
  disputeOf,
  fundingOf,
  noticeOf,
  type PaypalCapture,
  type PaypalDispute,
  type PaypalOrder,
  type PaypalRefund,
  paymentOf,
  refundOf,
} from './paypal-objects.js';
import { orderRequest, type OrderDraft, referralRequest } from './paypal-requests.js';

/** Headers of a webhook with which PayPal says that it is its own. */
export type PaypalSignature = Readonly<Record<(typeof SIGNATURE_FIELDS)[number], string>>;

const SIGNATURE_FIELDS = ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time'] as const;

/** The few calls that we make to PayPal; Venmo is a way to fund an order there. */
@Injectable()
export class PaypalAdapter implements PaymentProvider {
  readonly name = 'paypal';
  private readonly client: PaypalClient;

  constructor(@Inject(CONFIG) private readonly config: PaymentsConfig) {
    this.client = new PaypalClient({
      clientId: config.PAYPAL_CLIENT_ID ?? '',
      clientSecret: config.PAYPAL_CLIENT_SECRET ?? '',
      apiBase: config.PAYPAL_API_BASE,
      timeoutMs: config.PROVIDER_TIMEOUT_MS,
    });
  }

  /** Whether this installation can talk to PayPal at all. */
  get offered(): boolean {
    const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_PARTNER_ID, PAYPAL_WEBHOOK_ID } = this.config;
    return Boolean(PAYPAL_CLIENT_ID && PAYPAL_CLIENT_SECRET && PAYPAL_PARTNER_ID && PAYPAL_WEBHOOK_ID);
  }

  get timeoutMs(): number {
    return this.config.PROVIDER_TIMEOUT_MS;
  }

  /** @returns PayPal's page on which the practice connects its account */
  async createReferral(practiceId: string, returnUrl: string, requestId: string): Promise<string> {
    const body = referralRequest(practiceId, returnUrl);
    const path = '/v2/customer/partner-referrals';
    const { links } = await withProviderErrors(this.client.call<Links>(path, { method: 'POST', body, requestId }));
    return links.find(({ rel }) => rel === 'action_url')!.href;
  }

  /** The account that a practice has connected; undefined while it has none. */
  async findAccount(practiceId: string): Promise<ProviderAccountFacts | undefined> {
    const base = `/v1/customer/partners/${this.config.PAYPAL_PARTNER_ID}/merchant-integrations`;
    try {
      const found = await this.client.call<{ merchant_id: string }>(`${base}?tracking_id=${practiceId}`);
      const facts = await this.client.call<Integration>(`${base}/${found.merchant_id}`);
      const { payments_receivable: receivable, primary_email_confirmed: confirmed } = facts;
      return {
        id: found.merchant_id,
        chargesEnabled: receivable && confirmed,
        detailsSubmitted: true,
        paymentsReceivable: receivable,
        primaryEmailConfirmed: confirmed,
      };
    } catch (error) {
      if (error instanceof PaypalAnswerError && error.status === 404) return undefined;
      throw providerErrorOf(error);
    }
  }

  /** @returns the order's id */
  async createOrder(draft: OrderDraft, { accountId, idempotencyKey: requestId }: ProviderCall): Promise<string> {
    const body = orderRequest(draft, accountId!);
    const call = { method: 'POST' as const, body, requestId, merchantId: accountId! };
    return (await withProviderErrors(this.client.call<PaypalOrder>('/v2/checkout/orders', call))).id;
  }

  /** Captures an order that the client approved. One that was captured before is an answer, too. */
  async pay(
    { source }: PaymentOrder,
    { accountId, idempotencyKey: requestId }: ProviderCall,
  ): Promise<ProviderPayment> {
    if (source.kind !== 'order') throw new Error(`PayPal captures orders, it charges no ${source.kind}s.`);
    const path = `/v2/checkout/orders/${source.orderId}/capture`;
    try {
      const call = { method: 'POST' as const, body: {}, requestId, merchantId: accountId! };
      const order = await this.client.call<PaypalOrder>(path, call);
      return paymentOf(captureOf(order)!, source.orderId, source.fundingSource);
    } catch (error) {
      const captured = error instanceof PaypalAnswerError && error.issue === 'ORDER_ALREADY_CAPTURED';
      const earlier = captured ? await this.findOrderPayment(source.orderId, accountId!) : undefined;
      if (earlier) return earlier;
      throw providerErrorOf(error);
    }
  }

  async getPayment(accountId: string, paymentId: string): Promise<ProviderPayment> {
    const { capture, order } = await this.getCapture(accountId, paymentId);
    return paymentOf(capture, order.id, fundingOf(order));
  }

  async findPayment({ source }: PaymentOrder, { accountId }: AttemptMark): Promise<ProviderPayment | undefined> {
    return source.kind === 'order' ? this.findOrderPayment(source.orderId, accountId) : undefined;
  }

  /** A capture never waits for its client: approval came before. */
  async cancelPayment(accountId: string, paymentId: string): Promise<ProviderPayment> {
    return this.getPayment(accountId, paymentId);
  }

  async refund(order: RefundOrder, { accountId, idempotencyKey }: ProviderCall): Promise<ProviderRefund> {
    const { paymentId, amountCents, currency, refundId, platformFeeCents } = order;
    const fees = platformFeeCents > 0 && { platform_fees: [{ amount: paypalMoney(platformFeeCents, currency) }] };
    const amount = paypalMoney(amountCents, currency);
    const body = { amount, custom_id: refundId, ...(fees && { payment_instruction: fees }) };
    const call = { method: 'POST' as const, body, requestId: idempotencyKey, merchantId: accountId! };
    const made = this.client.call<PaypalRefund>(`/v2/payments/captures/${paymentId}/refund`, call);
    return refundOf(await withProviderErrors(made), paymentId);
  }

  async listRefunds(accountId: string, paymentId: string): Promise<ProviderRefund[]> {
    const { order } = await this.getCapture(accountId, paymentId);
    return (order.purchase_units?.[0]?.payments?.refunds ?? []).map((refund) => refundOf(refund, paymentId));
  }

  async getDispute(merchantId: string, disputeId: string): Promise<ProviderDispute> {
    const path = `/v1/customer/disputes/${disputeId}`;
    return disputeOf(await withProviderErrors(this.client.call<PaypalDispute>(path, { merchantId })));
  }

  /**
   * Asks PayPal whether a webhook is its own. The body goes there byte by byte: its checksum is what was signed.
   * @returns what it is about; null for what names no object, undefined when the signature does not hold
   * @throws UnknownOutcomeError when PayPal does not say
   */
  async verify(body: Buffer, signature: PaypalSignature): Promise<ProviderNotice | null | undefined> {
    const event: unknown = JSON.parse(body.toString('utf8'));
    const asked = JSON.stringify({ ...signature, webhook_id: this.config.PAYPAL_WEBHOOK_ID });
    const text = `${asked.slice(0, -1)},"webhook_event":${body.toString('utf8')}}`;
    const path = '/v1/notifications/verify-webhook-signature';
    const answer = await withProviderErrors(
      this.client.call<{ verification_status: string }>(path, { method: 'POST', text }),
    );
    return answer.verification_status === 'SUCCESS' ? noticeOf(event) : undefined;
  }

  private async getCapture(merchantId: string, id: string): Promise<{ capture: PaypalCapture; order: PaypalOrder }> {
    const capture = await withProviderErrors(
      this.client.call<PaypalCapture>(`/v2/payments/captures/${id}`, { merchantId }),
    );
    const orderId = capture.supplementary_data?.related_ids?.order_id ?? '';
    return { capture, order: await this.getOrder(orderId, merchantId) };
  }

  private async findOrderPayment(orderId: string, merchantId: string): Promise<ProviderPayment | undefined> {
    const order = await this.getOrder(orderId, merchantId);
    const capture = captureOf(order);
    return capture && paymentOf(capture, orderId, fundingOf(order));
  }

  private async getOrder(orderId: string, merchantId: string): Promise<PaypalOrder> {
    return withProviderErrors(this.client.call<PaypalOrder>(`/v2/checkout/orders/${orderId}`, { merchantId }));
  }
}

interface Links {
  links: { rel: string; href: string }[];
}

interface Integration {
  payments_receivable: boolean;
  primary_email_confirmed: boolean;
}

/** The signature of a webhook as its headers carry it; undefined where one is missing. */
export function signatureOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): PaypalSignature | undefined {
  const pairs = SIGNATURE_FIELDS.map((field) => [field, headers[`paypal-${field.replaceAll('_', '-')}`]] as const);
  if (!pairs.every(([, value]) => typeof value === 'string' && value !== '')) return undefined;
  return Object.fromEntries(pairs) as PaypalSignature;
}

async function withProviderErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw providerErrorOf(error);
  }
}
