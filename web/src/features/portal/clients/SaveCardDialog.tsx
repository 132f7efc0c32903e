import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPage.js';
import { Alert } from '../../../ui/Alert.js';
import { Dialog } from '../../../ui/Dialog.js';
import { PartBoundary } from '../../../ui/PartBoundary.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { showToast } from '../../../lib/toasts.js';

/** The forms of the providers and the code around them come when a card is to be given. */
const CardEntry = lazyPart(async () => (await import('../../payments/CardEntry.js')).CardEntry);

export interface SaveCardDialogProps {
  open: boolean;
  clientId: string;
  practiceId: string;
  onClose: () => void;
  /** Another card may be there now. */
  onChange: () => void;
}

/** The card modal: keeps a card of a client for visits that the practice books. */
export function SaveCardDialog({ open, clientId, practiceId, onClose, onChange }: SaveCardDialogProps) {
  const [unanswered, setUnanswered] = useState(false);
  const close = () => {
    setUnanswered(false);
    onClose();
  };
  const saved = () => {
    showToast('Card saved successfully');
    onChange();
    close();
  };
  const lost = () => {
    setUnanswered(true);
    onChange();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Save a card"
      description="Enter it as the client tells you. Your card provider stores it and charges it for visits you book."
    >
      {unanswered && (
        <Alert tone="warning">
          We got no answer, so we don't know if the card was saved. Close this to see which card is on file.
        </Alert>
      )}
      <PartBoundary waiting={<Skeleton lines={5} />}>
        <CardEntry
          practiceId={practiceId}
          submitLabel="Save card"
          prepare={async () => ({ clientId })}
          onSaved={saved}
          onUnanswered={lost}
          onFailed={(message) => showToast(`There was an error: ${message}`, 'error')}
        />
      </PartBoundary>
    </Dialog>
  );
}
