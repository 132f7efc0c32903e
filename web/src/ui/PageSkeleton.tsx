import { Skeleton } from './Skeleton.js';
import styles from './PageSkeleton.module.css';

/** Shown while a page's own code is loading. */
export function PageSkeleton() {
  return (
    <main id="main" tabIndex={-1} className={styles.page} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading
      </span>
      <Skeleton shape="card" />
      <Skeleton lines={4} />
    </main>
  );
}
