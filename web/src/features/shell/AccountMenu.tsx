import { useSession } from '../../session/session.js';
import { Avatar } from '../../ui/Avatar.js';
import { Icon } from '../../ui/Icon.js';
import { Menu, type MenuEntry } from '../../ui/Menu.js';
import styles from './AccountMenu.module.css';
import { useLogOut } from './useLogOut.js';

/** Menu for logged-in users. Loaded only with a session. */
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
      entries={[
        ...places,
        ...(user.isStaff ? [{ label: 'Staff', icon: 'shield', href: '/staff' } satisfies MenuEntry] : []),
        { label: 'Where you are logged in', icon: 'shield', href: '/account/sessions' },
        { label: 'Log out', icon: 'log-out', onSelect: logOut },
      ]}
      trigger={
        <button type="button" className={styles.trigger} aria-label="Your account">
          <Avatar name={user.name} src={user.practice?.photoUrl} size="sm" decorative />
          <Icon name="chevron-down" size={18} />
        </button>
      }
    />
  );
}
