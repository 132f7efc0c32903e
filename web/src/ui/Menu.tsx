import { Menu as Chakra, useMenuContext } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { Icon, type IconName } from './Icon.js';
import { usePageStyle } from './PageStyle.js';

const recipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'item'],
  base: {
    // The library sets its own in the style attribute.
    positioner: { zIndex: 'var(--layer-popover) !important' },
    content: {
      minW: '13rem',
      p: '2',
      border: '1px solid',
      borderColor: 'line',
      rounded: 'md',
      bg: 'surface',
      shadow: 'md',
      // As in Dialog.tsx: closing must not wait for an animation that does not run.
      _open: { animation: 'appear var(--motion-fast) var(--ease-out)' },
      _focusVisible: { outline: 'none' },
      '& > p': { py: '2', px: '3', color: 'textFaint', fontSize: 'sm' },
    },
    item: {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      py: '0.625rem',
      px: '3',
      rounded: 'sm',
      fontSize: 'sm',
      cursor: 'pointer',
      _highlighted: { bg: 'brandQuiet' },
      '&[data-danger]': { color: 'danger' },
    },
  },
});

export type MenuEntry =
  | { label: string; icon?: IconName; href: string; danger?: never; onSelect?: never }
  | { label: string; icon?: IconName; href?: never; danger?: boolean; onSelect: () => void };

export interface MenuProps {
  /** One element that takes a ref and props, such as `<Button>` or `<button>`. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** A quiet line on top, such as the name of who is logged in. */
  heading?: string;
}

/** A short list of actions and places behind a button. */
export function Menu({ trigger, entries, heading }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const style = usePageStyle();
  return (
    <Chakra.Root
      recipe={recipe}
      positioning={{ placement: 'bottom-end', gutter: 8 }}
      // Tab closes it below; closing once more when the focus has gone on would call it back to the button.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Chakra.Trigger ref={button} asChild>
        {trigger}
      </Chakra.Trigger>
      <Portal>
        <Chakra.Positioner style={style}>
          <MenuContent entries={entries} heading={heading} button={button} />
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

interface MenuContentProps extends Pick<MenuProps, 'entries' | 'heading'> {
  button: RefObject<HTMLButtonElement | null>;
}

function MenuContent({ entries, heading, button }: MenuContentProps) {
  const [, navigate] = useLocation();
  const menu = useMenuContext();
  /** Tab closes the menu, and the browser goes on from its button, in either direction; the library lets it do nothing. */
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    button.current?.focus();
    menu.setOpen(false);
    // It goes, and an arrow key just before may have it take the focus once more.
    event.currentTarget.inert = true;
  };
  return (
    <Chakra.Content onKeyDownCapture={onKeyDownCapture}>
      {heading && <p>{heading}</p>}
      {entries.map((entry) => (
        <Chakra.Item
          key={entry.label}
          value={entry.label}
          data-danger={entry.danger || undefined}
          onSelect={() => (entry.href === undefined ? entry.onSelect() : navigate(entry.href))}
        >
          {entry.icon && <Icon name={entry.icon} size={18} />}
          {entry.label}
        </Chakra.Item>
      ))}
    </Chakra.Content>
  );
}
