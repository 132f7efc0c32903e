import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { randomText, UPPER } from '../rest/ids.js';
import { isChargedBack } from './paypal-disputes.js';
import { assertedMerchant } from './paypal-orders.js';
import { notAuthorized, notFound, unprocessable } from './paypal-problems.js';
import type { PaypalState } from './paypal-state.js';
import type { PaypalCapture, PaypalMoney, PaypalRefund } from './paypal-types.js';

type Call = JsonCall<null>;

/** Captured money, and giving it back. */
export class PaypalCaptures {
  /** How many of the next refunds are pending, as those that an eCheck funds. */
  pendNext = 0;

  constructor(private readonly state: PaypalState) {}

  operations(): JsonOperation<null>[] {
    return [
      { method: 'GET', path: '/v2/payments/captures/:id', handle: (call) => this.get(call) },
      { method: 'POST', path: '/v2/payments/captures/:id/refund', status: 201, handle: (call) => this.refund(call) },
      { method: 'GET', path: '/v2/payments/refunds/:id', handle: ({ params }) => this.getRefund(params['id']!) },
    ];
  }

  private get({ params, request }: Call): PaypalCapture {
    const capture = this.state.captures.get(params['id']!);
    if (!capture) throw notFound();
    const asserted = assertedMerchant(request.headers['paypal-auth-assertion']);
    if (asserted !== undefined && asserted !== capture._merchant) throw notAuthorized();
    return capture;
  }

  private getRefund(id: string): PaypalRefund {
    const refund = this.state.refunds.get(id);
    if (!refund) throw notFound();
    return refund;
  }

  /**
   * Finishes a pending refund. PayPal sends no event when a refund fails.
   * @returns false for an unknown one
   */
  finishRefund(id: string, status: 'COMPLETED' | 'FAILED'): boolean {
    const refund = this.state.refunds.get(id);
    const capture = refund && this.state.captures.get(refund._capture);
    if (!refund || !capture) return false;
    const finished: PaypalRefund = { ...refund, status, update_time: new Date().toISOString() };
    if (status === 'FAILED') this.state.captures.put(capture.id, { ...capture, status: 'COMPLETED' });
    this.state.saveRefund(finished, capture.supplementary_data.related_ids.order_id);
    return true;
  }

  private requireUndisputed({ id }: PaypalCapture): void {
    if (!isChargedBack(this.state, id)) return;
    throw unprocessable('TRANSACTION_DISPUTED', 'There is an open or lost case on this transaction.');
  }

  private refund(call: Call): PaypalRefund {
    const capture = this.get(call);
    const { body } = call;
    if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED') {
      const issue = capture.status === 'REFUNDED' ? 'CAPTURE_FULLY_REFUNDED' : 'REFUND_NOT_PERMITTED_ON_PENDING';
      throw unprocessable(issue, 'The capture has already been fully refunded or is not complete.');
    }
    this.requireUndisputed(capture);
    const earlier = this.state.refunds.values().filter((one) => one._capture === capture.id && one.status !== 'FAILED');
    const left = cents(capture.amount) - earlier.reduce((sum, { amount }) => sum + cents(amount), 0);
    const wanted = (body['amount'] as PaypalMoney | undefined) ?? { ...capture.amount, value: (left / 100).toFixed(2) };
    if (cents(wanted) > left) {
      throw unprocessable(
        'REFUND_AMOUNT_EXCEEDED',
        'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
      );
    }
    const text = (name: string) => (typeof body[name] === 'string' ? body[name] : undefined);
    const now = new Date().toISOString();
    const refund: PaypalRefund = {
      id: randomText(17, UPPER),
      status: this.pendNext > 0 ? 'PENDING' : 'COMPLETED',
      amount: wanted,
      custom_id: text('custom_id'),
      invoice_id: text('invoice_id'),
      note_to_payer: text('note_to_payer'),
      ...(body['payment_instruction'] ? { seller_payable_breakdown: body['payment_instruction'] } : {}),
      payer: { merchant_id: capture._merchant },
      create_time: now,
      update_time: now,
      links: [{ href: `/v2/payments/captures/${capture.id}`, rel: 'up', method: 'GET' }],
      _capture: capture.id,
    };
    const status = cents(wanted) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    this.state.captures.put(capture.id, { ...capture, status, update_time: now });
    this.state.saveRefund(refund, capture.supplementary_data.related_ids.order_id);
    this.pendNext = Math.max(0, this.pendNext - 1);
    this.state.emit('PAYMENT.CAPTURE.REFUNDED', 'refund', refund);
    return refund;
  }
}

function cents({ value }: PaypalMoney): number {
  return Math.round(Number(value) * 100);
}
