import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { randomText, UPPER } from '../rest/ids.js';
import { malformed, notAuthorized, notFound, unprocessable } from './paypal-problems.js';
import type { PaypalState } from './paypal-state.js';
import type { PaymentInstruction, PaypalCapture, PaypalMoney, PaypalOrder } from './paypal-types.js';

type Call = JsonCall<null>;

interface WantedUnit {
  reference_id?: string;
  amount?: PaypalMoney;
  payee?: { merchant_id?: string };
  custom_id?: string;
  invoice_id?: string;
  description?: string;
  payment_instruction?: PaymentInstruction;
}

interface WantedSource {
  experience_context?: { return_url?: string; cancel_url?: string };
}

/** Orders: made by the platform, approved by the buyer on PayPal's page, captured by the platform. */
export class PaypalOrders {
  /** Ordered by a test: what becomes of the next captures. */
  readonly nextCaptures: ('decline' | 'pend')[] = [];

  constructor(
    private readonly state: PaypalState,
    private readonly siteUrl: () => string,
  ) {}

  operations(): JsonOperation<null>[] {
    return [
      { method: 'POST', path: '/v2/checkout/orders', status: 201, handle: (call) => this.create(call) },
      { method: 'GET', path: '/v2/checkout/orders/:id', handle: (call) => this.get(call.params['id']!) },
      { method: 'POST', path: '/v2/checkout/orders/:id/capture', status: 201, handle: (call) => this.capture(call) },
    ];
  }

  get(id: string): PaypalOrder {
    const order = this.state.orders.get(id);
    if (!order) throw notFound();
    return order;
  }

  /** What the buyer has decided on the page. */
  decide(id: string, decision: 'approve' | 'approve-declined' | 'cancel'): PaypalOrder {
    const order = this.get(id);
    if (order.status === 'COMPLETED') return order;
    if (decision === 'cancel') {
      this.state.orders.put(id, { ...order, _cancellations: order._cancellations + 1 });
      return this.get(id);
    }
    const approved: PaypalOrder = {
      ...order,
      status: 'APPROVED',
      _declines: decision === 'approve-declined',
    };
    this.state.orders.put(id, approved);
    this.state.emit('CHECKOUT.ORDER.APPROVED', 'checkout-order', approved);
    return approved;
  }

  /** A capture that was pending is through, or is not. */
  finishCapture(id: string, status: 'COMPLETED' | 'DECLINED'): void {
    const capture = this.state.captures.get(id);
    if (capture?.status !== 'PENDING') throw notFound();
    this.state.saveCapture({ ...capture, status, status_details: undefined });
    const type = status === 'COMPLETED' ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED';
    this.state.emit(type, 'capture', this.state.captures.get(id)!);
  }

