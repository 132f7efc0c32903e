import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';

/** What it takes to be verified, and what it is good for. */
export function VerificationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="What is verification?"
      actions={<Button onClick={onClose}>Got it</Button>}
    >
      <p>
        A verified profile shows clients that you are who you say. Two things are looked at: a license, degree or
        certification, which our staff check, and your identity, which your card provider has proved before it lets you
        charge.
      </p>
      <p>
        Nobody but you and our staff sees your documents. Your approved credentials are part of your public profile.
      </p>
    </Dialog>
  );
}
