import { useState, type Ref } from 'react';
import { leastPayable } from '../lib/money.js';
import type { FieldProps } from '../ui/Field.js';
import { TextField } from '../ui/TextField.js';
import { amountRange, amountText, isAmount, parseAmount, type TypedCents } from './amountText.js';

export interface MoneyInputProps extends FieldProps {
  /**
   * Hundredths of the currency, whether it has cents or not; null while the field is empty, NaN while what is typed is no amount,
   * which a form then neither saves nor takes for what was there before.
   */
  value: TypedCents;
  onChange: (cents: TypedCents) => void;
  onBlur?: () => void;
  /** ISO 4217. */
  currency: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An amount of money as people type it; with React Hook Form by `Controller`. Leaving the field tidies what is in it, or says
 * which amounts it takes.
 */
export function MoneyInput({ value, onChange, onBlur, currency, error, ...field }: MoneyInputProps) {
  const [text, setText] = useState(() => amountText(value, currency));
  const [known, setKnown] = useState(value);
  const [left, setLeft] = useState(false);
  // The value was changed from outside, such as by Cancel.
  if (!Object.is(known, value)) {
    setKnown(value);
    if (!Object.is(value, parseAmount(text, currency))) setText(amountText(value, currency));
  }
  const type = (typed: string) => {
    setText(typed);
    setLeft(false);
    onChange(parseAmount(typed, currency));
  };
  const leave = () => {
    if (isAmount(value)) setText(amountText(value, currency));
    setLeft(true);
    onBlur?.();
  };
  const unreadable = left && Number.isNaN(value);
  return (
    <TextField
      {...field}
      error={unreadable ? `Please enter an amount from ${amountRange(currency)}.` : error}
      placeholder={amountText(0, currency)}
      label={`${field.label} (${currency})`}
      inputMode={leastPayable(currency) === 1 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