  private create({ body }: Call): PaypalOrder {
    if (body['intent'] !== 'CAPTURE') throw malformed('/intent');
    const [unit] = (body['purchase_units'] ?? []) as WantedUnit[];
    if (!unit) throw malformed('/purchase_units');
    const source = (body['payment_source'] ?? { paypal: {} }) as Record<string, WantedSource>;
    const funding = Object.keys(source)[0] ?? 'paypal';
    const amount = amountOf(unit);
    const merchantId = unit.payee?.merchant_id;
    if (!merchantId || !this.state.merchants.get(merchantId)) {
      throw unprocessable('PAYEE_ACCOUNT_INVALID', 'Payee account is invalid.');
    }
    if (funding === 'venmo' && amount.currency_code !== 'USD') {
      throw unprocessable('CURRENCY_NOT_SUPPORTED', 'Currency code is not currently supported for Venmo.');
    }
    const context = source[funding]?.experience_context;
    const id = randomText(17, UPPER);
    const order: PaypalOrder = {
      id,
      intent: 'CAPTURE',
      status: 'PAYER_ACTION_REQUIRED',
      create_time: new Date().toISOString(),
      payment_source: { [funding]: {} },
      purchase_units: [
        {
          reference_id: unit.reference_id ?? 'default',
          amount,
          payee: { merchant_id: merchantId },
          ...{ custom_id: unit.custom_id, invoice_id: unit.invoice_id },
          description: unit.description,
          payment_instruction: unit.payment_instruction,
        },
      ],
      links: [{ href: `${this.siteUrl()}/paypal/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' }],
      _returnUrl: context?.return_url,
      _cancelUrl: context?.cancel_url,
      _cancellations: 0,
    };
    this.state.orders.put(id, order);
    return order;
  }

  private capture({ params, request }: Call): PaypalOrder {
    const order = this.get(params['id']!);
    const unit = order.purchase_units[0]!;
    const asserted = assertedMerchant(request.headers['paypal-auth-assertion']);
    if (asserted !== undefined && asserted !== unit.payee.merchant_id) throw notAuthorized();
    if (order.status === 'COMPLETED') {
      throw unprocessable(
        'ORDER_ALREADY_CAPTURED',
        "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
      );
    }
    if (order.status !== 'APPROVED') {
      throw unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
    }
    const ordered = this.nextCaptures.shift();
    if (ordered === 'decline' || order._declines) {
      this.state.orders.put(order.id, { ...order, status: 'PAYER_ACTION_REQUIRED', _declines: false });
      throw unprocessable(
        'INSTRUMENT_DECLINED',
        'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
      );
    }
    const capture = captureOf(order, ordered === 'pend' ? 'PENDING' : 'COMPLETED');
    this.state.orders.put(order.id, { ...order, status: 'COMPLETED' });
    this.state.saveCapture(capture);
    const type = capture.status === 'PENDING' ? 'PAYMENT.CAPTURE.PENDING' : 'PAYMENT.CAPTURE.COMPLETED';
    this.state.emit(type, 'capture', this.state.captures.get(capture.id)!);
    return this.get(order.id);
  }
}

/** https://developer.paypal.com/reference/currency-codes/ */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['HUF', 'JPY', 'TWD']);

function amountOf({ amount }: WantedUnit): PaypalMoney {
  if (!amount || !/^\d{1,7}(\.\d{2})?$/.test(amount.value) || Number(amount.value) <= 0) {
    throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.');
  }
  if (!/^[A-Z]{3}$/.test(amount.currency_code)) throw malformed('/purchase_units/@reference_id/amount/currency_code');
  const whole = WHOLE_UNITS.has(amount.currency_code);
  if (whole && amount.value.includes('.')) {
    throw unprocessable('DECIMALS_NOT_SUPPORTED', 'Currency does not support decimals.');
  }
  return { currency_code: amount.currency_code, value: Number(amount.value).toFixed(whole ? 0 : 2) };
}

function captureOf({ id: orderId, purchase_units }: PaypalOrder, status: PaypalCapture['status']): PaypalCapture {
  const { amount, payee, custom_id, invoice_id, payment_instruction } = purchase_units[0]!;
  const now = new Date().toISOString();
  return {
    id: randomText(17, UPPER),
    status,
    status_details: status === 'PENDING' ? { reason: 'PENDING_REVIEW' } : undefined,
    amount,
    final_capture: true,
    custom_id,
    invoice_id,
    ...(payment_instruction && { seller_receivable_breakdown: payment_instruction }),
    supplementary_data: { related_ids: { order_id: orderId } },
    create_time: now,
    update_time: now,
    links: [],
    _merchant: payee.merchant_id,
  };
}

/** Returns the merchant that the platform acts for: `PayPal-Auth-Assertion`, a JWT that is not signed. */
export function assertedMerchant(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  try {
    const claims = JSON.parse(Buffer.from(header.split('.')[1] ?? '', 'base64url').toString()) as { payer_id?: string };
    return claims.payer_id ?? '';
  } catch {
    return '';
  }
}
