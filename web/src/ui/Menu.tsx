import { Menu as Chakra, useMenuContext } from '@chakra-ui/react/menu';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { Icon, type IconName } from './Icon.js';

const recipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'item'],
  base: {
    // The library sets its own in the style attribute.
    positioner: { zIndex: 'var(--layer-popover) !important' },
    content: {
      minW: '13rem',
      // A long list scrolls where it does not fit.
      maxH: 'min(100dvh, var(--available-height))',
      p: '2',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
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
  /** With which edge of the button it is in line. Default end. */
  align?: 'end' | 'start';
}

/** A short list of actions and places behind a button. */
export function Menu({ trigger, entries, heading, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Chakra.Root
      recipe={recipe}
      // Fixed: nothing around that scrolls cuts it off.
      positioning={{ strategy: 'fixed', placement: `bottom-${align}`, gutter: 8 }}
      // Tab closes it below; closing once more when the focus has gone on would call it back to the button.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <MenuTrigger button={button}>{trigger}</MenuTrigger>
      {/* Next to its button in the DOM, so that it belongs to the same landmark. */}
      <Chakra.Positioner>
        <MenuContent entries={entries} heading={heading} button={button} />
      </Chakra.Positioner>
    </Chakra.Root>
  );
}

interface MenuTriggerProps {
  button: RefObject<HTMLButtonElement | null>;
  children: ReactElement;
}

/** The button still has the focus in the frame in which the menu opens: Tab pressed then closes it as well. */
function MenuTrigger({ button, children }: MenuTriggerProps) {
  const menu = useMenuContext();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab' || !menu.open) return;
    const content = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
    menu.setOpen(false);
    if (content) letGo(content);
  };
  return (
    <Chakra.Trigger ref={button} asChild onKeyDown={onKeyDown}>
      {children}
    </Chakra.Trigger>
  );
}

/** Makes a closing menu inert, so that a focus call scheduled for the next frame has no effect. */
function letGo(content: HTMLElement): void {
  content.inert = true;
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
    letGo(event.currentTarget);
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
