import { ButtonLink } from '../../ui/Button.js';
import styles from './SessionsPage.module.css';

/** The end of it. */
export function AccountDeleted() {
  return (
    <section className={styles.section}>
      <h1>Your account is deleted</h1>
      <p>
        You are logged out everywhere. Within a few minutes everything else is gone, too. Thank you for having been with
        us. You are welcome back at any time.
      </p>
      <ButtonLink href="/">Go to the home page</ButtonLink>
    </section>
  );
}
