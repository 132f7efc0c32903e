import { useSession } from '../../session/session.js';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import styles from './ConfirmEmailNotice.module.css';
import { SendConfirmationLink } from './SendConfirmationLink.js';

/** Asks for the mailed link to be followed, until it was. */
export function ConfirmEmailNotice() {
  const { user } = useSession();
  if (user?.emailConfirmed !== false) return null;
  return (
    <Card tone="tint" className={styles.notice}>
      <Icon name="mail" />
      <p className={styles.words}>
        Please confirm <strong>{user.email}</strong>. Then you'll also see what you booked without logging in.
      </p>
      <SendConfirmationLink size="sm" variant="outline">
        Send the link again
      </SendConfirmationLink>
    </Card>
  );
}
