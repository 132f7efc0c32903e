import { Skeleton } from '../../ui/Skeleton.js';
import styles from './AppointmentPage.module.css';

/** The shape of the page while it loads. */
export function AppointmentSkeleton() {
  return (
    <main id="main" tabIndex={-1} className={styles.page} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your appointment
      </span>
      <Skeleton lines={2} />
      <div className={styles.columns}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    </main>
  );
}
