import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './classNames.js';

export interface BadgeProps {
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent';
  children: ReactNode;
}

/** A short state in a coloured pill: CONFIRMED, PENDING, Disabled. The word says it; the colour repeats it. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
