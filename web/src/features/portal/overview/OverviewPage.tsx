import { formatDateLong } from '@yarrow/time/format';
import { lazyPart } from '../../../lib/lazyPage.js';
import { useSession } from '../../../session/session.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { Badge } from '../../../ui/Badge.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { PartBoundary } from '../../../ui/PartBoundary.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { MobileAppPrompt } from '../../app-prompt/MobileAppPrompt.js';
import { TodaysVisits } from './TodaysVisits.js';
import { useNow } from '../../../lib/useNow.js';
import { useOwnPractice } from '../practice/useOwnPractice.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { ChangedEntriesNotice } from '../calendar-integrations/ChangedEntriesNotice.js';
import { AcceptButton } from '../appointments/AcceptButton.js';
import { useWaitingRequests } from '../requests/useWaitingRequests.js';
import { WaitingRequest } from '../requests/WaitingRequest.js';

const SetUp = lazyPart(async () => (await import('./SetUp.js')).SetUp);

/** Requests on the overview; /portal/requests has all of them. */
const SHOWN_REQUESTS = 3;

/** /portal: the day of the practitioner, and who waits for an answer. */
export function OverviewPage() {
  usePageTitle('Overview');
  const { user } = useSession();
  const { practice } = useOwnPractice();
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="5" alignContent="start" maxW="72rem">
      <header>
        <chakra.h1 fontSize="2xl">Welcome back, {user?.firstName}</chakra.h1>
        <Today />
      </header>
      <ChangedEntriesNotice />
      {practice?.published === false && (
        <PartBoundary title="The set-up steps did not load" waiting={<Skeleton lines={4} />}>
          <SetUp />
        </PartBoundary>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', desktop: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gridTemplateRows={{ desktop: 'auto 1fr' }}
        gap="5"
        alignItems="start"
      >
        <Card as="section">
          <chakra.h2 mb="3" fontSize="lg">
            Today
          </chakra.h2>
          <TodaysVisits />
        </Card>
        <chakra.div gridRow={{ desktop: 'span 2' }}>
          <Card as="section">
            <Requests />
          </Card>
        </chakra.div>
        {user?.practice && <PublicProfile path={user.practice.url} />}
      </chakra.div>
      <MobileAppPrompt variant="practitioner" />
    </chakra.main>
  );
}

/** The date where the practice is. */
function Today() {
  const { practice } = useOwnPractice();
  const now = useNow();
  return (
    <chakra.p minH="1.6em" color="textSoft">
      {practice && formatDateLong(now, practice.timeZone)}
    </chakra.p>
  );
}

function Requests() {
  const { requests, loading, error, refetch } = useWaitingRequests();
  const kept = useKeptFocus<HTMLDivElement>();
  const hasMore = requests.length > SHOWN_REQUESTS;
  return (
    <>
      <chakra.div display="flex" gap="2" alignItems="center" mb="1">
        <chakra.h2 fontSize="lg">Waiting for your reply</chakra.h2>
        {requests.length > 0 && <Badge tone="warning">{requests.length}</Badge>}
      </chakra.div>
      {error && requests.length === 0 && <ErrorState onRetry={() => refetch()} />}
      {loading && (
        <chakra.div pt="2">
          <Skeleton lines={3} />
        </chakra.div>
      )}
      {!loading && !error && requests.length === 0 && (
        <EmptyState icon="check" title="You're all caught up">
          New requests appear here.
        </EmptyState>
      )}
      {requests.length > 0 && (
        <chakra.div pt="4" pb={hasMore ? '4' : '0'} {...kept}>
          {requests.slice(0, SHOWN_REQUESTS).map((request) => (
            <WaitingRequest key={request.id} request={request}>
              <AcceptButton size="sm" appointmentId={request.id} />
            </WaitingRequest>
          ))}
        </chakra.div>
      )}
      {hasMore && (
        <chakra.p pt="4" borderTop="1px solid" borderColor="line" fontSize="sm" fontWeight={600}>
          <RouteLink href="/portal/requests">See all {requests.length} requests</RouteLink>
        </chakra.p>
      )}
    </>
  );
}

function PublicProfile({ path }: { path: string }) {
  return (
    <Card as="section" tone="tint">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.div flex="1 1 16rem">
          <chakra.h2 mb="1" fontSize="lg">
            Your public profile
          </chakra.h2>
          <p>This is what clients see. Share its address wherever they meet you.</p>
        </chakra.div>
        <ButtonLink href={path} external variant="outline">
          View profile
        </ButtonLink>
      </chakra.div>
    </Card>
  );
}
