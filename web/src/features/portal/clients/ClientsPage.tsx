import { lazyPart } from '../../../lib/lazyPage.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { ListPage } from '../../../portal-ui/ListPage.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { SearchFilter } from '../../../portal-ui/SearchFilter.js';
import { useListFilters } from '../../../portal-ui/useListFilters.js';
import { useOverlayParams } from '../../../portal-ui/useOverlayParams.js';
import { DuplicatesBar } from '../merging/DuplicatesBar.js';
import { ClientFlyout } from './ClientFlyout.js';
import { ClientsTable } from './ClientsTable.js';
import { sortAddress, sortOf } from './directorySort.js';
import { CreateClientFlyout } from './CreateClientFlyout.js';
import { DirectoryActions } from './DirectoryActions.js';
import { InviteClientFlyout } from './InviteClientFlyout.js';
import { useDirectory } from './useDirectory.js';

const DuplicatesFlyout = lazyPart(async () => (await import('../merging/DuplicatesFlyout.js')).DuplicatesFlyout);

/** As much as the directory searches for. */
const MAX_SEARCH_LENGTH = 100;
const FILTERS = ['q', 'sort'] as const;

/** What opens over the directory, each by a parameter of its own in the address. */
type Opened = 'client' | 'duplicates' | 'show_add_client_form' | 'invite';

/**
 * /portal/clients: everybody who booked, was added or invited, with search and order. In the address `client` opens one,
 * `show_add_client_form=1` the form for a new one, `invite=1` that of an invitation,
 * `duplicates=1` those who may be one person.
 */
export function ClientsPage() {
  usePageTitle('Clients');
  const { values, set } = useListFilters(FILTERS);
  const search = values.q.trim().slice(0, MAX_SEARCH_LENGTH);
  const sort = sortOf(values.sort);
  const directory = useDirectory(search, sort);
  const { opened, open, close } = useOverlayParams<Opened>();
  const client = opened('client');
  return (
    <ListPage
      title="Clients"
      actions={
        <DirectoryActions
          count={directory.count}
          onInvite={() => open('invite', '1')}
          onCreate={() => open('show_add_client_form', '1')}
        />
      }
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
      <DuplicatesBar onOpen={() => open('duplicates', '1')} />
      <ClientsTable
        {...{ search, sort, directory }}
        onSort={(next) => set({ sort: sortAddress(next) })}
        onClear={() => set({ q: '' })}
        onOpen={(id) => open('client', id)}
      />
      {client && (
        <ClientFlyout
          key={client}
          clientId={client}
          onClose={() => close('client')}
          onOpen={(id) => open('client', id)}
        />
      )}
      <Flyouts practice={directory.practice} {...{ opened, close }} />
    </ListPage>
  );
}

interface FlyoutsProps extends Pick<ReturnType<typeof useOverlayParams<Opened>>, 'opened' | 'close'> {
  practice: ReturnType<typeof useDirectory>['practice'];
}

function Flyouts({ practice, opened, close }: FlyoutsProps) {
  return (
    <>
      {opened('duplicates') === '1' && practice && (
        <Overlay onClose={() => close('duplicates')}>
          <DuplicatesFlyout zone={practice.timeZone} onClose={() => close('duplicates')} />
        </Overlay>
      )}
      <CreateClientFlyout
        open={opened('show_add_client_form') === '1'}
        {...{ practice }}
        onClose={() => close('show_add_client_form')}
      />
      <InviteClientFlyout open={opened('invite') === '1'} {...{ practice }} onClose={() => close('invite')} />
    </>
  );
}
