import { useMutation } from 'urql';
import { useSession } from '../../app/session.js';
import { Avatar } from '../../ui/Avatar.js';
import { Icon } from '../../ui/Icon.js';
import { Menu, type MenuEntry } from '../../ui/Menu.js';
import { showToast } from '../../ui/toasts.js';
import styles from './AccountMenu.module.css';
import { Logout } from './logout.js';

/** What somebody who is logged in may go to. Loaded only with a session. */
export function AccountMenu() {
  const { user } = useSession();
  const logOut = useLogOut();
  if (!user) return null;
  const places: MenuEntry[] =
    user.kind === 'pro'
      ? [
          { label: 'Practice portal', icon: 'calendar', href: '/portal/calendar' },
          { label: 'Your Bookings', icon: 'heart', href: '/bookings' },
        ]
      : [{ label: 'Your Bookings', icon: 'calendar', href: '/bookings' }];
  return (
    <Menu
      heading={user.name}
      entries={[...places, { label: 'Log out', icon: 'log-out', onSelect: logOut }]}
      trigger={
        <button type="button" className={styles.trigger} aria-label="Your account">
          <Avatar name={user.name} src={user.practice?.photoUrl} size="sm" decorative />
          <Icon name="chevron-down" size={18} />
        </button>
      }
    />
  );
}

/** Logs out and starts over on the home page, so that nothing of the account stays in memory. */
export function useLogOut(): () => void {
  const [, logout] = useMutation(Logout);
  return () => {
    void logout({}).then(({ error }) => {
      if (error) showToast('Logging out did not work. Please try again.', 'error');
      else window.location.assign('/');
    });
  };
}
