import type { JsonOperation } from '../rest/json-api.js';
import { randomText, UPPER } from '../rest/ids.js';
import { notFound } from './paypal-problems.js';
import type { PaypalState } from './paypal-state.js';
import type { PaypalDispute } from './paypal-types.js';

const RESPONSE_MS = 10 * 86_400_000;

/** Payments that buyers dispute (https://developer.paypal.com/docs/api/customer-disputes/v1/). */
export class PaypalDisputes {
  constructor(private readonly state: PaypalState) {}

  operations(): JsonOperation<null>[] {
    return [
      {
        method: 'GET',
        path: '/v1/customer/disputes/:id',
        handle: ({ params }) => {
          const dispute = this.state.disputes.get(params['id']!);
          if (!dispute) throw notFound();
          return dispute;
        },
      },
    ];
  }

  /** @returns undefined for an unknown capture */
  open(captureId: string): PaypalDispute | undefined {
    const capture = this.state.captures.get(captureId);
    if (!capture) return undefined;
    const now = new Date();
    const dispute: PaypalDispute = {
      dispute_id: `PP-R-${randomText(3, UPPER)}-${randomText(9, UPPER)}`,
      ...{ create_time: now.toISOString(), update_time: now.toISOString(), dispute_life_cycle_stage: 'CHARGEBACK' },
      disputed_transactions: [
        { seller_transaction_id: captureId, seller: { merchant_id: capture._merchant }, gross_amount: capture.amount },
      ],
      ...{ reason: 'UNAUTHORISED', status: 'WAITING_FOR_SELLER_RESPONSE', dispute_amount: capture.amount },
      seller_response_due_date: new Date(now.getTime() + RESPONSE_MS).toISOString(),
      money_movements: [
        { affected_party: 'SELLER', amount: capture.amount, type: 'DEBIT', reason: 'DISPUTE_SETTLEMENT' },
      ],
    };
    this.state.disputes.put(dispute.dispute_id, dispute);
    this.state.emit('CUSTOMER.DISPUTE.CREATED', 'dispute', dispute);
    return dispute;
  }

  /** PayPal decides. @returns false for an unknown one */
  close(id: string, favour: 'BUYER' | 'SELLER'): boolean {
    const dispute = this.state.disputes.get(id);
    if (!dispute) return false;
    if (dispute.status === 'RESOLVED') return true;
    const amount = dispute.dispute_amount;
    const back = { affected_party: 'SELLER', amount, type: 'CREDIT', reason: 'DISPUTE_SETTLEMENT' } as const;
    const closed: PaypalDispute = {
      ...dispute,
      status: 'RESOLVED',
      dispute_outcome: { outcome_code: `RESOLVED_${favour}_FAVOUR`, amount_refunded: amount },
      money_movements: [...dispute.money_movements, ...(favour === 'SELLER' ? [back] : [])],
      update_time: new Date().toISOString(),
    };
    this.state.disputes.put(id, closed);
    this.state.emit('CUSTOMER.DISPUTE.RESOLVED', 'dispute', closed);
    return true;
  }
}

/** Whether a dispute that is open or lost has taken the money of a capture. */
export function isChargedBack(state: PaypalState, captureId: string): boolean {
  return state.disputes
    .values()
    .some(
      ({ disputed_transactions: [transaction], dispute_outcome: outcome }) =>
        transaction?.seller_transaction_id === captureId && outcome?.outcome_code !== 'RESOLVED_SELLER_FAVOUR',
    );
}
