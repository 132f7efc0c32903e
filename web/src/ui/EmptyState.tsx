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
  /** h2 where it stands directly below the title of a page. Default h3. */
  heading?: 'h2' | 'h3';
}

/** Says why a place is empty and what to do about it. */
export function EmptyState({ icon = 'leaf', title, children, action, heading: Heading = 'h3' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  heading?: 'h2' | 'h3';
}

/** Something did not load; offers to try again. */
export function ErrorState({ title = 'This did not load', children, onRetry, heading = 'h3' }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        heading={heading}
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
