import { randomInt } from 'node:crypto';
import type { Collection, Journal } from '../journal.js';
import { noSuch } from './stripe-errors.js';
import type { StripeEvent, StripeObject } from './stripe-types.js';

/** The API version that answers and events are shaped by: that of the SDK in use (`stripe` 23.1). */
export const API_VERSION = '2026-10-28.endive';

/** Where objects live that belong to the platform itself and not to a connected account. */
export const PLATFORM = 'platform';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id such as Stripe's: prefix and 24 random letters and digits. */
export function stripeId(prefix: string, length = 24): string {
  let id = `${prefix}_`;
  for (let index = 0; index < length; index += 1) id += ALPHABET[randomInt(ALPHABET.length)];
  return id;
}

/** Seconds since 1970, Stripe's time. */
export function stripeNow(): number {
  return Math.floor(Date.now() / 1000);
}

/** Origin of a change; included in the events of that change. */
export interface Cause {
  account: string;
  requestId: string | null;
  idempotencyKey: string | null;
}

interface Row<T> {
  account: string;
  value: T;
}

/** All objects of one kind; each belongs to the platform or to one connected account and is invisible to the others. */
export class ObjectTable<T extends StripeObject> {
  constructor(
    private readonly kind: string,
    private readonly rows: Collection<Row<T>>,
  ) {}

  find(account: string, id: string): T | undefined {
    const row = this.rows.get(id);
    return row?.account === account ? row.value : undefined;
  }

  /** @throws StripeProblem resource_missing; 404 for the object of the path, 400 for one that a parameter names. */
  get(account: string, id: string, param?: string): T {
    const found = this.find(account, id);
    if (!found) throw noSuch(this.kind, id, param ?? 'id', param ? 400 : 404);
    return found;
  }

  save(account: string, value: T): T {
    this.rows.put(value.id, { account, value });
    return value;
  }

  /** Newest first, as Stripe lists. */
  list(account?: string): T[] {
    return this.rows
      .values()
      .filter((row) => account === undefined || row.account === account)
      .map((row) => row.value)
      .reverse();
  }

  ownerOf(id: string): string | undefined {
    return this.rows.get(id)?.account;
  }

  remove(id: string): void {
    this.rows.delete(id);
  }
}

type Listener = (event: StripeEvent) => void;

/** Everything that the stand-in for Stripe remembers. */
export class StripeState {
  private readonly tables = new Map<string, ObjectTable<StripeObject>>();
  private readonly listeners: Listener[] = [];

  constructor(readonly journal: Journal) {}

  table<T extends StripeObject>(object: T['object']): ObjectTable<T> {
    let table = this.tables.get(object);
    if (!table) {
      table = new ObjectTable<StripeObject>(SPOKEN[object] ?? object, this.journal.collection(`stripe.${object}`));
      this.tables.set(object, table);
    }
    return table as unknown as ObjectTable<T>;
  }

  /** An object by its id alone, for `expand[]`. */
  findAnywhere(account: string, id: string): StripeObject | undefined {
    for (const object of EXPANDABLE) {
      const found = this.table(object).find(account, id) ?? this.table(object).find(PLATFORM, id);
      if (found) return found;
    }
    return undefined;
  }

  /** Records that something happened; webhooks follow. The object is copied as it is now. */
  emit(cause: Cause, type: string, object: StripeObject): StripeEvent {
    const event: StripeEvent = {
      id: stripeId('evt'),
      object: 'event',
      ...(cause.account !== PLATFORM && { account: cause.account }),
      api_version: API_VERSION,
      created: stripeNow(),
      data: { object: withoutInternals(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
      type,
    };
    this.table<StripeEvent>('event').save(cause.account, event);
    for (const listener of this.listeners) listener(event);
    return event;
  }

  onEvent(listener: Listener): void {
    this.listeners.push(listener);
  }
}

/** What Stripe calls an object in "No such …" where it differs from the object's own name. */
const SPOKEN: Record<string, string> = { payment_method: 'PaymentMethod', setup_intent: 'setupintent' };

const EXPANDABLE = [
  'payment_intent',
  'charge',
  'payment_method',
  'customer',
  'setup_intent',
  'refund',
  'balance_transaction',
  'payout',
  'fee_refund',
  'dispute',
  'transfer',
  'application_fee',
  'account',
];

/** A deep copy without the sandbox's own fields. */
export function withoutInternals<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key.startsWith('_') ? undefined : inner))) as T;
}
