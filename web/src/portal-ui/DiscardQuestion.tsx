import { ConfirmDialog } from './ConfirmDialog.js';
import type { LeaveGuard } from './useLeaveGuard.js';

export interface DiscardQuestionProps {
  guard: LeaveGuard;
  /** Gives the changes up, before what the visitor wanted to do is done. */
  onDiscard: () => void;
}

/** Asks for confirmation before a form with unsaved changes closes. */
export function DiscardQuestion({ guard, onDiscard }: DiscardQuestionProps) {
  const discard = () => {
    onDiscard();
    guard.leave();
  };
  return (
    <ConfirmDialog
      open={guard.asking}
      title="Discard your changes?"
      description="Your changes haven't been saved."
      confirm="Discard changes"
      keep="Keep editing"
      variant="danger"
      onConfirm={discard}
      onClose={guard.stay}
    />
  );
}
