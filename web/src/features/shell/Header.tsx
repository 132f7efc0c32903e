import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSession } from '../../session/session.js';
import { ButtonLink } from '../../ui/Button.js';
import { IconButton } from '../../ui/IconButton.js';
import { Logo } from '../../ui/Logo.js';
import { BrowseServices } from './BrowseServices.js';
import styles from './Header.module.css';
import { SearchBox } from './SearchBox.js';

const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.js')).AccountMenu }));
const MobileMenu = lazy(async () => ({ default: (await import('./MobileMenu.js')).MobileMenu }));

/** The top of every public page. */
export function Header() {
  const { state, user } = useSession();
  const [path] = useLocation();
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link href="/" className={styles.home} aria-label="Yarrow, home">
          <Logo />
        </Link>
        <div className={styles.search}>
          {/* A new address may bring another query; the box starts again from it. */}
          <SearchBox key={path} />
        </div>
        <nav className={styles.nav} aria-label="Main">
          <BrowseServices />
          <Link href="/pro" className={styles.link}>
            For practitioners
          </Link>
          {user && (
            <Suspense>
              <AccountMenu />
            </Suspense>
          )}
          {(state === 'visitor' || state === 'error') && (
            <ButtonLink href="/login" variant="outline" size="sm">
              Log in
            </ButtonLink>
          )}
        </nav>
        <IconButton
          className={styles.menuButton}
          icon="menu"
          label="Open menu"
          aria-haspopup="dialog"
          onClick={() => setMenu('open')}
        />
      </div>
      {menu !== 'never' && (
        <Suspense>
          <MobileMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </header>
  );
}
