import { classNames } from './classNames.js';
import styles from './Icon.module.css';

export type IconName =
  | 'search'
  | 'menu'
  | 'close'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'arrow-right'
  | 'arrow-left'
  | 'pin'
  | 'star'
  | 'calendar'
  | 'clock'
  | 'check'
  | 'bell'
  | 'user'
  | 'users'
  | 'card'
  | 'leaf'
  | 'video'
  | 'home'
  | 'external'
  | 'settings'
  | 'globe'
  | 'heart'
  | 'message'
  | 'plus'
  | 'minus'
  | 'info'
  | 'alert'
  | 'log-out'
  | 'mail'
  | 'phone'
  | 'gift'
  | 'briefcase'
  | 'filter'
  | 'trash'
  | 'edit'
  | 'eye'
  | 'eye-off'
  | 'copy'
  | 'more'
  | 'shield'
  | 'refresh'
  | 'download'
  | 'upload'
  | 'camera'
  | 'laptop'
  | 'smartphone';

const sprite = new URL('../assets/icons.svg', import.meta.url).href;

export interface IconProps {
  name: IconName;
  /** Edge in CSS pixels. Default 20. */
  size?: number;
  className?: string | undefined;
}

/** A decorative line icon in the colour of the text around it; the control that holds it carries the name. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, className)} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
