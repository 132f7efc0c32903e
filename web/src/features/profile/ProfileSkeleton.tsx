import { Skeleton } from '../../ui/Skeleton.js';
import styles from './ProfileSkeleton.module.css';

/** Placeholder of a profile that is loading. */
export function ProfileSkeleton() {
  return (
    <main id="main" tabIndex={-1} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading
      </span>
      <div className={styles.hero}>
        <Skeleton shape="circle" />
        <Skeleton lines={4} />
      </div>
      <div className={styles.body}>
        <Skeleton lines={6} />
        <Skeleton shape="card" />
      </div>
    </main>
  );
}
