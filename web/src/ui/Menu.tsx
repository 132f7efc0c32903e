import { Menu as Ark, useMenuContext } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { Icon, type IconName } from './Icon.js';
import styles from './Menu.module.css';
import { usePageStyle } from './PageStyle.js';

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
    <Ark.Root
      positioning={{ placement: 'bottom-end', gutter: 8 }}
      lazyMount
      unmountOnExit
      // Tab closes it below; closing once more when the focus has gone on would call it back to the button.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Ark.Trigger ref={button} asChild>
        {trigger}
      </Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner} style={style}>
          <MenuContent entries={entries} heading={heading} button={button} />
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

interface MenuContentProps extends Pick<MenuProps, 'entries' | 'heading'> {
  button: RefObject<HTMLButtonElement | null>;
}

function MenuContent({ entries, heading, button }: MenuContentProps) {
  const [, navigate] = useLocation();
  const menu = useMenuContext();
  /** Tab closes the menu, and the browser goes on from its button, in either direction; Ark UI lets it do nothing. */
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    button.current?.focus();
    menu.setOpen(false);
    // It goes, and an arrow key just before may have it take the focus once more.
    event.currentTarget.inert = true;
  };
  return (
    <Ark.Content className={styles.menu} onKeyDownCapture={onKeyDownCapture}>
      {heading && <p className={styles.heading}>{heading}</p>}
      {entries.map((entry) => (
        <Ark.Item
          key={entry.label}
          value={entry.label}
          className={styles.entry}
          data-danger={entry.danger || undefined}
          onSelect={() => (entry.href === undefined ? entry.onSelect() : navigate(entry.href))}
        >
          {entry.icon && <Icon name={entry.icon} size={18} />}
          {entry.label}
        </Ark.Item>
      ))}
    </Ark.Content>
  );
}
