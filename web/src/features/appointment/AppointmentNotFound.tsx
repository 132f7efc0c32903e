import { searchHref } from '../../lib/searchAddress.js';
import { ButtonLink } from '../../ui/Button.js';
import styles from './AppointmentNotFound.module.css';

const scene = new URL('../../assets/scenes/stones.svg', import.meta.url).href;

/** No appointment has this link. */
export function AppointmentNotFound() {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <img src={scene} alt="" className={styles.scene} />
      <h1>We couldn't find this appointment</h1>
      <p>The link may be incomplete. Open it again from your confirmation email, or check your bookings.</p>
      <div className={styles.actions}>
        <ButtonLink href="/bookings">Go to your bookings</ButtonLink>
        <ButtonLink href={searchHref({})} variant="outline">
          Find a practitioner
        </ButtonLink>
      </div>
    </main>
  );
}
