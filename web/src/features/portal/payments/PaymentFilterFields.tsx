import { SearchFilter } from '../../../portal-ui/SearchFilter.js';
import { Select } from '../../../ui/Select.js';
import { DATES, MAX_SEARCH_LENGTH, STATUSES, type PaymentFilters } from './usePaymentFilters.js';

export interface PaymentFilterFieldsProps {
  filters: PaymentFilters;
  /** By the client's name; left out where all payments are of one client. */
  search?: boolean;
}

/** What narrows the list of payments. */
export function PaymentFilterFields({ filters, search = true }: PaymentFilterFieldsProps) {
  return (
    <>
      {search && (
        <SearchFilter
          label="Search payments"
          placeholder="Search by client"
          maxLength={MAX_SEARCH_LENGTH}
          value={filters.search}
          onChange={(q) => filters.set({ q })}
        />
      )}
      <Select
        label="Dates"
        hideLabel
        options={optionsOf(DATES)}
        value={filters.date}
        onChange={({ target }) => filters.set({ date: target.value === 'all_time' ? '' : target.value })}
      />
      <Select
        label="Status"
        hideLabel
        options={optionsOf(STATUSES)}
        value={filters.status}
        onChange={({ target }) => filters.set({ status: target.value === 'all' ? '' : target.value })}
      />
    </>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
