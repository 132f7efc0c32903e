import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './classNames.js';
import { Icon, type IconName } from './Icon.js';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** What a screen reader says; shown as the tooltip too. */
  label: string;
  /** A number at the corner, such as unread notifications; it grows when there are more than 9. */
  count?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button with an icon and no visible text. */
export function IconButton({ icon, label, count = 0, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={classNames(styles.button, className)}>
      <Icon name={icon} size={22} />
      <span className="visually-hidden">{label}</span>
      {count > 0 && <span className={classNames(styles.count, count > 9 && styles.wide)}>{count}</span>}
    </button>
  );
}
