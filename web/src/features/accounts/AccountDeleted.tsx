import { ButtonLink } from '../../ui/Button.js';
import styles from './SessionsPage.module.css';

/** The end of it. */
export function AccountDeleted() {
  return (
    <section className={styles.section}>
      <h1>Your account is deleted</h1>
      <p>
        You are logged out everywhere. The rest of your data will be gone within a few minutes. Thank you for being with
        us. You're welcome back any time.
      </p>
      <ButtonLink href="/">Go to the home page</ButtonLink>
    </section>
  );
}
