import type { SquareMerchant } from './square-types.js';

interface Listed {
  readonly _merchant: string;
  readonly created_at: string;
  readonly location_id?: string | undefined;
}

/** Square's lists of payments and refunds: newest first, within a time, a hundred at most and a cursor to the rest. */
export function pageOf<T extends Listed>(
  all: readonly T[],
  merchant: SquareMerchant,
  query: Readonly<Record<string, string | undefined>>,
): { page: T[]; cursor?: string } {
  const [begin, end] = [Date.parse(query['begin_time'] ?? '') || 0, Date.parse(query['end_time'] ?? '') || Infinity];
  const found = all
    .filter(({ _merchant }) => _merchant === merchant.id)
    .filter(({ created_at: at }) => Date.parse(at) >= begin && Date.parse(at) < end)
    .filter(({ location_id: location }) => !query['location_id'] || location === query['location_id'])
    .reverse();
  const from = Number(query['cursor'] ?? 0);
  const limit = Math.min(100, Number(query['limit'] ?? 100));
  return {
    page: found.slice(from, from + limit),
    ...(from + limit < found.length && { cursor: String(from + limit) }),
  };
}
