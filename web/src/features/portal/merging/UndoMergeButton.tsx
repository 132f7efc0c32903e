import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { MERGED_FIELDS } from './mergedFields.js';

const UndoClientMerge = graphql(`
  mutation UndoClientMerge($mergeId: ID!) {
    undoClientMerge(mergeId: $mergeId) {
      result
      errors {
        message
      }
      merge {
        id
        undoneAt
      }
    }
  }
`);

export interface UndoMergeButtonProps {
  mergeId: string;
  /** Of the merged record. */
  name: string;
  /** Of the record that was kept. */
  keptName: string;
}

/** Makes two records of one again, after a question that says what goes back. */
export function UndoMergeButton({ mergeId, name, keptName }: UndoMergeButtonProps) {
  const [asking, setAsking] = useState(false);
  const undo = useAction(UndoClientMerge, {
    success: 'The merge is undone: they are two clients again.',
    failure: "We couldn't undo the merge. Please try again.",
    shown: 'inline',
    mutation: refetchAffected(...MERGED_FIELDS),
    onSuccess: () => setAsking(false),
  });
  const close = () => {
    undo.clear();
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        Undo<span className="visually-hidden"> the merge of {name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Make ${name} a client of their own again?`}
        description={`What they brought goes back to them. Anything created since the merge stays with ${keptName}.`}
        keep="Keep them merged"
        confirm="Undo merge"
        pending={undo.pending}
        problem={undo.message}
        onConfirm={() => void undo.run({ mergeId })}
        onClose={close}
      />
    </>
  );
}
