import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useInBrowser } from '../lib/hydration.js';
import { useToasts } from '../lib/toasts.js';

/** Loads the toaster at the first of these: a toast may follow when the connection is already lost. */
const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const;

/**
 * Where `showToast` appears. Mounted once; present from the start, so that screen readers watch it, and outside the
 * page, which a dialog hides from them.
 */
export function ToastRegion() {
  const Toaster = useToaster();
  // The server-rendered HTML has no place outside the page.
  if (!useInBrowser()) return null;
  return createPortal(<div aria-live="polite">{Toaster && <Toaster />}</div>, document.body);
}

/** The part that draws them, which most visitors of a public page never need. */
function useToaster(): ComponentType | undefined {
  const [Toaster, setToaster] = useState<ComponentType>();
  const isWanted = useToasts().length > 0;
  useEffect(() => {
    if (Toaster) return undefined;
    const load = () =>
      void import('./Toaster.js').then(
        (loaded) => setToaster(() => loaded.Toaster),
        // Without a line: the next action tries again.
        () => undefined,
      );
    if (isWanted) load();
    FIRST_ACTIONS.forEach((action) => document.addEventListener(action, load, { passive: true }));
    return () => FIRST_ACTIONS.forEach((action) => document.removeEventListener(action, load));
  }, [Toaster, isWanted]);
  return Toaster;
}
