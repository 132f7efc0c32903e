import type { ClientSortField } from '../../../gql/graphql.js';
import type { TableSort } from '../../../portal-ui/DataTable.js';

/** What the server sorts by, and the id of the column that shows it. */
const FIELDS: readonly ClientSortField[] = ['full_name', 'email', 'phone', 'last_appointment'];

/** How the server sorts; by name from the first letter unless the address says otherwise. */
export interface DirectorySort extends TableSort {
  column: ClientSortField;
}

/** `email` in the address is from the first, `-email` from the last. */
export function sortOf(address: string): DirectorySort {
  const descending = address.startsWith('-');
  const column = FIELDS.find((field) => field === address.slice(descending ? 1 : 0));
  return column ? { column, descending } : { column: 'full_name', descending: false };
}

/** Empty for the order that needs no words. */
export function sortAddress({ column, descending }: TableSort): string {
  if (column === 'full_name' && !descending) return '';
  return descending ? `-${column}` : column;
}
