import { randomUUID } from 'node:crypto';
import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { notFound } from './square-problems.js';
import { squareId, type SquareState } from './square-state.js';
import type { Money, SquareMerchant, SquarePayout, SquarePayoutEntry } from './square-types.js';

type Call = JsonCall<SquareMerchant>;

/** What Square sends to a seller's bank, and of what each payout is made (https://developer.squareup.com/docs/payouts-api). */
export class SquarePayouts {
  constructor(private readonly state: SquareState) {}

  operations(): JsonOperation<SquareMerchant>[] {
    return [
      { method: 'GET', path: '/payouts', handle: ({ caller }) => ({ payouts: this.list(caller) }) },
      { method: 'GET', path: '/payouts/:id', handle: (call) => ({ payout: this.get(call) }) },
      {
        method: 'GET',
        path: '/payouts/:id/payout-entries',
        handle: (call) => ({ payout_entries: this.get(call)._entries }),
      },
    ];
  }

  /** Sends what came in and went back since the last one, less 2.9 % and 30 cents of each payment and the platform's share. */
  payOut(merchantId: string): SquarePayout {
    const merchant = this.state.merchants.get(merchantId)!;
    const now = new Date().toISOString();
    const id = `po_${randomUUID()}`;
    const entries = this.unsent(merchant, id, now);
    const amount = entries.reduce((sum, entry) => sum + entry.net_amount_money.amount, 0);
    const payout: SquarePayout = {
      ...{ id, status: 'PAID', location_id: merchant.main_location_id, created_at: now, updated_at: now, version: 1 },
      ...{ amount_money: { amount, currency: merchant.currency }, type: 'BATCH', arrival_date: now.slice(0, 10) },
      ...{ _merchant: merchantId, _entries: entries },
    };
    this.state.payouts.put(id, payout);
    for (const type of ['payout.sent', 'payout.paid']) this.state.emit(merchantId, type, 'payout', payout);
    return payout;
  }

  private unsent(merchant: SquareMerchant, payoutId: string, now: string): SquarePayoutEntry[] {
    const before = this.state.payouts.values().flatMap(({ _entries }) => _entries);
    const sent = new Set(
      before.map((one) => one.type_charge_details?.payment_id ?? one.type_refund_details?.refund_id),
    );
    const entryOf = (type: SquarePayoutEntry['type'], gross: number, fee: number): SquarePayoutEntry => {
      const money = (amount: number): Money => ({ amount, currency: merchant.currency });
      return {
        ...{ id: `poe_${squareId()}`, payout_id: payoutId, effective_at: now, type },
        ...{ gross_amount_money: money(gross), fee_amount_money: money(fee), net_amount_money: money(gross - fee) },
      };
    };
    const mine = <T extends { _merchant: string; id: string; status: string }>(rows: T[]) =>
      rows.filter((row) => row._merchant === merchant.id && row.status === 'COMPLETED' && !sent.has(row.id));
    const charges = mine(this.state.payments.values()).map((payment) => {
      const { amount } = payment.amount_money;
      const fee = Math.round(amount * 0.029) + 30 + (payment.app_fee_money?.amount ?? 0);
      return { ...entryOf('CHARGE', amount, fee), type_charge_details: { payment_id: payment.id } };
    });
    const refunds = mine(this.state.refunds.values()).map((refund) => ({
      ...entryOf('REFUND', -refund.amount_money.amount, -(refund.app_fee_money?.amount ?? 0)),
      type_refund_details: { payment_id: refund.payment_id, refund_id: refund.id },
    }));
    return [...charges, ...refunds];
  }

  private list(merchant: SquareMerchant): SquarePayout[] {
    return this.state.payouts
      .values()
      .filter(({ _merchant }) => _merchant === merchant.id)
      .reverse();
  }

  private get({ caller, params }: Call): SquarePayout {
    const payout = this.state.payouts.get(params['id']!);
    if (payout?._merchant !== caller.id) throw notFound('payout', params['id']!);
    return payout;
  }
}
