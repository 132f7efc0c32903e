import { randomUUID } from 'node:crypto';
import type { Collection, Journal } from '../journal.js';
import { MIXED, randomText, UPPER } from '../rest/ids.js';
import type {
  SquareCard,
  SquareCustomer,
  SquareDispute,
  SquareEvent,
  SquareMerchant,
  SquareNonce,
  SquarePayment,
  SquarePayout,
  SquareRefund,
  SquareToken,
} from './square-types.js';

const CURRENCIES: Readonly<Record<string, string>> = { CA: 'CAD', JP: 'JPY' };
const TOKEN_DAYS = 30;

/** Everything that the stand-in for Square remembers. */
export class SquareState {
  readonly merchants: Collection<SquareMerchant>;
  readonly codes: Collection<{ merchantId: string; used: boolean }>;
  readonly tokens: Collection<SquareToken>;
  readonly nonces: Collection<SquareNonce>;
  readonly customers: Collection<SquareCustomer>;
  readonly cards: Collection<SquareCard>;
  readonly payments: Collection<SquarePayment>;
  readonly refunds: Collection<SquareRefund>;
  readonly disputes: Collection<SquareDispute>;
  readonly payouts: Collection<SquarePayout>;
  readonly events: Collection<SquareEvent>;
  private listener: (event: SquareEvent) => void = () => {};

  constructor(journal: Journal) {
    const collection = <T>(name: string): Collection<T> => journal.collection(`square.${name}`);
    this.merchants = collection('merchants');
    this.codes = collection('codes');
    this.tokens = collection('tokens');
    this.nonces = collection('nonces');
    this.customers = collection('customers');
    this.cards = collection('cards');
    this.payments = collection('payments');
    this.refunds = collection('refunds');
    this.disputes = collection('disputes');
    this.payouts = collection('payouts');
    this.events = collection('events');
  }

  /** A seller that takes cards, with one location. */
  createMerchant(country = 'US', businessName = 'Sandbox seller'): SquareMerchant {
    const merchant: SquareMerchant = {
      id: `ML${randomText(11, UPPER)}`,
      business_name: businessName,
      country,
      language_code: country === 'CA' ? 'en-CA' : 'en-US',
      currency: CURRENCIES[country] ?? 'USD',
      status: 'ACTIVE',
      main_location_id: `L${randomText(12, UPPER)}`,
    };
    this.merchants.put(merchant.id, merchant);
    return merchant;
  }

  createToken(merchantId: string): SquareToken {
    const token: SquareToken = {
      access_token: `EAAA${randomText(60)}`,
      refresh_token: `EQAA${randomText(60)}`,
      merchant_id: merchantId,
      expires_at: new Date(Date.now() + TOKEN_DAYS * 86_400_000).toISOString(),
    };
    this.tokens.put(token.access_token, token);
    return token;
  }

  /** Revokes all tokens of the seller and sends the webhook. */
  revoke(merchantId: string): void {
    for (const token of this.tokens.values()) {
      if (token.merchant_id === merchantId) this.tokens.delete(token.access_token);
    }
    this.emit(merchantId, 'oauth.authorization.revoked', 'revocation', { id: merchantId });
  }

  /** Records that something happened; webhooks follow. The object is copied as it is now. */
  emit(merchantId: string, type: string, name: string, object: { id: string }): void {
    const event: SquareEvent = {
      merchant_id: merchantId,
      type,
      event_id: randomUUID(),
      created_at: new Date().toISOString(),
      data: { type: name, id: object.id, object: { [name]: structuredClone(object) } },
    };
    this.events.put(event.event_id, event);
    this.listener(event);
  }

  onEvent(listener: (event: SquareEvent) => void): void {
    this.listener = listener;
  }
}

/** An id such as Square's for payments and refunds. */
export function squareId(length = 28): string {
  return randomText(length, MIXED);
}
