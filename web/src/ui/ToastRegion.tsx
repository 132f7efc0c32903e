import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { useInBrowser } from '../lib/hydration.js';
import { classNames } from './classNames.js';
import { Icon } from './Icon.js';
import { IconButton } from './IconButton.js';
import styles from './ToastRegion.module.css';
import { dismissToast, useToasts } from './toasts.js';

/**
 * Where `showToast` appears. Mounted once; present from the start, so that screen readers watch it, and beside the page,
 * which a dialog hides from them.
 */
export function ToastRegion() {
  const toasts = useToasts();
  // The first HTML has no place beside the page.
  if (!useInBrowser()) return null;
  return createPortal(
    <div className={styles.region} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} className={classNames(styles.toast, styles[toast.tone])}>
          <Icon name={toast.tone === 'success' ? 'check' : toast.tone === 'error' ? 'alert' : 'info'} />
          <p>
            {toast.message}
            {toast.link && (
              <>
                {' '}
                <Link href={toast.link.href} onClick={() => dismissToast(toast.id)}>
                  {toast.link.label}
                </Link>
              </>
            )}
          </p>
          <IconButton icon="close" label="Dismiss" onClick={() => dismissToast(toast.id)} />
        </div>
      ))}
    </div>,
    document.body,
  );
}
