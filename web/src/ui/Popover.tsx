import { Popover as Chakra } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactElement, ReactNode } from 'react';
import { usePageStyle } from '../theme/PageStyle.js';

const recipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'title'],
  base: {
    // The library sets its own in the style attribute.
    positioner: { zIndex: 'var(--layer-popover) !important' },
    content: {
      maxW: 'min(24rem, calc(100vw - 2rem))',
      p: '4',
      border: '1px solid',
      borderColor: 'line',
      rounded: 'md',
      bg: 'surface',
      shadow: 'md',
      fontSize: 'sm',
      // As in Dialog.tsx: closing must not wait for an animation that does not run.
      _open: { animation: 'appear var(--motion-fast) var(--ease-out)' },
      _focusVisible: { outline: 'none' },
    },
    title: { mb: '2', fontWeight: 600 },
  },
});

export interface PopoverProps {
  /** One element that takes a ref and props, such as `<Button>`. */
  trigger: ReactElement;
  title: string;
  children: ReactNode;
  /** Where a choice in it closes it; otherwise it keeps that by itself. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small panel next to its trigger: filters, details. The page stays usable. */
export function Popover({ trigger, title, children, open, onOpenChange }: PopoverProps) {
  const style = usePageStyle();
  return (
    <Chakra.Root
      recipe={recipe}
      positioning={{ placement: 'bottom-start', gutter: 8 }}
      lazyMount
      unmountOnExit
      {...(open !== undefined && { open })}
      onOpenChange={(details) => onOpenChange?.(details.open)}
    >
      <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
      <Portal>
        <Chakra.Positioner style={style}>
          {/* The library looks for the title once, before the content is there, and names it by nothing. */}
          <Chakra.Content aria-label={title}>
            <Chakra.Title>{title}</Chakra.Title>
            {children}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
