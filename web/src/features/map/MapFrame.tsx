import type { ReactNode, RefObject } from 'react';
import { classNames } from '../../ui/classNames.js';
import { Icon } from '../../ui/Icon.js';
import styles from './MapFrame.module.css';
import type { MapStatus } from './useMap.js';

export interface MapFrameProps {
  container: RefObject<HTMLDivElement | null>;
  status: MapStatus;
  className?: string | undefined;
  /** What lies over the map. */
  children?: ReactNode;
}

/** Where a map is drawn, or a sentence instead. */
export function MapFrame({ container, status, className, children }: MapFrameProps) {
  return (
    <div className={classNames(styles.frame, className)} aria-busy={status === 'loading'}>
      {status === 'failed' ? (
        <p className={styles.failure} role="note">
          <Icon name="pin" size={28} />
          Unable to load map for the location.
        </p>
      ) : (
        <>
          <div ref={container} className={classNames(styles.map, status === 'loading' && styles.waiting)} />
          {children}
        </>
      )}
    </div>
  );
}
