import { useState } from 'react';
import { Drawer } from '../../../ui/Dialog.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { ContactLinks } from '../../../portal-ui/ContactLinks.js';
import { ClientMatches } from '../merging/ClientMatches.js';
import { MergedClient } from '../merging/MergedClient.js';
import { ClientCard } from './ClientCard.js';
import { clientHref } from './clientHref.js';
import type { FormClient } from './clientForm.js';
import { RecentVisits, UpcomingVisits } from './ClientVisits.js';
import { SplitClientButton } from './SplitClientButton.js';
import { EditClientFlyout } from './EditClientFlyout.js';
import { useClientDetails } from './useClientDetails.js';

export interface ClientFlyoutProps {
  clientId: string;
  onClose: () => void;
  /** Another client is wanted: that which this one became part of. */
  onOpen: (clientId: string) => void;
}

/** One contact at the edge of the directory: how to reach them, notes, card, what is coming and what was. */
export function ClientFlyout({ clientId, onClose, onOpen }: ClientFlyoutProps) {
  const { found, practice, client, keepsNotes, missing, mergedInto, failed, retry } = useClientDetails(clientId);
  const [editing, setEditing] = useState(false);
  return (
    <Drawer
      open
      onClose={onClose}
      title={client?.name ?? 'Client'}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {client && (
            <ButtonLink href={clientHref(client.id)}>
              View<span className="visually-hidden"> profile</span>
            </ButtonLink>
          )}
        </>
      }
    >
      <chakra.div data-density="compact" display="grid" gap="6" fontSize="md">
        {failed && <ErrorState onRetry={retry} />}
        {!failed && !client && !missing && <Skeleton lines={5} />}
        {missing && mergedInto && (
          <MergedClient into={mergedInto}>
            <Button onClick={() => onOpen(mergedInto.id)}>See {mergedInto.name}</Button>
          </MergedClient>
        )}
        {missing && !mergedInto && (
          <EmptyState icon="user" title="Client not found">
            They may have been deleted.
          </EmptyState>
        )}
        {client && practice && (
          <>
            <Contact client={client} onEdit={() => setEditing(true)} />
            {keepsNotes && <Notes text={client.notes} />}
            <ClientCard clientId={client.id} />
            <UpcomingVisits clientId={client.id} />
            <RecentVisits clientId={client.id} />
            <ClientMatches client={client} zone={practice.timeZone} onMerged={onOpen}>
              <SplitClientButton clientId={client.id} />
            </ClientMatches>
          </>
        )}
      </chakra.div>
      {found && practice && (
        <EditClientFlyout
          open={editing}
          {...{ client: found, practice }}
          onClose={() => setEditing(false)}
          onGone={onClose}
        />
      )}
    </Drawer>
  );
}

function Contact({ client, onEdit }: { client: FormClient; onEdit: () => void }) {
  return (
    <chakra.section display="flex" gap="4" alignItems="center" aria-label="Contact">
      <Avatar name={client.name} size="md" decorative />
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <ContactLinks phone={client.phone} email={client.email} />
      </chakra.div>
      <Button variant="outline" size="sm" onClick={onEdit}>
        Edit<span className="visually-hidden"> client</span>
      </Button>
    </chakra.section>
  );
}

function Notes({ text }: { text: string | null | undefined }) {
  return (
    <section>
      <chakra.h3 mb="2" fontSize="lg">
        Notes
      </chakra.h3>
      {text ? (
        <chakra.p fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </chakra.p>
      ) : (
        <chakra.p color="textSoft" fontSize="sm">
          No notes yet.
        </chakra.p>
      )}
    </section>
  );
}
