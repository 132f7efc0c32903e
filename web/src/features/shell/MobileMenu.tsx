import { useSession } from '../../session/session.js';
import { Drawer } from '../../ui/Dialog.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { CategoryLinks } from './BrowseServices.js';
import styles from './MobileMenu.module.css';
import { SearchBox } from './SearchBox.js';
import { useLogOut } from './useLogOut.js';

/** The header's contents on a narrow screen. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession();
  const logOut = useLogOut();
  return (
    <Drawer open={open} onClose={onClose} title="Menu" side="end" backCloses>
      <SearchBox layout="stacked" onSearch={onClose} />
      <div className={styles.actions}>
        {user ? (
          <ButtonLink href={user.kind === 'pro' ? '/portal/calendar' : '/bookings'} onClick={onClose} block>
            {user.kind === 'pro' ? 'Practice portal' : 'Your Bookings'}
          </ButtonLink>
        ) : (
          <ButtonLink href="/login" onClick={onClose} block>
            Log in
          </ButtonLink>
        )}
        <ButtonLink href="/pro" variant="outline" onClick={onClose} block>
          For practitioners
        </ButtonLink>
      </div>
      {user && (
        <div className={styles.account}>
          <ButtonLink href="/account/sessions" variant="ghost" onClick={onClose} block>
            Where you are logged in
          </ButtonLink>
          <Button variant="ghost" onClick={logOut} block>
            Log out
          </Button>
        </div>
      )}
      <h3>Browse Services</h3>
      <CategoryLinks onFollow={onClose} />
    </Drawer>
  );
}
