import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';

const DeletePersonalEvent = graphql(`
  mutation DeletePersonalEvent($id: ID!) {
    deletePersonalEvent(id: $id) {
      result
      errors {
        message
      }
    }
  }
`);

export interface CancelPersonalEventButtonProps {
  event: { id: string; name: string };
  onCancelled: () => void;
}

/** Takes a personal event off the calendar, after a question. */
export function CancelPersonalEventButton({ event, onCancelled }: CancelPersonalEventButtonProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useAction(DeletePersonalEvent, {
    success: 'Your personal event has been cancelled',
    failure: 'An unexpected error occurred. Please try again.',
    shown: 'inline',
    mutation: refetchAffected('personalEvents'),
    onSuccess: () => {
      setAsking(false);
      onCancelled();
    },
  });
  const close = () => {
    cancel.clear();
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Cancel Event
      </Button>
      <ConfirmDialog
        open={asking}
        title="Cancel this event?"
        description={`“${event.name}” leaves your calendar, and its time can be booked again.`}
        keep="Keep event"
        confirm="Cancel event"
        variant="danger"
        pending={cancel.pending}
        problem={cancel.message}
        onConfirm={() => void cancel.run({ id: event.id })}
        onClose={close}
      />
    </>
  );
}
