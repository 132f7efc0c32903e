import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { Icon, type IconName } from './Icon.js';
import styles from './Menu.module.css';

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
  const [, navigate] = useLocation();
  return (
    <Ark.Root positioning={{ placement: 'bottom-end', gutter: 8 }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.menu}>
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
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
