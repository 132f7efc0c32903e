import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { invalid, notFound, problem } from './square-problems.js';
import { isChargedBack } from './square-disputes.js';
import { pageOf } from './square-pages.js';
import { moneyOf, type SquarePayments } from './square-payments.js';
import { squareId, type SquareState } from './square-state.js';
import type { Money, SquareMerchant, SquarePayment, SquareRefund } from './square-types.js';

type Call = JsonCall<SquareMerchant>;

/** How long the bank takes. */
const SETTLES_MS = 30;

/** Money that goes back: pending at first, complete a moment later, as at Square. */
export class SquareRefunds {
  constructor(
    private readonly state: SquareState,
    private readonly payments: SquarePayments,
  ) {
    for (const refund of state.refunds.values()) if (refund.status === 'PENDING') this.complete(refund.id);
  }

  operations(): JsonOperation<SquareMerchant>[] {
    return [
      { method: 'POST', path: '/refunds', handle: (call) => ({ refund: this.create(call) }) },
      { method: 'GET', path: '/refunds/:id', handle: (call) => ({ refund: this.get(call) }) },
      {
        method: 'GET',
        path: '/refunds',
        handle: ({ caller, query }) => {
          const { page: refunds, ...cursor } = pageOf(this.state.refunds.values(), caller, query);
          return { refunds, ...cursor };
        },
      },
    ];
  }

  /** The client's bank returns it, also after it was completed. @returns false for an unknown one */
  fail(id: string): boolean {
    const refund = this.state.refunds.get(id);
    if (!refund) return false;
    if (refund.status === 'FAILED') return true;
    const failed: SquareRefund = { ...refund, status: 'FAILED', updated_at: new Date().toISOString() };
    this.state.refunds.put(id, failed);
    const payment = this.state.payments.get(refund.payment_id);
    if (payment?.refunded_money) {
      const amount = payment.refunded_money.amount - refund.amount_money.amount;
      this.payments.save({ ...payment, refunded_money: { ...payment.refunded_money, amount } });
    }
    this.state.emit(refund._merchant, 'refund.updated', 'refund', failed);
    return true;
  }

  private requireUndisputed({ id }: SquarePayment): void {
    if (!isChargedBack(this.state, id)) return;
    throw invalid('PAYMENT_NOT_REFUNDABLE_DUE_TO_DISPUTE', 'The payment is not refundable due to a dispute.');
  }

  private create({ caller, body }: Call): SquareRefund {
    const payment = this.payments.get(caller, String(body['payment_id']));
    const amount = moneyOf(body['amount_money'], 'amount_money');
    if (payment.status !== 'COMPLETED') throw invalid('PAYMENT_NOT_REFUNDABLE', 'The payment is not refundable.');
    this.requireUndisputed(payment);
    const left = payment.amount_money.amount - (payment.refunded_money?.amount ?? 0);
    if (amount.amount > left) {
      throw problem(
        400,
        'REFUND_ERROR',
        'REFUND_AMOUNT_INVALID',
        'The requested refund amount exceeds the amount available to refund.',
      );
    }
    const now = new Date().toISOString();
    const refund: SquareRefund = {
      id: `${payment.id}_${squareId(43)}`,
      status: 'PENDING',
      amount_money: amount,
      app_fee_money: body['app_fee_money']
        ? moneyOf(body['app_fee_money'], 'app_fee_money')
        : platformShare(payment, amount),
      payment_id: payment.id,
      location_id: payment.location_id,
      reason: typeof body['reason'] === 'string' ? body['reason'].slice(0, 192) : undefined,
      created_at: now,
      updated_at: now,
      _merchant: caller.id,
    };
    this.state.refunds.put(refund.id, refund);
    this.payments.save({
      ...payment,
      refund_ids: [...(payment.refund_ids ?? []), refund.id],
      refunded_money: { ...amount, amount: (payment.refunded_money?.amount ?? 0) + amount.amount },
    });
    this.state.emit(caller.id, 'refund.created', 'refund', refund);
    setTimeout(() => this.complete(refund.id), SETTLES_MS).unref();
    return refund;
  }

  private complete(id: string): void {
    const refund = this.state.refunds.get(id);
    if (refund?.status !== 'PENDING') return;
    const completed: SquareRefund = { ...refund, status: 'COMPLETED', updated_at: new Date().toISOString() };
    this.state.refunds.put(id, completed);
    this.state.emit(refund._merchant, 'refund.updated', 'refund', completed);
  }

  private get({ caller, params }: Call): SquareRefund {
    const refund = this.state.refunds.get(params['id']!);
    if (refund?._merchant !== caller.id) throw notFound('refund', params['id']!);
    return refund;
  }
}

/** Platform fee returned by default: in proportion, so all of its fee with the whole payment. */
function platformShare({ app_fee_money: fee, amount_money: paid }: SquarePayment, refunded: Money): Money | undefined {
  return fee && { ...fee, amount: Math.round((fee.amount * refunded.amount) / paid.amount) };
}
