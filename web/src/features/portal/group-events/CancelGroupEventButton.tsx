import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import type { EventWording } from './eventWording.js';

const DeleteBookableEvent = graphql(`
  mutation DeleteBookableEvent($id: ID!) {
    deleteBookableEvent(id: $id) {
      result
      errors {
        message
      }
    }
  }
`);

export interface CancelGroupEventButtonProps {
  event: { id: string; name: string; clientsCount: number };
  wording: EventWording;
  onCancelled: () => void;
}

/** Calls a group event off, after a question that says what becomes of those who come and of their money. */
export function CancelGroupEventButton({ event, wording, onCancelled }: CancelGroupEventButtonProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useAction(DeleteBookableEvent, {
    success: 'Event deleted successfully',
    failure: 'There was an error deleting your event',
    reasons: 'appended',
    unknownReason: 'please try again.',
    shown: 'inline',
    mutation: refetchAffected('practiceBookableEvents', 'scheduledEvents'),
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
        {wording.remove} event
      </Button>
      <ConfirmDialog
        open={asking}
        title={`${wording.remove} this event?`}
        description={`“${event.name}” is removed from your calendar and website. ${consequence(event.clientsCount)}`}
        keep="Keep event"
        confirm={`${wording.remove} event`}
        variant="danger"
        pending={cancel.pending}
        problem={cancel.message}
        onConfirm={() => void cancel.run({ id: event.id })}
        onClose={close}
      />
    </>
  );
}

function consequence(registered: number): string {
  if (registered === 0) return 'No one has registered.';
  const who = registered === 1 ? 'The client who is registered is' : `The ${registered} clients who are registered are`;
  return `${who} told and fully refunded.`;
}
