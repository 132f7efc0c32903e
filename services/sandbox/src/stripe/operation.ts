import type { Params } from './params.js';
import { invalidParam } from './stripe-errors.js';
import type { Cause, ObjectTable } from './stripe-state.js';
import type { StripeObject } from './stripe-types.js';

/** One request to an operation: who asks, for which object, with which parameters. */
export interface StripeCall extends Cause {
  id: string;
  params: Params;
  /** A browser with the publishable key: it must prove itself with the object's client secret. */
  fromBrowser: boolean;
}

/** One operation of Stripe's API. It runs to its end without a pause, so that what it changes is seen whole. */
export interface Operation {
  method: 'DELETE' | 'GET' | 'POST';
  /** Below `/v1`, in Fastify's notation. */
  path: string;
  /** Accepted parameters in addition to `expand`; others are refused as unknown. */
  params: readonly string[];
  /** May be called with the publishable key. */
  browser?: true;
  handle(call: StripeCall): object;
}

export const LIST_PARAMS = ['limit', 'starting_after', 'ending_before', 'created'] as const;

/** Stripe's cursor pages (https://docs.stripe.com/api/pagination): newest first, 10 a page, 100 at most. */
export function listPage<T extends StripeObject>(call: StripeCall, url: string, all: T[]): object {
  const { params } = call;
  const limit = params.findInteger('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalidParam('Invalid limit: must be between 1 and 100.', 'limit');
  const rows = createdWithin(params, all);
  const indexOf = (param: string): number | undefined => {
    const id = params.find(param);
    if (id === undefined) return undefined;
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0) throw invalidParam(`No such object: '${id}'`, param, 'resource_missing');
    return index;
  };
  const before = indexOf('ending_before');
  const from = before === undefined ? (indexOf('starting_after') ?? -1) + 1 : Math.max(0, before - limit);
  const data = rows.slice(from, before === undefined ? from + limit : before);
  const has_more = before === undefined ? from + limit < rows.length : from > 0;
  return { object: 'list', data, has_more, url: `/v1/${url}` };
}

function createdWithin<T extends StripeObject>(params: Params, rows: T[]): T[] {
  if (!params.has('created')) return rows;
  const range = params.under('created');
  const [gte, gt, lte, lt] = (['gte', 'gt', 'lte', 'lt'] as const).map((name) => range?.findInteger(name));
  return rows.filter(({ created = 0 }) => {
    return created >= (gte ?? 0) && created > (gt ?? -1) && created <= (lte ?? Infinity) && created < (lt ?? Infinity);
  });
}

/** `GET /<plural>/:id`. */
export function retrieval(plural: string, table: ObjectTable<StripeObject>): Operation {
  return { method: 'GET', path: `/${plural}/:id`, params: [], handle: (call) => table.get(call.account, call.id) };
}
