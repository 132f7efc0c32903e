import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { RegistrationForPaymentQuery } from '../../../gql/graphql.js';
import { Alert } from '../../../ui/Alert.js';
import { chakra } from '../../../ui/chakra.js';
import { Drawer } from '../../../ui/Dialog.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { RegistrationCharge } from './RegistrationCharge.js';

const RegistrationForPayment = graphql(`
  query RegistrationForPayment($token: String!) {
    tokenRegistration(token: $token) {
      id
      token
      clientName
      clientEmail
      event {
        id
        name
        startsAt
        timeZone
      }
      ...RegistrationCharge_registration
    }
  }
`);

export interface RegistrationFlyoutProps {
  /** The practice's token of the registration. */
  token: string;
  onClose: () => void;
}

/** A place at a group event at the edge of the payments: whose it is, and its money. */
export function RegistrationFlyout({ token, onClose }: RegistrationFlyoutProps) {
  const { data, error, refetch } = useQuery(RegistrationForPayment, {
    variables: { token },
    fetchPolicy: 'cache-and-network',
  });
  const registration = data?.tokenRegistration;
  return (
    <Drawer open onClose={onClose} title={registration?.event.name ?? 'Registration'}>
      <chakra.div data-density="compact" display="grid" gap="5" fontSize="md">
        {error && !registration && <ErrorState title="Error loading payment information" onRetry={() => refetch()} />}
        {!error && !data && <Skeleton lines={4} />}
        {data && !error && !registration && <Alert tone="warning">Registration information not found</Alert>}
        {registration && (
          <>
            <Attendee registration={registration} />
            <RegistrationCharge registration={registration} />
          </>
        )}
      </chakra.div>
    </Drawer>
  );
}

type Registration = NonNullable<RegistrationForPaymentQuery['tokenRegistration']>;

function Attendee({ registration: { clientName, clientEmail, event } }: { registration: Registration }) {
  return (
    <chakra.section display="grid" minW="0" overflowWrap="anywhere" aria-label="Attendee">
      <strong>{clientName}</strong>
      {clientEmail && <a href={`mailto:${clientEmail}`}>{clientEmail}</a>}
      <chakra.span color="textSoft">{formatDateTime(parseOffsetDateTime(event.startsAt), event.timeZone)}</chakra.span>
    </chakra.section>
  );
}
