import { classNames } from './classNames.js';
import styles from './Logo.module.css';

export interface LogoProps {
  /** Only the flower, for narrow places. */
  markOnly?: boolean;
  /** For dark grounds. */
  inverse?: boolean;
}

/** The yarrow: five florets on one stem, one of them in bloom; and the name. */
export function Logo({ markOnly = false, inverse = false }: LogoProps) {
  return (
    <span className={classNames(styles.logo, inverse && styles.inverse)}>
      <svg viewBox="0 0 40 40" width="36" height="36" role="img" aria-label="Yarrow">
        <path
          className={styles.stems}
          d="M20 38V23M20 26C17 21 12 18 7 16.500M20 26c3-5 8-8 13-9.500M20 26c-1.6-5.5-3.5-9.5-6-13M20 26c1.6-5.5 3.5-9.5 6-13M20 33c-3 0-5.5-1.3-7-3.6 3-.8 5.8.5 7 3.600Z"
        />
        <g className={styles.florets}>
          <circle cx="6.5" cy="14.5" r="4.2" />
          <circle cx="13.2" cy="9.8" r="4.5" />
          <circle cx="26.8" cy="9.8" r="4.5" />
          <circle cx="33.5" cy="14.5" r="4.2" />
        </g>
        <circle className={styles.bloom} cx="20" cy="7" r="5" />
      </svg>
      {!markOnly && (
        <span className={styles.name} aria-hidden="true">
          Yarrow
        </span>
      )}
    </span>
  );
}
