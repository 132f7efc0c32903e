import { useSession } from '../../app/session.js';
import { Drawer } from '../../ui/Dialog.js';
import { ButtonLink } from '../../ui/Button.js';
import { CategoryLinks } from './BrowseServices.js';
import styles from './MobileMenu.module.css';
import { SearchBox } from './SearchBox.js';

/** The header's contents on a narrow screen. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession();
  return (
    <Drawer open={open} onClose={onClose} title="Menu" side="end">
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
      <h3>Browse Services</h3>
      <CategoryLinks onFollow={onClose} />
    </Drawer>
  );
}
