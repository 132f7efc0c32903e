import { useSession } from '../../session/session.js';
import styles from './AccountForm.module.css';
import { ConfirmedNextStep } from './ConfirmedNextStep.js';
import { LogInAndReturn } from './LogInAndReturn.js';
import { SendConfirmationLink } from './SendConfirmationLink.js';

/** Another link for the account of the session; visitors log in first and come back for it. */
export function UnconfirmedNextStep() {
  const { state, user } = useSession();
  if (state === 'loading') return null;
  if (state === 'visitor') {
    return (
      <div className={styles.form}>
        <p>Please log in to get a new link.</p>
        <LogInAndReturn to="/confirm-email" />
      </div>
    );
  }
  if (user?.emailConfirmed) {
    return (
      <div className={styles.form}>
        <p>
          You don't need a link: your account's address, <strong>{user.email}</strong>, is confirmed.
        </p>
        <ConfirmedNextStep />
      </div>
    );
  }
  return (
    <SendConfirmationLink size="lg" block>
      Send a new link
    </SendConfirmationLink>
  );
}
