import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { alsoRefetch } from '../../../lib/refetchNamed.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';

const RemoveCronofyProfile = graphql(`
  mutation RemoveCronofyProfile($profileId: ID!) {
    removeCronofyProfile(profileId: $profileId) {
      result
      errors {
        code
        message
        field
      }
    }
  }
`);

export interface RemoveProfileButtonProps {
  id: string;
  profileId: string;
  profileName: string;
  /** Visits are written to one of its calendars. */
  isWritten: boolean;
}

const OF_READ = 'The times it blocks can be booked again. Nothing changes in the calendar itself.';
const OF_WRITTEN =
  'The times it blocks can be booked again, and your visits are no longer added to it. Entries already in it stay there.';

/** Disconnects an account, after a question. */
export function RemoveProfileButton({ id, profileId, profileName, isWritten }: RemoveProfileButtonProps) {
  const [asking, setAsking] = useState(false);
  const remove = useAction(RemoveCronofyProfile, {
    success: 'Calendar removed.',
    failure: 'There was an error removing your calendar',
    mutation: {
      // There is no write calendar then.
      ...(isWritten && alsoRefetch('CalendarIntegrations')),
      update: (cache, { data }) => {
        if (data?.removeCronofyProfile.result !== 'success') return;
        cache.evict({ id: cache.identify({ __typename: 'CalendarProfile', id })! });
        cache.gc();
      },
    },
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Remove ${profileName}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove ${profileName}?`}
        description={isWritten ? OF_WRITTEN : OF_READ}
        confirm="Remove calendar"
        keep="Keep calendar"
        variant="danger"
        pending={remove.pending}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove.run({ profileId }).then(({ ok }) => ok && setAsking(false))}
      />
    </>
  );
}
