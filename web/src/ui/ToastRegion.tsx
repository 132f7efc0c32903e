import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useInBrowser } from '../lib/hydration.js';
import { useToasts } from '../lib/toasts.js';

/** After the first of these something may be to be told, and the line may be gone by then. */
const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const;

/**
 * Where `showToast` appears. Mounted once; present from the start, so that screen readers watch it, and beside the page,
 * which a dialog hides from them.
 */
export function ToastRegion() {
  const Toaster = useToaster();
  // The first HTML has no place beside the page.
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
