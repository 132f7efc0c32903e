import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
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
}

/** Disconnects an account, after a question. */
export function RemoveProfileButton({ id, profileId, profileName }: RemoveProfileButtonProps) {
  const [asking, setAsking] = useState(false);
  const remove = useAction(RemoveCronofyProfile, {
    success: 'Calendar removed.',
    failure: 'There was an error removing your calendar',
    mutation: {
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
        description="The times it blocks can be booked again. Nothing changes in the calendar itself."
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
