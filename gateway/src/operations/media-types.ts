import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export const JSON_TYPE = 'application/json';
export const GRAPHQL_RESPONSE_TYPE = 'application/graphql-response+json';
export type ResponseType = typeof JSON_TYPE | typeof GRAPHQL_RESPONSE_TYPE;

/** In the order of our liking; who names a charset means the one that JSON has. */
const OFFERED = [JSON_TYPE, GRAPHQL_RESPONSE_TYPE].flatMap((type) => [type, `${type};charset=utf-8`]);

/** Clients send few different headers, so the answers are kept; the bound is against those who invent new ones. */
const remembered = new LRUCache<string, { readonly type: ResponseType | undefined }>({ max: 200 });

/** The media type to answer with, or undefined when the client accepts neither (RFC 9110 §12.5.1). */
export function negotiate(accept: string | undefined): ResponseType | undefined {
  if (!accept) return JSON_TYPE;
  const known = remembered.get(accept);
  if (known) return known.type;
  const chosen = new Negotiator({ headers: { accept } }).mediaType(OFFERED);
  const type = chosen?.split(';')[0] as ResponseType | undefined;
  remembered.set(accept, { type });
  return type;
}
