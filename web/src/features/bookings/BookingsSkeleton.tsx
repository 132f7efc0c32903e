import { Skeleton } from '../../ui/Skeleton.js';
import styles from './BookingTabs.module.css';

/** The shape of three cards. */
export function BookingsSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your bookings
      </span>
      <Skeleton />
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} shape="card" />
      ))}
    </div>
  );
}
