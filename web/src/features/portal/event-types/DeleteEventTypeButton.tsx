import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';

const DeleteBookableEventType = graphql(`
  mutation DeleteBookableEventType($id: ID!) {
    deleteBookableEventType(id: $id) {
      result
      errors {
        message
      }
    }
  }
`);

export interface DeleteEventTypeButtonProps {
  type: { id: string; name: string };
  onDeleted: () => void;
}

/** Removes a kind of group event, after a question. */
export function DeleteEventTypeButton({ type, onDeleted }: DeleteEventTypeButtonProps) {
  const [asking, setAsking] = useState(false);
  const remove = useAction(DeleteBookableEventType, {
    success: 'Event type has been deleted',
    failure: 'There was an error deleting your event type',
    reasons: 'appended',
    shown: 'inline',
    mutation: refetchAffected('bookableEventTypes'),
    onSuccess: onDeleted,
  });
  return (
    <chakra.div>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Delete event type
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${type.name}?`}
        description="You can no longer schedule it. Events already scheduled stay."
        confirm="Delete event type"
        keep="Keep event type"
        variant="danger"
        pending={remove.pending}
        problem={remove.message}
        onConfirm={() => void remove.run({ id: type.id })}
        onClose={() => {
          remove.clear();
          setAsking(false);
        }}
      />
    </chakra.div>
  );
}
