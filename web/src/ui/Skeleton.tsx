import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** How many lines of text it stands for; the last one is shorter. Default 1. */
  lines?: number;
  /** A block instead of text: card, picture or circle. */
  shape?: 'text' | 'card' | 'circle';
}

/** The shape of what is about to come. Put `aria-busy` on the region that holds it. */
export function Skeleton({ lines = 1, shape = 'text' }: SkeletonProps) {
  if (shape !== 'text') return <span className={styles[shape]} aria-hidden="true" />;
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}
