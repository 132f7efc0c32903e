import { createPortal } from 'react-dom';
import { useConnectionLost } from '../../connection/connectionState.js';
import { useInBrowser } from '../../lib/hydration.js';
import { Icon } from '../../ui/Icon.js';
import styles from './OfflineNotice.module.css';

/** Says on every page, and over every dialog, that our server cannot be reached; requests are sent again by themselves. */
export function OfflineNotice() {
  const down = useConnectionLost();
  if (!useInBrowser()) return null;
  return createPortal(
    <div aria-live="polite" className={styles.region}>
      {down && (
        <p className={styles.notice}>
          <Icon name="alert" size={18} />
          <span>You're offline. Check your connection.</span>
        </p>
      )}
    </div>,
    document.body,
  );
}
