import { useSearchParams } from 'wouter';
import { usePageTitle } from '../../../app/usePageTitle.js';
import { closeStep, OPENED_HERE } from '../../../lib/openedHere.js';
import { ListPage } from '../../../portal-ui/ListPage.js';
import { SearchFilter } from '../../../portal-ui/SearchFilter.js';
import { useListFilters } from '../../../portal-ui/useListFilters.js';
import { ClientFlyout } from './ClientFlyout.js';
import { ClientsTable } from './ClientsTable.js';

/** As much as the directory searches for. */
const MAX_SEARCH_LENGTH = 100;
const FILTERS = ['q'] as const;

/** /portal/clients: everybody who booked or was added, with search; `client` in the address opens one. */
export function ClientsPage() {
  usePageTitle('Clients');
  const { values, set } = useListFilters(FILTERS);
  const search = values.q.trim().slice(0, MAX_SEARCH_LENGTH);
  const [params, setParams] = useSearchParams();
  const open = params.get('client');
  const show = (client: string | undefined, step: { replace: true } | { state: unknown }) =>
    setParams((current) => {
      if (client) current.set('client', client);
      else current.delete('client');
      return current;
    }, step);
  return (
    <ListPage
      title="Clients"
      filters={
        <SearchFilter
          label="Search clients"
          placeholder="Search by name, email or phone"
          maxLength={MAX_SEARCH_LENGTH}
          value={search}
          onChange={(q) => set({ q })}
        />
      }
    >
      <ClientsTable search={search} onOpen={(id) => show(id, { state: OPENED_HERE })} />
      {open && (
        <ClientFlyout key={open} clientId={open} onClose={() => closeStep(() => show(undefined, { replace: true }))} />
      )}
    </ListPage>
  );
}
