import type { ReactNode } from 'react';
import styles from './StepActions.module.css';

/** The way on, and under it the ways around; a note says what is missing while the way on is closed. */
export function StepActions({ children, note }: { children: ReactNode; note?: string | false | undefined }) {
  return (
    <div className={styles.actions}>
      {children}
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  );
}
