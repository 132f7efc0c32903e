import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Switch as Chakra } from '@chakra-ui/react/switch';
import type { ReactNode } from 'react';

const recipe = defineSlotRecipe({
  slots: ['root', 'control', 'thumb', 'label'],
  base: {
    root: {
      display: 'inline-flex',
      gap: '3',
      alignItems: 'center',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
    },
    control: {
      flex: 'none',
      display: 'inline-flex',
      w: '2.5rem',
      h: '1.5rem',
      p: '0.125rem',
      rounded: 'pill',
      bg: 'controlLine',
      transition: 'background-color',
      _checked: { bg: 'brand' },
      _disabled: { opacity: 0.55 },
      '&[data-focus-visible]': { outline: '2px solid var(--color-focus)', outlineOffset: '2px' },
    },
    thumb: {
      boxSize: '1.25rem',
      rounded: 'pill',
      bg: 'surface',
      shadow: 'sm',
      transition: 'transform',
      _checked: { transform: 'translateX(1rem)' },
    },
  },
});

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** For a form that is sent as it stands. */
  name?: string;
}

/** Turns something on or off at once. For an answer that is sent with a form use `Checkbox`. */
export function Switch({ label, checked, onChange, disabled = false, name }: SwitchProps) {
  return (
    <Chakra.Root
      recipe={recipe}
      checked={checked}
      onCheckedChange={(details) => onChange(details.checked)}
      disabled={disabled}
      {...(name !== undefined && { name })}
    >
      <Chakra.HiddenInput />
      <Chakra.Control>
        <Chakra.Thumb />
      </Chakra.Control>
      <Chakra.Label>{label}</Chakra.Label>
    </Chakra.Root>
  );
}
