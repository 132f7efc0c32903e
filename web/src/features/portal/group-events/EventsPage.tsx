import { lazyPart } from '../../../lib/lazyPage.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { ListPage } from '../../../portal-ui/ListPage.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { useOverlayParams } from '../../../portal-ui/useOverlayParams.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { ON_EVENTS } from './eventWording.js';
import { ScheduledEventCard } from './ScheduledEventCard.js';
import { useScheduledEvents } from './useScheduledEvents.js';

const GroupEventFlyout = lazyPart(async () => (await import('./GroupEventFlyout.js')).GroupEventFlyout);
const NewGroupEventFlyout = lazyPart(async () => (await import('./NewGroupEventFlyout.js')).NewGroupEventFlyout);

/** What lies over the page: the event of an id, or the form of a new one. */
type Opened = 'event' | 'create';

/** /portal/events: the group events to come (spec portal configuration §2). */
export function EventsPage() {
  usePageTitle('Events');
  const scheduled = useScheduledEvents();
  const { opened, open, close } = useOverlayParams<Opened>();
  const create = () => open('create', '1');
  const edited = opened('event');
  return (
    <ListPage
      title="Events"
      subtitle="Classes, workshops and other events that more than one person can sign up for."
      actions={
        scheduled.enabled && (
          <Button onClick={create}>
            <Icon name="plus" size={18} /> Create event
          </Button>
        )
      }
    >
      <Events scheduled={scheduled} onCreate={create} onEdit={(id) => open('event', id)} />
      {edited && (
        <Overlay onClose={() => close('event')}>
          <GroupEventFlyout key={edited} id={edited} wording={ON_EVENTS} onClose={() => close('event')} />
        </Overlay>
      )}
      {opened('create') && scheduled.enabled && (
        <Overlay onClose={() => close('create')}>
          <NewGroupEventFlyout typeId="" wording={ON_EVENTS} onClose={() => close('create')} />
        </Overlay>
      )}
    </ListPage>
  );
}

interface EventsProps {
  scheduled: ReturnType<typeof useScheduledEvents>;
  onCreate: () => void;
  onEdit: (id: string) => void;
}

function Events({ scheduled, onCreate, onEdit }: EventsProps) {
  const { events, enabled, hasMore, loadingMore, failed } = scheduled;
  const kept = useKeptFocus<HTMLUListElement>();
  if (!events) return failed ? <ErrorState heading="h2" onRetry={scheduled.retry} /> : <Skeleton lines={6} />;
  if (events.length === 0) return enabled ? <NoEvents onCreate={onCreate} /> : <NotInPlan />;
  return (
    <>
      <chakra.ul aria-label="Events" display="grid" gap="4" gridTemplateColumns={COLUMNS} {...kept}>
        {events.map((event) => (
          <ScheduledEventCard key={event.id} event={event} onEdit={() => onEdit(event.id)} />
        ))}
      </chakra.ul>
      {hasMore && (
        <chakra.div>
          <Button variant="outline" loading={loadingMore} onClick={scheduled.showMore}>
            Show more events
          </Button>
        </chakra.div>
      )}
    </>
  );
}

function NoEvents({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      icon="calendar"
      heading="h2"
      title="No events scheduled"
      action={<Button onClick={onCreate}>Create event</Button>}
    >
      Scheduled events show here and on your website, where clients sign up.
    </EmptyState>
  );
}

function NotInPlan() {
  return <EmptyState icon="users" heading="h2" title="Group events aren't part of your plan" />;
}

/** Four on a wide screen. */
const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))';
