import { useState } from 'react';
import { ConfirmDialog } from '../../portal-ui/ConfirmDialog.js';
import { TextArea } from '../../ui/TextField.js';

const REASON = { shortest: 3, longest: 500 };

export interface ReasonDialogProps {
  open: boolean;
  title: string;
  description: string;
  confirm: string;
  /** Who reads the reason. */
  hint: string;
  pending: boolean;
  /** Why it was refused; the reason stays as it was typed. */
  problem: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why, before something is taken away. */
export function ReasonDialog({ hint, onConfirm, ...rest }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <ConfirmDialog
      {...rest}
      variant="danger"
      blocked={given.length < REASON.shortest}
      onConfirm={() => onConfirm(given)}
    >
      <TextArea
        label="Reason"
        hint={hint}
        rows={3}
        maxLength={REASON.longest}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
