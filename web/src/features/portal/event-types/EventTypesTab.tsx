import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { readFragment } from '../../../gql/fragment-masking.js';
import { errorMessage } from '../../../lib/errorMessage.js';
import { lazyPart } from '../../../lib/lazyPage.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { EventTypeCard } from './EventTypeCard.js';
import { EventTypeOfPractice, useEventTypes } from './eventTypes.js';

const EventTypeFlyout = lazyPart(async () => (await import('./EventTypeFlyout.js')).EventTypeFlyout);
const ScheduledEventsFlyout = lazyPart(async () => (await import('./ScheduledEventsFlyout.js')).ScheduledEventsFlyout);

export interface EventTypesTabProps {
  /** A new one is asked for. */
  adding: boolean;
  onAdd: () => void;
  /** The form of a new one is closed. */
  onAdded: () => void;
}

/** The practice's kinds of group events, by name. */
export function EventTypesTab({ adding, onAdd, onAdded }: EventTypesTabProps) {
  const { types: masked, practice, error, refetch } = useEventTypes();
  const [editing, setEditing] = useState<string>();
  const [listing, setListing] = useState<string>();
  const [created, setCreated] = useState<string>();
  const saved = useRef<string>(undefined);
  const kept = useKeptFocus<HTMLUListElement>();
  if (!masked || !practice) {
    if (!error) return <Skeleton lines={6} />;
    return <ErrorState heading="h2" title={`Error: ${errorMessage(error)}`} onRetry={() => void refetch()} />;
  }
  const types = readFragment(EventTypeOfPractice, masked);
  const edited = types.find(({ id }) => id === editing);
  const listed = types.find(({ id }) => id === listing);
  const close = () => {
    setEditing(undefined);
    onAdded();
    // Not before: content that opens next to an open flyout is hidden from screen readers.
    if (saved.current) setCreated(saved.current);
    saved.current = undefined;
  };
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      {types.length === 0 && <NoTypes onAdd={onAdd} />}
      {types.length > 0 && (
        <>
          <Button variant="outline" onClick={onAdd}>
            <Icon name="plus" size={18} /> Add New Event Type
          </Button>
          <chakra.ul aria-label="Event types" w="100%" display="grid" gap="4" gridTemplateColumns={COLUMNS} {...kept}>
            {types.map((type) => (
              <EventTypeCard
                key={type.id}
                {...{ type, currency: practice.defaultCurrency }}
                onEdit={() => setEditing(type.id)}
                onShowEvents={() => setListing(type.id)}
              />
            ))}
          </chakra.ul>
        </>
      )}
      {(adding || edited) && (
        <Overlay onClose={close}>
          <EventTypeFlyout
            key={edited?.id ?? 'new'}
            {...{ type: edited, practice }}
            onCreated={(id) => void (saved.current = id)}
            onClose={close}
          />
        </Overlay>
      )}
      {listed && (
        <Overlay onClose={() => setListing(undefined)}>
          <ScheduledEventsFlyout type={listed} onClose={() => setListing(undefined)} />
        </Overlay>
      )}
      <ScheduleQuestion typeId={created} onClose={() => setCreated(undefined)} />
    </chakra.div>
  );
}

const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))';

function NoTypes({ onAdd }: { onAdd: () => void }) {
  return (
    <chakra.div w="100%">
      <EmptyState
        heading="h2"
        icon="users"
        title="No event types yet"
        action={
          <Button variant="outline" onClick={onAdd}>
            Add New Event Type
          </Button>
        }
      >
        An event type is something several people can sign up for, such as a class or workshop. Schedule it as often as
        you like.
      </EmptyState>
    </chakra.div>
  );
}

interface ScheduleQuestionProps {
  /** What was just made; undefined while nothing is asked. */
  typeId: string | undefined;
  onClose: () => void;
}

function ScheduleQuestion({ typeId, onClose }: ScheduleQuestionProps) {
  const [, navigate] = useLocation();
  return (
    <ConfirmDialog
      open={typeId !== undefined}
      title="Schedule this event now?"
      description="Clients can sign up once it has a date."
      confirm="Yes, schedule"
      keep="Skip for now"
      onConfirm={() => navigate(`/portal/calendar?bookableEventTypeId=${typeId}#create-group-event`)}
      onClose={onClose}
    />
  );
}
