import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { randomText } from '../rest/ids.js';
import { declined, invalid, missing, notFound } from './square-problems.js';
import { readyNonce, type SquareDecline, testCardOf, VERIFICATION } from './square-cards.js';
import { squareId, type SquareState } from './square-state.js';
import type { SquareCard, SquareCustomer, SquareMerchant } from './square-types.js';

type Call = JsonCall<SquareMerchant>;

/** Customers and the cards that they keep on file. */
export class SquareVault {
  constructor(private readonly state: SquareState) {}

  operations(): JsonOperation<SquareMerchant>[] {
    return [
      { method: 'GET', path: '/locations', handle: ({ caller }) => ({ locations: [locationOf(caller)] }) },
      { method: 'GET', path: '/locations/:id', handle: (call) => ({ location: this.location(call) }) },
      { method: 'GET', path: '/merchants/:id', handle: ({ caller }) => ({ merchant: caller }) },
      { method: 'POST', path: '/customers', handle: (call) => ({ customer: this.createCustomer(call) }) },
      { method: 'GET', path: '/customers/:id', handle: (call) => ({ customer: this.customer(call) }) },
      { method: 'DELETE', path: '/customers/:id', handle: (call) => this.deleteCustomer(call) },
      { method: 'POST', path: '/cards', handle: (call) => ({ card: this.createCard(call) }) },
      { method: 'GET', path: '/cards', handle: (call) => ({ cards: this.listCards(call) }) },
      { method: 'GET', path: '/cards/:id', handle: (call) => ({ card: this.card(call) }) },
      { method: 'POST', path: '/cards/:id/disable', handle: (call) => ({ card: this.disable(call) }) },
    ];
  }

  /** The card of a single-use token. @throws JsonProblem as Square refuses */
  spend(token: string): { number: string; expMonth: number; expYear: number } {
    const ready = readyNonce(token);
    if (ready) {
      if (ready.decline) throw declined(ready.decline);
      return { number: ready.number, expMonth: 12, expYear: 2040 };
    }
    const nonce = this.state.nonces.get(token);
    if (!nonce) throw notFound('card nonce', token);
    if (nonce.used) throw invalid('CARD_TOKEN_USED', 'The provided card nonce was already used.', 'source_id');
    const refusal = refusalOf(nonce.number, nonce.challenge);
    if (refusal) throw declined(refusal);
    this.state.nonces.put(token, { ...nonce, used: true });
    return { number: nonce.number, expMonth: nonce.exp_month, expYear: nonce.exp_year };
  }

  private location({ caller, params }: Call): object {
    if (params['id'] !== caller.main_location_id && params['id'] !== 'main') throw notFound('location', params['id']!);
    return locationOf(caller);
  }

  private createCustomer({ caller, body }: Call): SquareCustomer {
    const text = (name: string) => (typeof body[name] === 'string' ? body[name] : undefined);
    const customer: SquareCustomer = {
      id: squareId(26).toUpperCase(),
      created_at: new Date().toISOString(),
      given_name: text('given_name'),
      family_name: text('family_name'),
      email_address: text('email_address'),
      reference_id: text('reference_id'),
      _merchant: caller.id,
    };
    if (!customer.given_name && !customer.family_name && !customer.email_address && !text('company_name')) {
      throw invalid(
        'BAD_REQUEST',
        'At least one of `given_name`, `family_name`, `company_name`, `email_address`, or `phone_number` is required for a customer.',
      );
    }
    if (customer.email_address && !/^\S+@\S+$/.test(customer.email_address)) {
      throw invalid('INVALID_EMAIL_ADDRESS', 'Expected email_address to be a valid email address', 'email_address');
    }
    this.state.customers.put(customer.id, customer);
    this.state.emit(caller.id, 'customer.created', 'customer', customer);
    return customer;
  }

  private customer({ caller, params }: Call): SquareCustomer {
    const customer = this.state.customers.get(params['id']!);
    if (customer?._merchant !== caller.id) throw notFound('customer', params['id']!);
    return customer;
  }

  private deleteCustomer(call: Call): object {
    const customer = this.customer(call);
    this.state.customers.delete(customer.id);
    this.state.emit(call.caller.id, 'customer.deleted', 'customer', customer);
    return {};
  }

  private createCard({ caller, body }: Call): SquareCard {
    const wanted = (body['card'] ?? {}) as { customer_id?: string; reference_id?: string; cardholder_name?: string };
    const source = body['source_id'];
    if (typeof source !== 'string' || source === '') throw missing('source_id');
    const customer = wanted.customer_id ? this.state.customers.get(wanted.customer_id) : undefined;
    if (customer?._merchant !== caller.id) throw notFound('customer', String(wanted.customer_id));
    const { number, expMonth, expYear } = this.spend(source);
    const card: SquareCard = {
      id: `ccof:${randomText(24)}`,
      card_brand: testCardOf(number)?.brand ?? 'OTHER_BRAND',
      last_4: number.slice(-4),
      exp_month: expMonth,
      exp_year: expYear,
      cardholder_name: wanted.cardholder_name,
      customer_id: customer.id,
      merchant_id: caller.id,
      reference_id: wanted.reference_id,
      enabled: true,
      card_type: 'CREDIT',
      prepaid_type: 'NOT_PREPAID',
      version: 1,
      _number: number,
    };
    this.state.cards.put(card.id, card);
    this.state.emit(caller.id, 'card.created', 'card', card);
    return card;
  }

  private listCards({ caller, query }: Call): SquareCard[] {
    return this.state.cards
      .values()
      .filter((card) => card.merchant_id === caller.id && card.enabled)
      .filter((card) => !query['customer_id'] || card.customer_id === query['customer_id'])
      .filter((card) => !query['reference_id'] || card.reference_id === query['reference_id']);
  }

  private card({ caller, params }: Call): SquareCard {
    const card = this.state.cards.get(params['id']!);
    if (card?.merchant_id !== caller.id) throw notFound('card', params['id']!);
    return card;
  }

  private disable(call: Call): SquareCard {
    const card = { ...this.card(call), enabled: false };
    this.state.cards.put(card.id, card);
    this.state.emit(call.caller.id, 'card.disabled', 'card', card);
    return card;
  }
}

function refusalOf(number: string, challenge: string): SquareDecline | undefined {
  if (challenge === 'open' || challenge === 'failed') return VERIFICATION;
  return testCardOf(number)?.decline;
}

function locationOf({ id, main_location_id, business_name, country, currency }: SquareMerchant): object {
  return {
    id: main_location_id,
    name: business_name,
    business_name,
    merchant_id: id,
    country,
    currency,
    status: 'ACTIVE',
    type: 'PHYSICAL',
    capabilities: ['CREDIT_CARD_PROCESSING', 'AUTOMATIC_TRANSFERS'],
  };
}
