import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.js';
import styles from './FormMessage.module.css';

/** What went wrong with a form as a whole. Present from the start, so that screen readers hear it arrive. */
export function FormMessage({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className={styles.message}>
          <Icon name="alert" size={18} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
