import { lazyPart } from '../../../lib/lazyPage.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { Dialog } from '../../../ui/Dialog.js';
import { PartBoundary } from '../../../ui/PartBoundary.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { showToast } from '../../../lib/toasts.js';

/** The forms of the providers come when they are wanted. */
const CardEntry = lazyPart(async () => (await import('../../payments/CardEntry.js')).CardEntry);

export interface AddCardDialogProps {
  open: boolean;
  onClose: () => void;
  practiceId: string;
  /** The visit that the card is for; of a registration its id and token. */
  subject: { appointmentId: string; instantActionToken: string };
  /** What is charged with the card once it is saved, such as $90. */
  due: string;
  /** The card is saved; nothing is charged yet. */
  onSaved: () => void;
}

/** The practitioner enters a card of the client, which is then charged for the visit. */
export function AddCardDialog({ open, onClose, practiceId, subject, due, onSaved }: AddCardDialogProps) {
  const saved = () => {
    showToast('Card saved successfully');
    onClose();
    onSaved();
  };
  // Whether it was saved shows as soon as the visit is asked for again; saving it again makes no second one.
  const unanswered = () => {
    showToast(`We got no answer. Nothing is charged twice. ${CONNECTION_MESSAGE}`, 'error');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add card"
      description={`It's saved for this client, and ${due} is charged right away.`}
    >
      <PartBoundary waiting={<Skeleton lines={5} />}>
        <CardEntry
          practiceId={practiceId}
          submitLabel={`Save card and charge ${due}`}
          prepare={() => Promise.resolve(subject)}
          onSaved={saved}
          onUnanswered={unanswered}
          onFailed={(message) => showToast(`There was an error: ${message}`, 'error')}
        />
      </PartBoundary>
    </Dialog>
  );
}
