import { Skeleton } from '../../ui/Skeleton.js';
import styles from './ResultSkeletons.module.css';

/** Placeholders of results that are loading. */
export function ResultSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, key) => (
    <li key={key} className={styles.result} aria-hidden="true">
      <span className={styles.portrait}>
        <Skeleton shape="circle" />
      </span>
      <Skeleton lines={4} />
    </li>
  ));
}
