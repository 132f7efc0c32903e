import type { ReactNode } from 'react';
import { Alert } from '../ui/Alert.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, such as "Delete this coupon?". */
  title: string;
  /** What follows from it. */
  description?: ReactNode;
  /** What the answer does, such as "Delete coupon"; never just "OK". */
  confirm: string;
  /** The way back, such as "Keep coupon". Default "Cancel". */
  keep?: string;
  /** danger: it takes something away. */
  variant?: 'primary' | 'danger';
  /** It is being done: both answers wait, and the dialog stays. */
  pending?: boolean;
  /** Disables confirmation; the dialog shows the reason. */
  blocked?: boolean;
  /** Why it was not done; the question stays open. */
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** What else has to be known, such as a note to the client. */
  children?: ReactNode;
}

/** Asks before something that cannot be taken back; only its buttons and Escape answer. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirm,
  keep = 'Cancel',
  variant = 'primary',
  pending = false,
  blocked = false,
  problem,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => !pending && onClose()}
      role="alertdialog"
      title={title}
      description={description}
      actions={
        <>
          <Button variant="ghost" disabled={pending} onClick={onClose}>
            {keep}
          </Button>
          <Button variant={variant} loading={pending} disabled={blocked} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {problem && <Alert tone="error">{problem}</Alert>}
    </Dialog>
  );
}
