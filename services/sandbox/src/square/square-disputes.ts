import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { notFound } from './square-problems.js';
import { squareId, type SquareState } from './square-state.js';
import type { SquareDispute, SquareMerchant } from './square-types.js';

const RESPONSE_MS = 7 * 86_400_000;

/** Payments that clients dispute at their bank (https://developer.squareup.com/docs/disputes-api/overview). */
export class SquareDisputes {
  constructor(private readonly state: SquareState) {}

  operations(): JsonOperation<SquareMerchant>[] {
    return [{ method: 'GET', path: '/disputes/:id', handle: (call) => ({ dispute: this.get(call) }) }];
  }

  /** @returns undefined for an unknown payment */
  open(paymentId: string): SquareDispute | undefined {
    const payment = this.state.payments.get(paymentId);
    if (!payment) return undefined;
    const now = new Date();
    const dispute: SquareDispute = {
      ...{ id: squareId(22), amount_money: payment.amount_money, reason: 'NO_KNOWLEDGE', state: 'EVIDENCE_REQUIRED' },
      ...{ due_at: new Date(now.getTime() + RESPONSE_MS).toISOString(), disputed_payment: { payment_id: paymentId } },
      ...{ created_at: now.toISOString(), updated_at: now.toISOString(), location_id: payment.location_id },
      _merchant: payment._merchant,
    };
    this.state.disputes.put(dispute.id, dispute);
    this.state.emit(payment._merchant, 'dispute.created', 'dispute', dispute);
    return dispute;
  }

  /** The bank decides. @returns false for an unknown one */
  close(id: string, state: 'LOST' | 'WON'): boolean {
    const dispute = this.state.disputes.get(id);
    if (!dispute) return false;
    if (dispute.state === 'WON' || dispute.state === 'LOST') return true;
    const closed: SquareDispute = { ...dispute, state, updated_at: new Date().toISOString() };
    this.state.disputes.put(id, closed);
    this.state.emit(dispute._merchant, 'dispute.state.updated', 'dispute', closed);
    return true;
  }

  private get({ caller, params }: JsonCall<SquareMerchant>): SquareDispute {
    const dispute = this.state.disputes.get(params['id']!);
    if (dispute?._merchant !== caller.id) throw notFound('dispute', params['id']!);
    return dispute;
  }
}

/** Whether a dispute that is open or lost has taken the money of a payment. */
export function isChargedBack(state: SquareState, paymentId: string): boolean {
  return state.disputes.values().some((one) => one.disputed_payment.payment_id === paymentId && one.state !== 'WON');
}
