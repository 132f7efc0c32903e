import { useId } from 'react';
import { chakra } from '../ui/chakra.js';
import { Checkbox } from '../ui/Checkbox.js';

export interface CheckboxListProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  /** Those that are ticked, in the order of the options. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled?: boolean;
  error?: string | undefined;
}

/** Several of a few. */
export function CheckboxList({ legend, options, value, onChange, disabled = false, error }: CheckboxListProps) {
  const id = useId();
  const toggle = (changed: string, on: boolean) =>
    onChange(
      options.flatMap((option) =>
        (option.value === changed ? on : value.includes(option.value)) ? [option.value] : [],
      ),
    );
  return (
    <chakra.fieldset disabled={disabled} display="grid" gap="2" minW="0" aria-describedby={error && id}>
      <chakra.legend mb="2" p="0" fontWeight={560} fontSize="sm">
        {legend}
      </chakra.legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          onChange={({ target }) => toggle(option.value, target.checked)}
        />
      ))}
      {error && (
        <chakra.p id={id} role="alert" color="danger" fontSize="sm">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
