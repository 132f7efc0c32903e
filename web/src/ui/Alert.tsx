import { Alert as Chakra } from '@chakra-ui/react/alert';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.js';

const recipe = defineSlotRecipe({
  slots: ['root', 'indicator', 'content', 'title', 'description'],
  base: {
    root: { display: 'flex', gap: '3', alignItems: 'flex-start', py: '3', px: '4', rounded: 'md', fontSize: 'sm' },
    indicator: { mt: '0.125rem' },
    content: { flex: 1, minW: '0' },
    title: { fontWeight: 600 },
  },
});

const TONES = {
  info: { bg: 'infoQuiet', color: 'info', icon: 'info' },
  success: { bg: 'successQuiet', color: 'success', icon: 'check' },
  warning: { bg: 'warningQuiet', color: 'warning', icon: 'alert' },
  error: { bg: 'dangerQuiet', color: 'danger', icon: 'alert' },
} as const satisfies Record<string, { bg: string; color: string; icon: IconName }>;

export interface AlertProps {
  /** error interrupts a screen reader; the others are read where they stand. Default info. */
  tone?: keyof typeof TONES;
  title?: string;
  children?: ReactNode;
  /** Beside the text, such as a button that mends what it tells. */
  action?: ReactNode;
}

/** Something to know about the page or form that it stands in. What an action did is told by `showToast`. */
export function Alert({ tone = 'info', title, children, action }: AlertProps) {
  const { icon, ...look } = TONES[tone];
  return (
    <Chakra.Root recipe={recipe} {...look} role={tone === 'error' ? 'alert' : undefined}>
      <Chakra.Indicator>
        <Icon name={icon} />
      </Chakra.Indicator>
      <Chakra.Content>
        {title && <Chakra.Title>{title}</Chakra.Title>}
        {children && <Chakra.Description>{children}</Chakra.Description>}
      </Chakra.Content>
      {action}
    </Chakra.Root>
  );
}
