import { useState } from 'react';
import { RadioCards } from '../../../ui/RadioCards.js';
import { TextField } from '../../../ui/TextField.js';

type Way = 'cash' | 'venmo' | 'paypal' | 'other';
const LABELS: Readonly<Record<Way, string>> = { cash: 'Cash', venmo: 'Venmo', paypal: 'PayPal', other: 'Other' };
const WAYS = Object.entries(LABELS).map(([value, title]) => ({ value: value as Way, title }));
/** Limit of payments. */
const MAX_LENGTH = 60;

/** Label of a payment method outside of a provider. */
export const paidByLabel = (paidBy: string): string => (paidBy in LABELS ? LABELS[paidBy as Way] : paidBy);

/** Choice of a payment method outside of a provider. */
export function usePaidBy() {
  const [way, setWay] = useState<Way>('cash');
  const [other, setOther] = useState('');
  const [missing, setMissing] = useState(false);
  return {
    fields: { way, setWay, other, setOther, missing },
    /** Clears the error. */
    clear: () => setMissing(false),
    /** @returns the method, or undefined and an error at the field if nothing was typed */
    read: (): string | undefined => {
      const paidBy = way === 'other' ? other.trim() : way;
      setMissing(!paidBy);
      return paidBy || undefined;
    },
  };
}

export interface PaidByFieldsProps {
  legend: string;
  fields: ReturnType<typeof usePaidBy>['fields'];
}

export function PaidByFields({ legend, fields: { way, setWay, other, setOther, missing } }: PaidByFieldsProps) {
  return (
    <>
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
    </>
  );
}
