import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';

const RemoveClientFromBookableEvent = graphql(`
  mutation RemoveClientFromBookableEvent($bookableEventId: ID!, $clientId: ID!) {
    removeClientFromBookableEvent(bookableEventId: $bookableEventId, clientId: $clientId) {
      result
      errors {
        message
      }
      registrationsCount
      bookableEvent {
        id
        clientsCount
        atCapacity
      }
    }
  }
`);

export interface RemoveRegistrantButtonProps {
  eventId: string;
  clientId: string;
  clientName: string;
}

/** Takes a client's place away, after a question. */
export function RemoveRegistrantButton({ eventId, clientId, clientName }: RemoveRegistrantButtonProps) {
  const [asking, setAsking] = useState(false);
  const remove = useAction(RemoveClientFromBookableEvent, {
    success: 'Client removed from event',
    failure: 'Failed to remove client from event',
    shown: 'inline',
    mutation: refetchAffected(),
    onSuccess: () => setAsking(false),
  });
  const close = () => {
    remove.clear();
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        Remove<span className="visually-hidden"> {clientName}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove ${clientName} from this event?`}
        description="They'll be told that their place is cancelled, and fully refunded."
        keep="Keep client"
        confirm="Remove client"
        variant="danger"
        pending={remove.pending}
        problem={remove.message}
        onConfirm={() => void remove.run({ bookableEventId: eventId, clientId })}
        onClose={close}
      />
    </>
  );
}
