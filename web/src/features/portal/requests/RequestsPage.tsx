import { usePageTitle } from '../../../lib/usePageTitle.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { chakra } from '../../../ui/chakra.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useWaitingRequests } from './useWaitingRequests.js';
import { WaitingRequest } from './WaitingRequest.js';

/** /portal/requests: everybody who waits for an answer, soonest visit first. */
export function RequestsPage() {
  usePageTitle('Requests');
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" maxW="60rem">
      <header>
        <chakra.h1 fontSize="2xl">Requests</chakra.h1>
        <chakra.p color="textSoft">Clients who wait for your answer, the soonest visit first.</chakra.p>
      </header>
      <Card>
        <Requests />
      </Card>
    </chakra.main>
  );
}

function Requests() {
  const { requests, loading, error, refetch } = useWaitingRequests();
  const kept = useKeptFocus<HTMLDivElement>();
  if (error && requests.length === 0) return <ErrorState heading="h2" onRetry={() => refetch()} />;
  if (loading) return <Skeleton lines={6} />;
  if (requests.length === 0) {
    return (
      <EmptyState
        icon="check"
        heading="h2"
        title="You're all caught up"
        action={
          <ButtonLink href="/portal/calendar" variant="outline">
            Open the calendar
          </ButtonLink>
        }
      >
        New requests appear here, and behind the bell, as soon as a client asks for a time.
      </EmptyState>
    );
  }
  return (
    <div {...kept}>
      {requests.map((request) => (
        <WaitingRequest key={request.id} request={request} />
      ))}
    </div>
  );
}
