import { useState, type Ref } from 'react';
import { leastPayable } from '../lib/money.js';
import type { FieldProps } from '../ui/Field.js';
import { TextField } from '../ui/TextField.js';
import { amountText, parseAmount } from './amountText.js';

export interface MoneyInputProps extends FieldProps {
  /** Hundredths of the currency, whether it has cents or not; null while nothing that can be paid is typed. */
  value: number | null;
  onChange: (cents: number | null) => void;
  onBlur?: () => void;
  /** ISO 4217. */
  currency: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** An amount of money as people type it; with React Hook Form by `Controller`. Leaving the field tidies what is in it. */
export function MoneyInput({ value, onChange, onBlur, currency, ...field }: MoneyInputProps) {
  const [text, setText] = useState(() => amountText(value, currency));
  const [known, setKnown] = useState(value);
  // The value was changed by somebody else, such as Cancel.
  if (known !== value) {
    setKnown(value);
    if (value !== parseAmount(text, currency)) setText(amountText(value, currency));
  }
  const type = (typed: string) => {
    setText(typed);
    onChange(parseAmount(typed, currency));
  };
  const leave = () => {
    if (value !== null) setText(amountText(value, currency));
    onBlur?.();
  };
  return (
    <TextField
      {...field}
      label={`${field.label} (${currency})`}
      inputMode={leastPayable(currency) === 1 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
