import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { Drawer } from '../../../ui/Dialog.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { ClientVisits } from './ClientVisits.js';
import { EraseClientButton } from './EraseClientButton.js';
import { shownPhone } from '../../../lib/shownPhone.js';

const ClientDetails = graphql(`
  query ClientDetails($clientId: ID!) {
    client(clientId: $clientId) {
      id
      name
      email
      phone
      createdAt
    }
  }
`);

export interface ClientFlyoutProps {
  clientId: string;
  onClose: () => void;
}

/** One contact at the edge of the directory: how to reach them, what is coming and what was. */
export function ClientFlyout({ clientId, onClose }: ClientFlyoutProps) {
  const { data, error, refetch } = useQuery(ClientDetails, {
    variables: { clientId },
    fetchPolicy: 'cache-and-network',
  });
  const client = data?.client;
  return (
    <Drawer
      open
      onClose={onClose}
      title={client?.name ?? 'Client'}
      footer={
        <>
          {client && <EraseClientButton client={client} onErased={onClose} />}
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <chakra.div data-density="compact" display="grid" gap="6" fontSize="md">
        {error && <ErrorState onRetry={() => refetch()} />}
        {!error && !data && <Skeleton lines={5} />}
        {data && !client && (
          <EmptyState icon="user" title="There is no such client">
            They may have been deleted.
          </EmptyState>
        )}
        {client && (
          <>
            <chakra.section display="flex" gap="4" alignItems="center" aria-label="Contact">
              <Avatar name={client.name} size="md" decorative />
              <chakra.div display="grid" minW="0" overflowWrap="anywhere">
                {client.phone && <a href={`tel:${client.phone}`}>{shownPhone(client.phone)}</a>}
                {client.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
                {!client.phone && !client.email && <p>No email or phone on file</p>}
              </chakra.div>
            </chakra.section>
            <ClientVisits clientId={client.id} />
          </>
        )}
      </chakra.div>
    </Drawer>
  );
}
