import { defineRecipe } from '@chakra-ui/react/styled-system';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styledBy } from './chakra.js';

const recipe = defineRecipe({
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    cursor: 'pointer',
    '@media (pointer: coarse)': { py: '0.5rem' },
    '& > input': { flex: 'none', boxSize: '1.25rem', m: '0', mt: '0.2em', accentColor: 'brand' },
    '& [data-part=hint]': { display: 'block', color: 'textFaint', fontSize: 'sm' },
    '& [data-part=error]': { display: 'block', color: 'danger', fontSize: 'sm' },
  },
});

const Line = styledBy('label', recipe);

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A tick box whose whole line is the target. Spreads React Hook Form's `register(...)` as it is. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  return (
    <Line className={className}>
      <input type="checkbox" {...input} aria-invalid={error ? true : undefined} />
      <span>
        {label}
        {hint && <span data-part="hint">{hint}</span>}
        {error && (
          <span data-part="error" role="alert">
            {error}
          </span>
        )}
      </span>
    </Line>
  );
}
