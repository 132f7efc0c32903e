import { useQuery } from '@apollo/client/react';
import { formatDateLong } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { graphql } from '../../../gql/gql.js';
import { Alert } from '../../../ui/Alert.js';
import { chakra } from '../../../ui/chakra.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { RegistrationCharge } from '../payments/RegistrationCharge.js';

const RegistrantPaymentQuery = graphql(`
  query RegistrantPayment($bookableEventId: ID!, $clientId: ID!) {
    bookableEventRegistration(bookableEventId: $bookableEventId, clientId: $clientId) {
      id
      token
      createdAt
      event {
        id
        timeZone
      }
      ...RegistrationCharge_registration
    }
  }
`);

export interface RegistrantPaymentProps {
  eventId: string;
  clientId: string;
}

/** What is paid and due of a client's place, and since when they have it. */
export function RegistrantPayment({ eventId, clientId }: RegistrantPaymentProps) {
  const { data, error, refetch } = useQuery(RegistrantPaymentQuery, {
    variables: { bookableEventId: eventId, clientId },
    fetchPolicy: 'cache-and-network',
  });
  const registration = data?.bookableEventRegistration;
  if (error && !registration) {
    return <ErrorState title="Error loading payment information" onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton lines={2} />;
  if (!registration) return <Alert tone="warning">Registration information not found</Alert>;
  const { createdAt, event } = registration;
  return (
    <chakra.div display="grid" gap="2">
      <RegistrationCharge registration={registration} />
      <chakra.p color="textSoft" fontSize="sm">
        Registered on {formatDateLong(parseOffsetDateTime(createdAt), event.timeZone)}
      </chakra.p>
    </chakra.div>
  );
}
