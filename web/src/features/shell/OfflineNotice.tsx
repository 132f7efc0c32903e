import { createPortal } from 'react-dom';
import { useConnectionLost } from '../../connection/connectionState.js';
import { useInBrowser } from '../../lib/hydration.js';
import { Icon } from '../../ui/Icon.js';
import styles from './OfflineNotice.module.css';

/** Says on every page, and over every dialog, that our server cannot be reached, and that one need not do anything about it. */
export function OfflineNotice() {
  const down = useConnectionLost();
  if (!useInBrowser()) return null;
  return createPortal(
    <div aria-live="polite" className={styles.region}>
      {down && (
        <p className={styles.notice}>
          <Icon name="alert" size={18} />
          <span>There is no connection at the moment. We go on by ourselves as soon as it is back.</span>
        </p>
      )}
    </div>,
    document.body,
  );
}
