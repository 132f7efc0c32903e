import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { ChangedEntry_EntryFragment } from '../../../gql/graphql.js';
import { refetchNamed } from '../../../lib/refetchNamed.js';
import { refusalWith, useAction, type ActionOutcome } from '../../../lib/useAction.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';

const RestoreCalendarEntry = graphql(`
  mutation RestoreCalendarEntry($id: ID!) {
    restoreCalendarEntry(id: $id) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        changedCalendarEntries {
          id
          ...ChangedEntry_entry
        }
      }
    }
  }
`);

const DismissCalendarEntry = graphql(`
  mutation DismissCalendarEntry($id: ID!) {
    dismissCalendarEntry(id: $id) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        changedCalendarEntries {
          id
          ...ChangedEntry_entry
        }
      }
    }
  }
`);

export interface ChangedEntryActionsProps {
  entry: ChangedEntry_EntryFragment;
  /** Id of the element that names the entry. */
  describedBy: string;
}

/** Ways to deal with an entry that was changed. Either answer takes it off the list. */
export function ChangedEntryActions({ entry, describedBy }: ChangedEntryActionsProps) {
  const { id, bookableEventId } = entry;
  const onFailure = useRefetchIfDecided();
  const restore = useAction(RestoreCalendarEntry, {
    success: 'Put back in your calendar.',
    failure: "We couldn't put this back in your calendar. Please try again.",
    onFailure,
  });
  const dismiss = useAction(DismissCalendarEntry, {
    success: 'Left as it is.',
    failure: "We couldn't save this. Please try again.",
    onFailure,
  });
  const shared = { size: 'sm', 'aria-describedby': describedBy } as const;
  const disabled = restore.pending || dismiss.pending;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button {...shared} {...{ disabled }} loading={restore.pending} onClick={() => void restore.run({ id })}>
        Put it back
      </Button>
      <Button
        {...shared}
        {...{ disabled }}
        variant="outline"
        loading={dismiss.pending}
        onClick={() => void dismiss.run({ id })}
      >
        Leave it
      </Button>
      <ButtonLink {...shared} variant="ghost" href={hrefOf(entry)}>
        {bookableEventId ? 'View event' : 'View visit'}
      </ButtonLink>
    </chakra.div>
  );
}

/** An entry may have been decided in another window since it was shown. */
function useRefetchIfDecided() {
  const client = useApolloClient();
  return (outcome: ActionOutcome) => {
    if (refusalWith(outcome, 'not_found')) void refetchNamed(client, 'CalendarIntegrations');
  };
}

/** The visit or group event, open on the portal's calendar. */
function hrefOf({ appointmentId, bookableEventId }: ChangedEntry_EntryFragment): string {
  if (bookableEventId) return `/portal/calendar?groupEventId=${bookableEventId}`;
  return `/portal/calendar#visit=${appointmentId}`;
}
