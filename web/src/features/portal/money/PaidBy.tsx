import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../portal-ui/ConfirmDialog.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { TextField } from '../../../ui/TextField.js';

type Way = 'cash' | 'venmo' | 'paypal' | 'other';
const LABELS: Readonly<Record<Way, string>> = { cash: 'Cash', venmo: 'Venmo', paypal: 'PayPal', other: 'Other' };
const WAYS = Object.entries(LABELS).map(([value, title]) => ({ value: value as Way, title }));
/** Limit of payments. */
const MAX_LENGTH = 60;

/** Label of a payment method outside of a provider. */
export const paidByLabel = (paidBy: string): string => (paidBy in LABELS ? LABELS[paidBy as Way] : paidBy);

/** The dialog that asks for a payment method outside of a provider. */
export function usePaidByDialog() {
  const [open, setOpen] = useState(false);
  const [way, setWay] = useState<Way>('cash');
  const [other, setOther] = useState('');
  const [missing, setMissing] = useState(false);
  return {
    ...{ open, way, setWay, other, setOther, missing },
    show: () => {
      setMissing(false);
      setOpen(true);
    },
    hide: () => setOpen(false),
    /** @returns the method, or undefined and an error at the field if nothing was typed */
    read: (): string | undefined => {
      const paidBy = way === 'other' ? other.trim() : way;
      setMissing(!paidBy);
      return paidBy || undefined;
    },
  };
}

export interface PaidByDialogProps {
  dialog: ReturnType<typeof usePaidByDialog>;
  title: string;
  description: string;
  confirm: string;
  legend: string;
  action: Pick<ConfirmDialogProps, 'pending' | 'problem'>;
  onPaid: (paidBy: string) => void;
}

export function PaidByDialog({ dialog, legend, action, onPaid, ...texts }: PaidByDialogProps) {
  const { open, way, setWay, other, setOther, missing, read, hide } = dialog;
  const confirm = () => {
    const paidBy = read();
    if (paidBy) onPaid(paidBy);
  };
  return (
    <ConfirmDialog open={open} {...texts} {...action} onConfirm={confirm} onClose={hide}>
      <RadioCards legend={legend} layout="row" options={WAYS} value={way} onChange={setWay} />
      {way === 'other' && (
        <TextField
          label="How it was paid"
          maxLength={MAX_LENGTH}
          value={other}
          error={missing ? 'Please say how it was paid' : undefined}
          onChange={({ target }) => setOther(target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
