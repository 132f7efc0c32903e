import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../gql/gql.js';
import type { GroupEventToMoveQuery } from '../../../../gql/graphql.js';
import { errorMessage } from '../../../../lib/errorMessage.js';
import type { ActionOutcome } from '../../../../lib/useAction.js';
import { eventInput, valuesOfEvent } from '../../group-events/groupEventValues.js';
import { useSaveGroupEvent } from '../../group-events/useSaveGroupEvent.js';
import { moveNotice } from '../../group-events/moveNotice.js';
import type { MoveDialogProps } from './MoveDialog.js';
import { MoveEventDialog } from './MoveEventDialog.js';
import type { CalendarMove } from './useMovedEntry.js';

const GroupEventToMove = graphql(`
  query GroupEventToMove($id: ID!) {
    bookableEvent(id: $id) {
      id
      version
      bookableEventTypeId
      name
      description
      instructions
      startsAt
      endsAt
      allDay
      timeZone
      capacity
      clientsCount
      amountCents
      location {
        id
      }
    }
  }
`);

export interface MoveGroupEventDialogProps extends MoveDialogProps {
  id: string;
}

/** Asks whether to reschedule a group event to the time where it was dropped, and shows who will be notified. */
export function MoveGroupEventDialog({ id, ...props }: MoveGroupEventDialogProps) {
  // As it is now, which another tab may have changed since the calendar was drawn.
  const { data, error } = useQuery(GroupEventToMove, { variables: { id }, fetchPolicy: 'network-only' });
  const event = data?.bookableEvent ?? undefined;
  const missing = data && !event ? 'Event not found' : undefined;
  const problem = error ? errorMessage(error) : missing;
  const { save, pending, dialog } = useSaveGroupEvent(event);
  const registered = event?.clientsCount ?? 0;
  return (
    <>
      <MoveEventDialog
        {...props}
        {...{ event, pending, problem }}
        description={registered > 0 && moveNotice(registered)}
        save={async () => (event ? save(movedEvent(event, props.move)) : NOT_KNOWN)}
      />
      {dialog}
    </>
  );
}

/** Cannot be confirmed yet. */
const NOT_KNOWN: ActionOutcome = { ok: false, message: '', fieldErrors: {} };

type ShownEvent = NonNullable<GroupEventToMoveQuery['bookableEvent']>;

function movedEvent(event: ShownEvent, { startsAt, endsAt }: CalendarMove) {
  return { ...eventInput(valuesOfEvent(event), event.timeZone, event), startsAt, endsAt };
}
