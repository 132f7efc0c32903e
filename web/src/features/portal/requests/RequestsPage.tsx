import { formatDateLong } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { groupBy } from 'es-toolkit/array';
import { lazyPart } from '../../../lib/lazyPage.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { useOverlayParams } from '../../../portal-ui/useOverlayParams.js';
import { chakra } from '../../../ui/chakra.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { RequestCard } from './RequestCard.js';
import { useWaitingRequests } from './useWaitingRequests.js';

const AppointmentFlyout = lazyPart(
  async () => (await import('../appointments/AppointmentFlyout.js')).AppointmentFlyout,
);

/** `request` shows one, `suggest` opens it at its times; each names its id. */
type Opened = 'request' | 'suggest';

/** /portal/requests: all open requests, by day. */
export function RequestsPage() {
  usePageTitle('Requests');
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" maxW="60rem">
      <header>
        <chakra.h1 fontSize="2xl">Requests</chakra.h1>
        <chakra.p color="textSoft">Clients waiting for your reply, soonest first.</chakra.p>
      </header>
      <Requests />
    </chakra.main>
  );
}

function Requests() {
  const { requests, loading, error, refetch } = useWaitingRequests();
  const { opened, open, close } = useOverlayParams<Opened>();
  const suggesting = requests.find(({ id }) => id === opened('suggest'));
  const shown = suggesting ?? requests.find(({ id }) => id === opened('request'));
  if (error && requests.length === 0) return <ErrorState heading="h2" onRetry={() => refetch()} />;
  if (loading) return <Skeleton lines={6} />;
  if (requests.length === 0) return <NoRequests />;
  const days = groupBy(requests, ({ startsAt, timeZone }) => formatDateLong(parseOffsetDateTime(startsAt), timeZone));
  const leave = () => close(suggesting ? 'suggest' : 'request');
  return (
    <>
      {Object.entries(days).map(([day, waiting]) => (
        <Day key={day} day={day} requests={waiting} onOpen={open} />
      ))}
      {shown && (
        <Overlay onClose={leave}>
          <AppointmentFlyout
            key={suggesting ? 'suggest' : 'view'}
            token={shown.instantActionToken}
            zone={shown.timeZone}
            editing={suggesting !== undefined}
            onClose={leave}
          />
        </Overlay>
      )}
    </>
  );
}

interface DayProps {
  day: string;
  requests: ReturnType<typeof useWaitingRequests>['requests'];
  onOpen: (name: Opened, id: string) => void;
}

function Day({ day, requests, onOpen }: DayProps) {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <chakra.section display="grid" gap="3" aria-label={day}>
      <chakra.h2 fontSize="lg">{day}</chakra.h2>
      <chakra.div {...kept} display="grid" gap="3">
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            onOpen={() => onOpen('request', request.id)}
            onSuggest={() => onOpen('suggest', request.id)}
          />
        ))}
      </chakra.div>
    </chakra.section>
  );
}

function NoRequests() {
  return (
    <Card>
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
        New requests appear here as soon as a client asks for a time.
      </EmptyState>
    </Card>
  );
}
