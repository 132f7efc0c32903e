import { useQuery } from '@apollo/client/react';
import { formatDate } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { graphql } from '../../../../gql/gql.js';
import { chakra, RouteLink } from '../../../../ui/chakra.js';
import { ErrorState } from '../../../../ui/EmptyState.js';
import { Skeleton } from '../../../../ui/Skeleton.js';

const OpenPackagesOfClient = graphql(`
  query OpenPackagesOfClient($clientId: ID!) {
    client(clientId: $clientId) {
      id
      openPackages {
        id
        name
        createdAt
        sessionsRemaining
        numberOfSessions
      }
    }
  }
`);

/** A client's packages with sessions left; booking for the client takes the first one. */
export function OpenPackages({ clientId, zone }: { clientId: string; zone: string }) {
  const { data, error, refetch } = useQuery(OpenPackagesOfClient, {
    variables: { clientId },
    fetchPolicy: 'cache-and-network',
  });
  const packages = data?.client?.openPackages;
  return (
    <chakra.section display="grid" gap="3" alignContent="start" minW="0" aria-label="Open packages">
      <chakra.h2 fontSize="lg">Open packages</chakra.h2>
      {error && !data && <ErrorState title="The packages did not load" onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={2} />}
      {data && !packages?.length && (
        <chakra.p color="textSoft" fontSize="sm">
          No package with sessions left.
        </chakra.p>
      )}
      {packages && packages.length > 0 && (
        <>
          <chakra.ul display="grid" gap="3">
            {packages.map(({ id, name, createdAt, sessionsRemaining, numberOfSessions }) => (
              <chakra.li key={id} display="grid" minW="0">
                <chakra.strong fontWeight={600} overflowWrap="anywhere">
                  {name}
                </chakra.strong>
                <chakra.span color="textSoft" fontSize="sm">
                  {sessionsRemaining} of {numberOfSessions} {numberOfSessions === 1 ? 'session' : 'sessions'} left,
                  bought on {formatDate(parseOffsetDateTime(createdAt), zone)}
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
          <chakra.p fontSize="sm">
            <RouteLink href={`/portal/calendar?clientId=${clientId}#create-appointment`}>Book a session</RouteLink>
          </chakra.p>
        </>
      )}
    </chakra.section>
  );
}
