import { useState, type ReactNode } from 'react';
import { useLocation, useParams } from 'wouter';
import { usePageTitle } from '../../../../lib/usePageTitle.js';
import { Avatar } from '../../../../ui/Avatar.js';
import { Breadcrumb } from '../../../../ui/Breadcrumb.js';
import { ButtonLink } from '../../../../ui/Button.js';
import { chakra } from '../../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../../ui/EmptyState.js';
import { Skeleton } from '../../../../ui/Skeleton.js';
import { MergedClient } from '../../merging/MergedClient.js';
import type { FormClient } from '../clientForm.js';
import { clientHref, type ProfilePage } from '../clientHref.js';
import { EditClientFlyout } from '../EditClientFlyout.js';
import { useClientDetails } from '../useClientDetails.js';
import { ProfileTabs } from './ProfileTabs.js';
import { SidePanel } from './SidePanel.js';

/** What a page of the profile knows of its client. */
export interface ProfileOf {
  client: FormClient;
  /** The practice keeps notes about its clients. */
  keepsNotes: boolean;
  /** In which the practice reads times, IANA. */
  zone: string;
}

export interface ClientFrameProps {
  page: ProfilePage;
  /** The page itself, once its client is loaded. */
  children: (profile: ProfileOf) => ReactNode;
}

const DIRECTORY = { label: 'Clients', href: '/portal/clients' };

/** The frame of a client's pages: who it is, the pages by name, and the side panel of 278 px (spec portal operations §2). */
export function ClientFrame({ page, children }: ClientFrameProps) {
  const { clientId = '' } = useParams<{ clientId: string }>();
  const details = useClientDetails(clientId);
  const { found, practice, client, keepsNotes, missing, mergedInto, failed, retry } = details;
  usePageTitle(client?.name ?? 'Client');
  const [editing, setEditing] = useState(false);
  const [, navigate] = useLocation();
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" maxW="80rem" minW="0">
      <Breadcrumb above={[DIRECTORY]} current={client?.name ?? 'Client'} />
      {failed && <ErrorState heading="h2" onRetry={retry} />}
      {!failed && !client && !missing && <ProfileSkeleton />}
      {missing && !mergedInto && <NoClient />}
      {missing && mergedInto && (
        <MergedClient heading="h2" into={mergedInto}>
          <ButtonLink href={clientHref(mergedInto.id, page)}>See {mergedInto.name}</ButtonLink>
        </MergedClient>
      )}
      {client && found && practice && (
        <>
          <chakra.header display="flex" gap="4" alignItems="center" minW="0">
            <Avatar name={client.name} size="md" decorative />
            <chakra.h1 fontSize="2xl" minW="0" overflowWrap="anywhere">
              {client.name}
            </chakra.h1>
          </chakra.header>
          <Columns
            panelFirst={page === 'overview'}
            tabs={<ProfileTabs {...{ clientId: client.id, page, keepsNotes }} />}
            panel={
              <SidePanel
                client={client}
                sharesAddressWith={details.sharesAddressWith}
                zone={practice.timeZone}
                onEdit={() => setEditing(true)}
                onMerged={(keptId) => navigate(clientHref(keptId, page))}
              />
            }
          >
            {children({ client, keepsNotes, zone: practice.timeZone })}
          </Columns>
          <EditClientFlyout
            open={editing}
            {...{ client: found, practice }}
            onClose={() => setEditing(false)}
            onGone={() => navigate(DIRECTORY.href)}
          />
        </>
      )}
    </chakra.main>
  );
}

interface ColumnsProps {
  tabs: ReactNode;
  panel: ReactNode;
  /** On a narrow screen, where they stand one below the other. */
  panelFirst: boolean;
  children: ReactNode;
}

function Columns({ tabs, panel, panelFirst, children }: ColumnsProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) 278px' }}
      gridTemplateRows={{ desktop: 'auto 1fr' }}
      gap="5"
      alignItems="start"
    >
      {tabs}
      {panelFirst && <Panel>{panel}</Panel>}
      <chakra.div display="grid" gap="5" minW="0" gridColumn={{ desktop: '1' }} gridRow={{ desktop: '2' }}>
        {children}
      </chakra.div>
      {!panelFirst && <Panel>{panel}</Panel>}
    </chakra.div>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <chakra.div minW="0" gridColumn={{ desktop: '2' }} gridRow={{ desktop: '1 / span 2' }}>
      {children}
    </chakra.div>
  );
}

function ProfileSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading client
      </span>
      <Skeleton lines={2} />
      <Skeleton shape="card" />
    </div>
  );
}

function NoClient() {
  return (
    <EmptyState
      icon="user"
      heading="h2"
      title="Client not found"
      action={<ButtonLink href={DIRECTORY.href}>See all clients</ButtonLink>}
    >
      They may have been deleted.
    </EmptyState>
  );
}
