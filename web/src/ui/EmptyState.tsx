import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Button } from './Button.js';
import { Icon, type IconName } from './Icon.js';

export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
}

/** Says why a place is empty and what to do about it. */
export function EmptyState({ icon = 'leaf', title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <h3>{title}</h3>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
}

/** Something did not load; offers to try again. */
export function ErrorState({ title = 'This did not load', children, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={title}
        action={
          onRetry && (
            <Button variant="outline" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {children ?? 'The connection may have been interrupted. Nothing that you did was lost.'}
      </EmptyState>
    </div>
  );
}
