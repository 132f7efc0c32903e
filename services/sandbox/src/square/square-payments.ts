import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { declined, invalid, missing, notFound } from './square-problems.js';
import { pageOf } from './square-pages.js';
import { type SquareDecline, testCardOf } from './square-cards.js';
import { squareId, type SquareState } from './square-state.js';
import type { Money, SquareCard, SquareMerchant, SquarePayment } from './square-types.js';
import type { SquareVault } from './square-vault.js';

/** Square's minimum for a payment by card. */
const MIN_CENTS = 100;

type Call = JsonCall<SquareMerchant>;

/** Payments with a card on file, or with a single-use token. */
export class SquarePayments {
  /** Ordered by a test: the next payments are declined so. */
  readonly declines: SquareDecline[] = [];

  constructor(
    private readonly state: SquareState,
    private readonly vault: SquareVault,
  ) {}

  operations(): JsonOperation<SquareMerchant>[] {
    return [
      { method: 'POST', path: '/payments', handle: (call) => ({ payment: this.create(call) }) },
      { method: 'GET', path: '/payments', handle: (call) => this.list(call) },
      {
        method: 'GET',
        path: '/payments/:id',
        handle: (call) => ({ payment: this.get(call.caller, call.params['id']!) }),
      },
      { method: 'POST', path: '/payments/:id/cancel', handle: (call) => ({ payment: this.cancel(call) }) },
    ];
  }

  get(merchant: SquareMerchant, id: string): SquarePayment {
    const payment = this.state.payments.get(id);
    if (payment?._merchant !== merchant.id) throw notFound('payment', id);
    return payment;
  }

  save(payment: SquarePayment): void {
    const changed = { ...payment, updated_at: new Date().toISOString() };
    this.state.payments.put(payment.id, changed);
    this.state.emit(payment._merchant, 'payment.updated', 'payment', changed);
  }

  private create({ caller, body }: Call): SquarePayment {
    const amount = moneyOf(body['amount_money'], 'amount_money');
    if (amount.amount < MIN_CENTS) throw invalid('AMOUNT_TOO_LOW', 'The amount is too low.', 'amount_money');
    const source = body['source_id'];
    if (typeof source !== 'string' || source === '') throw missing('source_id');
    if (typeof body['reference_id'] === 'string' && body['reference_id'].length > 40) {
      throw invalid('VALUE_TOO_LONG', 'Field must not be greater than 40 in length', 'reference_id');
    }
    if (amount.currency !== caller.currency) {
      throw invalid(
        'CURRENCY_MISMATCH',
        `The currency provided does not match the location's currency.`,
        'amount_money',
      );
    }
    const { card, number } = this.source(caller, source, body['customer_id']);
    const decline =
      this.declines.shift() ?? (card && testCardOf(number)?.declinedWhenCharged) ?? testCardOf(number)?.decline;
    const payment = paymentOf(caller, body, { amount, card, decline });
    this.state.payments.put(payment.id, payment);
    this.state.emit(caller.id, 'payment.created', 'payment', payment);
    if (decline) throw declined(decline);
    return payment;
  }

  private source(merchant: SquareMerchant, source: string, customerId: unknown) {
    if (!source.startsWith('ccof:')) return { card: null, number: this.vault.spend(source).number };
    const card = this.state.cards.get(source);
    if (card?.merchant_id !== merchant.id || !card.enabled) throw notFound('card', source);
    // A card on file is charged for the customer that keeps it.
    if (customerId !== card.customer_id)
      throw invalid('NOT_FOUND', `Customer has no card with id: ${source}`, 'customer_id');
    return { card, number: card._number };
  }

  private list({ caller, query }: Call): object {
    const { page: payments, ...cursor } = pageOf(this.state.payments.values(), caller, query);
    return { payments, ...cursor };
  }

  private cancel({ caller, params }: Call): SquarePayment {
    const payment = this.get(caller, params['id']!);
    if (payment.status !== 'APPROVED') {
      throw invalid('BAD_REQUEST', `Payment ${payment.id} is in inappropriate state ${payment.status}.`);
    }
    this.save({ ...payment, status: 'CANCELED' });
    return this.get(caller, payment.id);
  }
}

interface PaymentFacts {
  amount: Money;
  card: SquareCard | null;
  decline: SquareDecline | undefined;
}

function paymentOf(merchant: SquareMerchant, body: Record<string, unknown>, facts: PaymentFacts): SquarePayment {
  const { amount, card, decline } = facts;
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : undefined);
  const now = new Date().toISOString();
  const captured = body['autocomplete'] !== false;
  const errors = decline && [{ category: 'PAYMENT_METHOD_ERROR', ...decline }];
  const { _number: _, ...shown } = card ?? { _number: '' };
  return {
    id: squareId(),
    created_at: now,
    updated_at: now,
    amount_money: amount,
    total_money: amount,
    approved_money: decline ? { ...amount, amount: 0 } : amount,
    app_fee_money: body['app_fee_money'] ? moneyOf(body['app_fee_money'], 'app_fee_money') : undefined,
    status: decline ? 'FAILED' : captured ? 'COMPLETED' : 'APPROVED',
    source_type: 'CARD',
    card_details: {
      status: decline ? 'FAILED' : captured ? 'CAPTURED' : 'AUTHORIZED',
      card: card && (shown as Omit<SquareCard, '_number'>),
      entry_method: card ? 'ON_FILE' : 'KEYED',
      errors,
    },
    location_id: text('location_id') ?? merchant.main_location_id,
    customer_id: text('customer_id'),
    reference_id: text('reference_id'),
    note: text('note'),
    _merchant: merchant.id,
  };
}

/** @throws JsonProblem for what is no amount */
export function moneyOf(value: unknown, field: string): Money {
  const { amount, currency } = (value ?? {}) as Partial<Money>;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0) throw missing(`${field}.amount`);
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) {
    throw invalid('INVALID_VALUE', 'Invalid currency', `${field}.currency`);
  }
  if (amount < 1) throw invalid('AMOUNT_TOO_LOW', 'The amount is too low.', field);
  return { amount, currency };
}
