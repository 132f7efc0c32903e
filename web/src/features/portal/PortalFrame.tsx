import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Avatar } from '../../ui/Avatar.js';
import { Drawer } from '../../ui/Dialog.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { Logo } from '../../ui/Logo.js';
import { Menu, type MenuEntry } from '../../ui/Menu.js';
import { useLogOut } from '../shell/useLogOut.js';
import { SkipLink } from '../shell/SkipLink.js';
import { NotificationBell } from './NotificationBell.js';
import styles from './PortalFrame.module.css';
import { PortalNavigation } from './PortalNavigation.js';

export interface PortalFrameProps {
  name: string;
  photoUrl?: string | null | undefined;
  /** Path of the public profile. */
  websitePath?: string | undefined;
  children: ReactNode;
}

/** Side navigation (200 px), top bar and the page; on a phone the navigation is a flyout. */
export function PortalFrame({ name, photoUrl, websitePath, children }: PortalFrameProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const logOut = useLogOut();
  const practice: MenuEntry[] = websitePath ? [{ label: 'My practice', icon: 'globe', href: websitePath }] : [];
  return (
    <div className={styles.frame} data-density="compact">
      <SkipLink />
      <aside className={styles.side}>
        <Link href="/portal" className={styles.home} aria-label="Yarrow, portal">
          <Logo />
        </Link>
        <PortalNavigation />
      </aside>
      <div className={styles.column}>
        <header className={styles.bar}>
          <IconButton className={styles.menuButton} icon="menu" label="Open menu" onClick={() => setMenuOpen(true)} />
          <span className={styles.space} />
          {websitePath && (
            <a href={websitePath} target="_blank" rel="noreferrer" className={styles.preview}>
              <Icon name="external" size={18} /> Preview website
            </a>
          )}
          <NotificationBell />
          <Menu
            heading={name}
            entries={[
              ...practice,
              { label: 'Where you are logged in', icon: 'shield', href: '/account/sessions' },
              { label: 'Log out', icon: 'log-out', onSelect: logOut },
            ]}
            trigger={
              <button type="button" className={styles.avatar} aria-label="Your account">
                <Avatar name={name} src={photoUrl} size="sm" decorative />
              </button>
            }
          />
        </header>
        {children}
      </div>
      <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} title="Menu" side="start">
        <PortalNavigation onFollow={() => setMenuOpen(false)} />
      </Drawer>
    </div>
  );
}
