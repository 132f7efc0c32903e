export const JSON_TYPE = 'application/json';
export const GRAPHQL_RESPONSE_TYPE = 'application/graphql-response+json';
export type ResponseType = typeof JSON_TYPE | typeof GRAPHQL_RESPONSE_TYPE;

const ranges = new Map<string, ResponseType>([
  [GRAPHQL_RESPONSE_TYPE, GRAPHQL_RESPONSE_TYPE],
  [JSON_TYPE, JSON_TYPE],
  ['application/*', JSON_TYPE],
  ['*/*', JSON_TYPE],
]);

/** Clients send few different headers, so the answers are kept; the bound is against those who invent new ones. */
const remembered = new Map<string, ResponseType | undefined>();
const REMEMBERED_AT_MOST = 200;

/** The media type to answer with, or undefined when the client accepts neither (RFC 9110 §12.5.1). */
export function negotiate(accept: string | undefined): ResponseType | undefined {
  if (!accept) return JSON_TYPE;
  if (remembered.has(accept)) return remembered.get(accept);
  const chosen = best(accept);
  if (remembered.size < REMEMBERED_AT_MOST) remembered.set(accept, chosen);
  return chosen;
}

function best(accept: string): ResponseType | undefined {
  let chosen: { type: ResponseType; quality: number } | undefined;
  for (const entry of accept.split(',')) {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const type = ranges.get(range);
    if (!type) continue;
    const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice(8);
    if (charset && charset.replaceAll('"', '') !== 'utf-8') continue;
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    if (quality > (chosen?.quality ?? 0)) chosen = { type, quality };
  }
  return chosen?.type;
}
