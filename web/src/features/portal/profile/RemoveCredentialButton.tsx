import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { IconButton } from '../../../ui/IconButton.js';
import { showToast } from '../../../lib/toasts.js';
import type { Credential } from './CredentialsSection.js';

const RemoveCredential = graphql(`
  mutation RemoveCredential($credentialId: ID!) {
    removeCredential(credentialId: $credentialId) {
      result
      errors {
        code
        message
      }
      practice {
        id
      }
    }
  }
`);

const NOT_REMOVED =
  'There was an error removing your credential. Please try again or contact support if the error persists.';

export interface RemoveCredentialButtonProps {
  credential: Credential;
  /** Called at once: it is hidden. */
  onRemove: () => void;
  /** Called if the removal failed: it is shown again. */
  onFailed: () => void;
}

/** Takes a credential away, and says so before the server has (spec portal-configuration §4). */
export function RemoveCredentialButton({ credential, onRemove, onFailed }: RemoveCredentialButtonProps) {
  const [asking, setAsking] = useState(false);
  const remove = useAction(RemoveCredential, {
    failure: NOT_REMOVED,
    alreadyDone: 'not_found',
    mutation: refetchAffected(),
  });
  const confirm = async () => {
    setAsking(false);
    onRemove();
    showToast('Your credential has been removed.');
    const { ok } = await remove.run({ credentialId: credential.id });
    if (!ok) onFailed();
  };
  return (
    <>
      <IconButton icon="trash" label={`Remove ${credential.name}`} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title={`Remove ${credential.name}?`}
        description="It leaves your profile, and its document is deleted."
        confirm="Remove credential"
        keep="Keep credential"
        variant="danger"
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
