import styles from './VideoProgress.module.css';

/** How far an upload or the work on it is. @param value percent; absent while unknown */
export function VideoProgress({ value, label }: { value?: number | undefined; label: string }) {
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        {value !== undefined && <span className={styles.percent}>{value}%</span>}
      </div>
      <progress className={styles.bar} max={100} aria-label={label} {...(value !== undefined && { value })} />
    </div>
  );
}
