import { useQuery } from '@apollo/client/react';
import { formatDateLong, formatTimeRange } from '@yarrow/time/format';
import { addDays, parseOffsetDateTime, todayIn } from '@yarrow/time/wall-time';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { GroupEventQuery } from '../../../gql/graphql.js';
import type { Leavable } from '../../../portal-ui/FlyoutForm.js';
import { Alert } from '../../../ui/Alert.js';
import { chakra } from '../../../ui/chakra.js';
import { Drawer } from '../../../ui/Dialog.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Tabs } from '../../../ui/Tabs.js';
import { showToast } from '../../../lib/toasts.js';
import { ON_CALENDAR, type EventWording } from './eventWording.js';
import { GroupEventForm } from './GroupEventForm.js';
import { Registrants } from './Registrants.js';

const GroupEvent = graphql(`
  query GroupEvent($id: ID!) {
    currentPractice {
      id
    }
    bookableEvent(id: $id) {
      id
      name
      startsAt
      endsAt
      allDay
      timeZone
      locationName
      cancelled
      clientsCount
      practice {
        id
      }
      ...Registrants_event
      ...GroupEventForm_event
    }
  }
`);

export interface GroupEventFlyoutProps {
  id: string;
  /** Default: the calendar's. */
  wording?: EventWording;
  onClose: () => void;
  /** Called with the start once it is known, and when it has changed. ISO 8601. */
  onFound?: (startsAt: string) => void;
}

/** A group event that is scheduled: who comes, and what is set of it (spec portal operations §2). */
export function GroupEventFlyout({ id, wording = ON_CALENDAR, onClose, onFound = ignore }: GroupEventFlyoutProps) {
  const { data, error, refetch } = useQuery(GroupEvent, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const [tab, setTab] = useState<'registrants' | 'details'>('registrants');
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const form = useRef<Leavable>(null);
  // Others' events are public, and nothing of this calendar.
  const event = data?.bookableEvent?.practice.id === data?.currentPractice?.id ? data?.bookableEvent : undefined;
  const missing = data !== undefined && !error && !event;
  useFoundOrGone({ missing, startsAt: event?.startsAt, onFound, onClose });
  return (
    <Drawer
      open={!missing}
      onClose={() => (form.current ? form.current.leave() : onClose())}
      title={wording.edit}
      footerRef={setFooter}
    >
      <chakra.div data-density="compact" display="grid" gap="4" alignContent="start">
        {error && !event && <ErrorState title="Error fetching event" onRetry={() => void refetch()} />}
        {!error && !event && <Skeleton lines={6} />}
        {event && <Heading event={event} />}
        {event?.cancelled && <Alert tone="warning">This event was cancelled.</Alert>}
        {event && !event.cancelled && (
          <Tabs
            label="Group event"
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: 'registrants',
                label: 'Registrants',
                count: event.clientsCount,
                content: <Registrants event={event} />,
              },
              {
                value: 'details',
                label: 'Details',
                content: (
                  <GroupEventForm
                    {...{ event, wording }}
                    ref={form}
                    footer={tab === 'details' ? footer : null}
                    onClose={onClose}
                    onSaved={onFound}
                  />
                ),
              },
            ]}
          />
        )}
      </chakra.div>
    </Drawer>
  );
}

const ignore = () => undefined;

interface Lookup {
  missing: boolean;
  startsAt: string | undefined;
  onFound: (startsAt: string) => void;
  onClose: () => void;
}

/** The calendar shows the day of what is found; what is not there is said once. */
function useFoundOrGone({ missing, startsAt, onFound, onClose }: Lookup): void {
  const leave = useEffectEvent(() => {
    showToast('Event not found', 'error');
    onClose();
  });
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (missing) leave();
  }, [missing]);
  useEffect(() => {
    if (startsAt) found(startsAt);
  }, [startsAt]);
}

function Heading({ event }: { event: NonNullable<GroupEventQuery['bookableEvent']> }) {
  return (
    <chakra.section aria-label="Event" minW="0" overflowWrap="anywhere">
      <chakra.p fontWeight={600} fontSize="lg">
        {event.name}
      </chakra.p>
      <chakra.p color="textSoft">{whenOf(event)}</chakra.p>
      <chakra.p color="textSoft">{event.locationName}</chakra.p>
    </chakra.section>
  );
}

function whenOf({
  startsAt,
  endsAt,
  allDay,
  timeZone: zone,
}: NonNullable<GroupEventQuery['bookableEvent']>): ReactNode {
  const [from, to] = [parseOffsetDateTime(startsAt), parseOffsetDateTime(endsAt)];
  if (!allDay) {
    return (
      <>
        {formatDateLong(from, zone)}, {formatTimeRange(from, to, zone)}
      </>
    );
  }
  // The end is the first instant after the last day.
  const sameDay = addDays(todayIn(zone, from), 1) === todayIn(zone, to);
  return sameDay ? formatDateLong(from, zone) : `${formatDateLong(from, zone)} – ${formatDateLong(to - 1, zone)}`;
}
