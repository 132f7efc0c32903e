import { useState } from 'react';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import type { ProfileStatus } from './StatusCard.js';
import type { usePublish } from './usePublish.js';

export interface CompletedDialogProps {
  status: Pick<ProfileStatus, 'showCompletedModal' | 'showTermsModal' | 'practitionerFirstName'>;
  publish: ReturnType<typeof usePublish>;
}

/** Congratulates on a complete profile. Who puts publishing off is asked with the next visit; terms are asked for first. */
export function CompletedDialog({ status, publish }: CompletedDialogProps) {
  const [later, setLater] = useState(false);
  const { showCompletedModal, showTermsModal, practitionerFirstName } = status;
  return (
    <Dialog
      open={showCompletedModal && !showTermsModal && !later}
      onClose={() => setLater(true)}
      title={`Congratulations, ${practitionerFirstName}!`}
      description="Your profile is complete. Publish it, and clients can find and book you."
      actions={
        <>
          <Button variant="ghost" disabled={publish.pending} onClick={() => setLater(true)}>
            Not now
          </Button>
          <Button loading={publish.pending} onClick={() => void publish.run({})}>
            Publish profile
          </Button>
        </>
      }
    />
  );
}
