import type { Charges } from './charges.js';
import { LIST_PARAMS, listPage, type Operation, retrieval } from './operation.js';
import { stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { Charge, StripeObject } from './stripe-types.js';

export interface Dispute extends StripeObject {
  object: 'dispute';
  amount: number;
  balance_transactions: StripeObject[];
  charge: string;
  payment_intent: string;
  currency: string;
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
  is_charge_refundable: boolean;
  reason: string;
  status: 'lost' | 'needs_response' | 'under_review' | 'won';
}

const FEE_CENTS = 1_500;
const RESPONSE_S = 9 * 86_400;

/** Payments that clients dispute at their bank (https://docs.stripe.com/api/disputes). */
export class Disputes {
  constructor(
    private readonly state: StripeState,
    private readonly charges: Charges,
  ) {}

  private get disputes() {
    return this.state.table<Dispute>('dispute');
  }

  operations(): Operation[] {
    return [
      retrieval('disputes', this.state.table('dispute')),
      {
        method: 'GET',
        path: '/disputes',
        params: [...LIST_PARAMS, 'charge', 'payment_intent'],
        handle: (call) => {
          const [charge, intent] = [call.params.find('charge'), call.params.find('payment_intent')];
          const all = this.disputes.list(call.account);
          const wanted = (one: Dispute) =>
            (!charge || one.charge === charge) && (!intent || one.payment_intent === intent);
          return listPage(call, 'disputes', all.filter(wanted));
        },
      },
    ];
  }

  /**
   * The client's bank withdraws the amount and Stripe takes its fee.
   * @throws StripeProblem for an unknown charge
   */
  open(chargeId: string, { reason = 'fraudulent' }: { reason?: string } = {}): Dispute {
    const account = this.state.table<Charge>('charge').ownerOf(chargeId) ?? '';
    const charge = this.charges.get(account, chargeId);
    const { amount, currency } = charge;
    const id = stripeId('du');
    const withdrawal = this.move(account, { id, currency }, -amount, FEE_CENTS);
    const dispute = this.disputes.save(account, {
      ...{ id, object: 'dispute', amount, currency, charge: charge.id, payment_intent: charge.payment_intent },
      ...{ balance_transactions: [withdrawal], created: stripeNow(), is_charge_refundable: false, livemode: false },
      evidence_details: { due_by: stripeNow() + RESPONSE_S, has_evidence: false, past_due: false, submission_count: 0 },
      ...{ metadata: {}, reason, status: 'needs_response' },
    } as Dispute);
    this.charges.save(account, { ...charge, disputed: true });
    this.emit(account, dispute, 'charge.dispute.created', 'charge.dispute.funds_withdrawn');
    return dispute;
  }

  /** The practice has sent its evidence. @throws StripeProblem for an unknown one */
  submitEvidence(id: string): void {
    const { account, dispute } = this.find(id);
    const evidence = { ...dispute.evidence_details, has_evidence: true, submission_count: 1 };
    const submitted = { ...dispute, status: 'under_review' as const, evidence_details: evidence };
    this.disputes.save(account, submitted);
    this.emit(account, submitted, 'charge.dispute.updated');
  }

  /** The bank decides; a won dispute returns the amount, never the fee. @throws StripeProblem for an unknown one */
  close(id: string, status: 'lost' | 'won'): void {
    const { account, dispute } = this.find(id);
    if (dispute.status === 'won' || dispute.status === 'lost') return;
    const rows = status === 'won' ? [this.move(account, dispute, dispute.amount, 0)] : [];
    const closed = { ...dispute, status, balance_transactions: [...dispute.balance_transactions, ...rows] };
    this.disputes.save(account, closed);
    this.emit(
      account,
      closed,
      'charge.dispute.closed',
      ...(rows.length > 0 ? ['charge.dispute.funds_reinstated'] : []),
    );
  }

  all(): Dispute[] {
    return this.disputes.list().filter(({ charge }) => charge !== undefined);
  }

  private find(id: string): { account: string; dispute: Dispute } {
    const account = this.disputes.ownerOf(id) ?? '';
    return { account, dispute: this.disputes.get(account, id) };
  }

  private move(account: string, { id, currency }: { id: string; currency: string }, amount: number, fee: number) {
    const fees: Record<string, number> = fee > 0 ? { dispute_fee: fee } : {};
    const row = this.charges.recordMovement(account, { id, currency, object: 'adjustment' }, amount, fees);
    return this.state.table('balance_transaction').get(account, row);
  }

  private emit(account: string, dispute: Dispute, ...types: string[]): void {
    const cause = { account, requestId: null, idempotencyKey: null };
    for (const type of types) this.state.emit(cause, type, dispute);
  }
}

/** Whether a dispute that is open or lost has taken the money of a charge. */
export function isChargedBack(state: StripeState, account: string, chargeId: string): boolean {
  const disputes = state.table<Dispute>('dispute').list(account);
  return disputes.some(({ charge, status }) => charge === chargeId && status !== 'won');
}
