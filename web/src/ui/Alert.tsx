import { defineRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { styledBy } from './chakra.js';
import { Icon, type IconName } from './Icon.js';

const Box = styledBy(
  'div',
  defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      rowGap: '2',
      columnGap: '3',
      alignItems: 'center',
      py: '3',
      px: '4',
      rounded: 'md',
      fontSize: 'sm',
      lineHeight: 1.5,
      '& > [data-part=message]': { display: 'flex', flex: '1 1 16rem', gap: '3', alignItems: 'flex-start', minW: '0' },
      '& > [data-part=message] > svg': { flex: 'none', mt: '0.1em' },
      '& > [data-part=message] > div': { flex: 1, minW: '0' },
      '& strong': { fontWeight: 600 },
      '& > [data-part=action]': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    },
    variants: {
      tone: {
        calm: { bg: 'brandQuiet' },
        info: { bg: 'infoQuiet', color: 'info' },
        success: { bg: 'successQuiet', color: 'success' },
        warning: { bg: 'warningQuiet' },
        error: { bg: 'dangerQuiet', color: 'dangerHover' },
      },
    },
  }),
);

const ICONS = {
  calm: 'clock',
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
} as const satisfies Record<string, IconName>;

export interface AlertProps {
  /** calm: how things stand; warning: something has to be done again. Default info. */
  tone?: keyof typeof ICONS;
  /** Default: the icon of the tone. */
  icon?: IconName;
  title?: string;
  children?: ReactNode;
  /** Next to the text, such as a button that fixes the problem. */
  action?: ReactNode;
  /** Interrupts a screen reader. Default for errors; false where an element around it does. */
  interrupts?: boolean;
}

/** A message about the page or form that contains it. Use `showToast` for the outcome of an action. */
export function Alert({ tone = 'info', icon, title, children, action, interrupts = tone === 'error' }: AlertProps) {
  return (
    <Box tone={tone} role={interrupts ? 'alert' : undefined}>
      <div data-part="message">
        <Icon name={icon ?? ICONS[tone]} />
        <div>
          {title && (
            <p>
              <strong>{title}</strong>
            </p>
          )}
          {children && <p>{children}</p>}
        </div>
      </div>
      {action && <div data-part="action">{action}</div>}
    </Box>
  );
}
