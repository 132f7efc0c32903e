import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Tooltip as Chakra } from '@chakra-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

const recipe = defineSlotRecipe({
  slots: ['positioner', 'content'],
  base: {
    positioner: { zIndex: 'var(--layer-popover) !important' },
    content: {
      maxW: '20rem',
      py: '1',
      px: '3',
      rounded: 'sm',
      bg: 'text',
      color: 'page',
      fontSize: 'xs',
      _open: { animation: 'fade var(--motion-fast) var(--ease-out)' },
    },
  },
});

export interface TooltipProps {
  content: ReactNode;
  /** One element that takes a ref and props and can have the focus, such as `<Button>`. */
  children: ReactElement;
}

/** A word about a control while the pointer or the focus is on it; never the only place where something is said. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <Chakra.Root recipe={recipe} openDelay={400} closeDelay={100} lazyMount unmountOnExit>
      <Chakra.Trigger asChild>{children}</Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content>{content}</Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
