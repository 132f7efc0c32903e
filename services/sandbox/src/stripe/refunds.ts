import type { Charges } from './charges.js';
import { isChargedBack } from './disputes.js';
import { LIST_PARAMS, listPage, type Operation, retrieval, type StripeCall } from './operation.js';
import { invalidParam, invalidRequest } from './stripe-errors.js';
import { stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { Charge, PaymentIntent, Refund } from './stripe-types.js';

const PARAMS = [
  'amount',
  'charge',
  'metadata',
  'payment_intent',
  'reason',
  'refund_application_fee',
  'reverse_transfer',
];

/** Giving money back, whole or in parts. */
export class Refunds {
  constructor(
    private readonly state: StripeState,
    private readonly charges: Charges,
  ) {}

  private get refunds() {
    return this.state.table<Refund>('refund');
  }

  operations(): Operation[] {
    return [
      { method: 'POST', path: '/refunds', params: PARAMS, handle: (call) => this.create(call) },
      retrieval('refunds', this.state.table('refund')),
      {
        method: 'GET',
        path: '/refunds',
        params: [...LIST_PARAMS, 'charge', 'payment_intent'],
        handle: (call) => listPage(call, 'refunds', this.list(call)),
      },
    ];
  }

  /**
   * The client's bank returns a refund, days after it succeeded. Adds the money to the account's balance again
   * (https://docs.stripe.com/refunds#failed-refunds).
   * @throws StripeProblem for an unknown one
   */
  fail(id: string): Refund {
    const account = this.refunds.ownerOf(id) ?? '';
    const refund = this.refunds.get(account, id);
    if (refund.status === 'failed') return refund;
    const charge = this.charges.get(account, refund.charge);
    const failed = this.refunds.save(account, {
      ...refund,
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: this.charges.recordMovement(
        account,
        { ...refund, object: 'refund_failure' },
        refund.amount,
      ),
    });
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    this.charges.save(account, charge);
    const cause = { account, requestId: null, idempotencyKey: null };
    for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed'])
      this.state.emit(cause, type, failed);
    return failed;
  }

  private create(call: StripeCall): Refund {
    const { account, params } = call;
    const charge = this.chargeOf(call);
    if (isChargedBack(this.state, account, charge.id)) {
      throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed');
    }
    const amount = refundable(charge, params.findInteger('amount'));
    const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;
    const refund: Refund = {
      id: stripeId('re'),
      object: 'refund',
      amount,
      balance_transaction: '',
      charge: charge.id,
      created: stripeNow(),
      currency: charge.currency,
      metadata: params.metadata(),
      payment_intent: charge.payment_intent,
      reason: params.oneOf('reason', reasons) ?? null,
      status: 'succeeded',
      transfer_reversal: params.flag('reverse_transfer') ? this.charges.reverseTransfer(account, charge, amount) : null,
    };
    if (params.flag('refund_application_fee')) this.charges.refundApplicationFee(account, charge, amount);
    refund.balance_transaction = this.charges.recordMovement(account, refund, -amount);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount_captured;
    this.charges.save(account, charge);
    this.refunds.save(account, refund);
    this.state.emit(call, 'refund.created', refund);
    this.state.emit(call, 'charge.refunded', charge);
    return refund;
  }

  private chargeOf({ account, params }: StripeCall): Charge {
    const chargeId = params.find('charge');
    if (chargeId) return this.charges.get(account, chargeId, 'charge');
    const intentId = params.find('payment_intent');
    if (!intentId)
      throw invalidParam(
        'One of the following params should be provided for this request: payment_intent or charge.',
        'charge',
      );
    const intent = this.state.table<PaymentIntent>('payment_intent').get(account, intentId, 'payment_intent');
    if (intent.latest_charge) return this.charges.get(account, intent.latest_charge);
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  }

  private list({ account, params }: StripeCall): Refund[] {
    const [charge, intent] = [params.find('charge'), params.find('payment_intent')];
    return this.refunds
      .list(account)
      .filter((refund) => (!charge || refund.charge === charge) && (!intent || refund.payment_intent === intent));
  }
}

function refundable(charge: Charge, asked: number | undefined): number {
  if (charge.status !== 'succeeded' || !charge.captured)
    throw invalidRequest(`Charge ${charge.id} has not been captured and cannot be refunded.`);
  if (charge.refunded)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = asked ?? left;
  if (amount < 1) throw invalidParam('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    const shown = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    const message = `Refund amount (${shown(amount)}) is greater than unrefunded amount on charge (${shown(left)})`;
    throw invalidRequest(message, undefined, 'amount');
  }
  return amount;
}
