import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** info: how things stand; warning: something has to be done again. */
  tone?: 'info' | 'warning';
  /** A clock, or a warning sign, unless told otherwise. */
  icon?: IconName;
  /** What to do about it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A message that stays in the page until its reason is gone. */
export function Notice({ tone = 'info', icon, action, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])}>
      <Icon name={icon ?? (tone === 'info' ? 'clock' : 'alert')} className={styles.icon} />
      <p className={styles.text}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
