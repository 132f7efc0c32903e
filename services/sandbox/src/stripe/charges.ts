import { LIST_PARAMS, listPage, type Operation, retrieval, type StripeCall } from './operation.js';
import { PLATFORM, stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { Charge, PaymentIntent, PaymentMethod, StripeObject } from './stripe-types.js';
import type { Decline } from './test-cards.js';

interface Transfer extends StripeObject {
  amount: number;
  amount_reversed: number;
  currency: string;
  destination: string;
}

interface ApplicationFee extends StripeObject {
  amount: number;
  amount_refunded: number;
}

/** Charges and what follows from one: balance transactions, transfers and application fees. */
export class Charges {
  constructor(private readonly state: StripeState) {}

  private get charges() {
    return this.state.table<Charge>('charge');
  }

  operations(): Operation[] {
    const { state } = this;
    return [
      retrieval('charges', state.table('charge')),
      retrieval('balance_transactions', state.table('balance_transaction')),
      retrieval('transfers', state.table('transfer')),
      retrieval('application_fees', state.table('application_fee')),
      {
        method: 'GET',
        path: '/charges',
        params: [...LIST_PARAMS, 'customer', 'payment_intent'],
        handle: (call) => listPage(call, 'charges', this.list(call)),
      },
      { method: 'GET', path: '/balance', params: [], handle: (call) => this.balance(call) },
    ];
  }

  get(account: string, id: string, param?: string): Charge {
    return this.charges.get(account, id, param);
  }

  decline(call: StripeCall, intent: PaymentIntent, method: PaymentMethod, decline: Decline): Charge {
    const charge = this.create(call, intent, method, {
      failure_code: decline.code,
      failure_message: decline.message,
      status: 'failed',
      outcome: {
        network_status: 'declined_by_network',
        reason: decline.decline_code ?? decline.code,
        seller_message: 'The bank did not return any further details with this decline.',
        type: 'issuer_declined',
      },
    });
    this.state.emit(call, 'charge.failed', charge);
    return charge;
  }

  /** Takes the money, or with `capture` false reserves it. */
  succeed(call: StripeCall, intent: PaymentIntent, method: PaymentMethod, capture: boolean): Charge {
    const charge = this.create(call, intent, method, {
      paid: true,
      status: 'succeeded',
      outcome: { network_status: 'approved_by_network', seller_message: 'Payment complete.', type: 'authorized' },
    });
    if (capture) this.capture(call, intent, charge, intent.amount);
    this.state.emit(call, 'charge.succeeded', charge);
    return charge;
  }

  capture(call: StripeCall, intent: PaymentIntent, charge: Charge, amount: number): void {
    charge.captured = true;
    charge.amount_captured = amount;
    const fee = Math.round(amount * 0.029) + 30;
    const share = charge.application_fee_amount ?? 0;
    charge.balance_transaction = this.recordMovement(call.account, charge, amount, {
      stripe_fee: fee,
      application_fee: share,
    });
    if (intent.transfer_data) charge.transfer = this.transfer(call.account, intent, charge, amount);
    if (charge.application_fee_amount) charge.application_fee = this.applicationFee(call.account, charge);
    this.charges.save(call.account, charge);
  }

  /** Takes the transfer's share of a refund of `amount` back from the account that got it. */
  reverseTransfer(account: string, charge: Charge, amount: number): string | null {
    const transfer = charge.transfer && this.state.table<Transfer>('transfer').find(account, charge.transfer);
    if (!transfer) return null;
    const share = Math.round((transfer.amount * amount) / charge.amount_captured);
    transfer.amount_reversed += share;
    this.state.table<Transfer>('transfer').save(account, transfer);
    const id = stripeId('trr');
    this.recordMovement(transfer.destination, { id, currency: transfer.currency, object: 'transfer_refund' }, -share);
    return id;
  }

  /** Refunds the platform's share of a refund of `amount`. */
  refundApplicationFee(account: string, charge: Charge, amount: number): void {
    const fees = this.state.table<ApplicationFee>('application_fee');
    const fee = charge.application_fee && fees.find(PLATFORM, charge.application_fee);
    if (!fee) return;
    const share = Math.round((fee.amount * amount) / charge.amount_captured);
    const returned = Math.min(share, fee.amount - fee.amount_refunded);
    fee.amount_refunded += returned;
    fees.save(PLATFORM, fee);
    if (returned === 0) return;
    const refund = { id: stripeId('fr'), object: 'fee_refund', amount: returned, fee: fee.id };
    this.state.table('fee_refund').save(account, refund);
    const source = { id: refund.id, currency: charge.currency, object: 'application_fee_refund' };
    this.recordMovement(account, source, returned);
  }

  save(account: string, charge: Charge): void {
    this.charges.save(account, charge);
  }

  /** Writes a line of the account's balance and returns its id. Cents; a negative amount leaves the balance. */
  recordMovement(
    account: string,
    source: { id: string; currency: string; object: string },
    amount: number,
    fees: Readonly<Record<string, number>> = {},
  ) {
    const { currency } = source;
    const fee_details = Object.entries(fees)
      .filter(([, cents]) => cents !== 0)
      .map(([type, cents]) => ({ amount: cents, currency, type }));
    const fee = fee_details.reduce((sum, one) => sum + one.amount, 0);
    const id = stripeId('txn');
    this.state.table('balance_transaction').save(account, {
      id,
      object: 'balance_transaction',
      amount,
      available_on: stripeNow(),
      created: stripeNow(),
      currency,
      fee,
      fee_details,
      net: amount - fee,
      reporting_category: source.object,
      source: source.id,
      status: 'available',
      type: source.object,
    } as StripeObject);
    return id;
  }

  private create(call: StripeCall, intent: PaymentIntent, method: PaymentMethod, rest: Partial<Charge>): Charge {
    return this.charges.save(call.account, {
      id: stripeId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: 0,
      amount_refunded: 0,
      application_fee: null,
      application_fee_amount: intent.application_fee_amount,
      balance_transaction: null,
      billing_details: method.billing_details,
      captured: false,
      created: stripeNow(),
      currency: intent.currency,
      customer: intent.customer,
      description: intent.description,
      disputed: false,
      failure_code: null,
      failure_message: null,
      livemode: false,
      metadata: { ...intent.metadata },
      on_behalf_of: intent.on_behalf_of,
      paid: false,
      payment_intent: intent.id,
      payment_method: method.id,
      payment_method_details: { type: 'card', card: method.card },
      receipt_email: intent.receipt_email,
      refunded: false,
      transfer: null,
      transfer_data: intent.transfer_data,
      ...rest,
    } as Charge);
  }

  private transfer(account: string, intent: PaymentIntent, charge: Charge, amount: number): string {
    const { destination, amount: fixed } = intent.transfer_data!;
    const transfer = {
      id: stripeId('tr'),
      object: 'transfer',
      amount: fixed ?? amount,
      amount_reversed: 0,
      created: stripeNow(),
      currency: charge.currency,
      destination,
      reversed: false,
      source_transaction: charge.id,
    };
    this.state.table('transfer').save(account, transfer);
    this.recordMovement(destination, transfer, transfer.amount);
    return transfer.id;
  }

  private applicationFee(account: string, charge: Charge): string {
    const id = stripeId('fee');
    this.state.table('application_fee').save(PLATFORM, {
      id,
      object: 'application_fee',
      account,
      amount: charge.application_fee_amount,
      amount_refunded: 0,
      charge: charge.id,
      created: stripeNow(),
      currency: charge.currency,
    } as StripeObject);
    return id;
  }

  private list({ account, params }: StripeCall): Charge[] {
    const [customer, intent] = [params.find('customer'), params.find('payment_intent')];
    return this.charges
      .list(account)
      .filter((charge) => (!customer || charge.customer === customer) && (!intent || charge.payment_intent === intent));
  }

  private balance({ account }: StripeCall): object {
    const sums = new Map<string, number>();
    for (const row of this.state
      .table<StripeObject & { currency: string; net: number }>('balance_transaction')
      .list(account))
      sums.set(row.currency, (sums.get(row.currency) ?? 0) + row.net);
    const available = [...sums].map(([currency, amount]) => ({ amount, currency, source_types: { card: amount } }));
    return { object: 'balance', available, pending: [], livemode: false };
  }
}
