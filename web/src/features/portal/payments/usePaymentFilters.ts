import type { PaymentDateFilter, PaymentStateFilter } from '../../../gql/graphql.js';
import { pageNumber, useListFilters } from '../../../portal-ui/useListFilters.js';

/** Spec portal-operations §9. */
export const DATES: Readonly<Record<PaymentDateFilter, string>> = {
  all_time: 'All time',
  this_week: 'This week',
  last_week: 'Last week',
  this_month: 'This month',
  last_month: 'Last month',
  this_year: 'This year',
  last_year: 'Last year',
};
export const STATUSES: Readonly<Record<PaymentStateFilter, string>> = {
  all: 'All payments',
  paid: 'Paid',
  upcoming: 'Upcoming',
  unpaid: 'Unpaid',
  free: 'Free',
};
/** Rows of a page. All come in parts of as many as the server gives at once. */
export const PAGE_SIZES = { '20': 20, '50': 50, all: 500 } as const;
export type PageSize = keyof typeof PAGE_SIZES;

/** As much as the directory searches for. */
export const MAX_SEARCH_LENGTH = 100;
const NAMES = ['q', 'date', 'status', 'rows', 'page'] as const;

/** Which payments are shown, by the address; what it does not know there is the default. */
export function usePaymentFilters() {
  const { values, set, clear } = useListFilters(NAMES);
  const date = values.date in DATES ? (values.date as PaymentDateFilter) : 'all_time';
  const status = values.status in STATUSES ? (values.status as PaymentStateFilter) : 'all';
  const rows: PageSize = values.rows in PAGE_SIZES ? (values.rows as PageSize) : '20';
  const search = values.q.trim().slice(0, MAX_SEARCH_LENGTH);
  const page = rows === 'all' ? 1 : pageNumber(values.page);
  return {
    ...{ date, status, rows, search, page, clear },
    /** Whether anything narrows the list. */
    narrowed: date !== 'all_time' || status !== 'all' || search !== '',
    /** Another list begins with its first page. */
    set: (changes: { q?: string; date?: string; status?: string; rows?: string }) => set({ ...changes, page: '' }),
    goTo: (next: number) => set({ page: next === 1 ? '' : String(next) }),
  };
}

export type PaymentFilters = ReturnType<typeof usePaymentFilters>;
