import { Skeleton } from '../../ui/Skeleton.js';
import styles from './EventSkeleton.module.css';

/** The shape of an event's page while it loads. */
export function EventSkeleton() {
  return (
    <main id="main" tabIndex={-1} className={styles.page} aria-busy="true">
      <div className={styles.picture} />
      <div className={styles.columns}>
        <Skeleton lines={8} />
        <Skeleton lines={8} />
      </div>
    </main>
  );
}
