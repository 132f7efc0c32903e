import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';

export interface LeaveGuard {
  /** The user is about to leave and has to confirm. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
  /** Asks before doing something that loses what was typed; does it at once when there is nothing to lose. */
  ask: (leave: () => void) => void;
}

/**
 * Keeps what was typed from being lost: links, Back and Forward ask first, and so does the browser before it unloads the
 * page. Navigation from code, as after a save, is not held back.
 * @param changed whether there is something to lose
 */
export function useLeaveGuard(changed: boolean): LeaveGuard {
  const [, navigate] = useLocation();
  const [onLeave, setOnLeave] = useState<() => void>();
  const ask = (leave: () => void) => (changed ? setOnLeave(() => leave) : leave());
  const askFromPage = useEffectEvent(ask);
  const goTo = useEffectEvent((href: string) => navigate(href));

  useEffect(() => {
    if (!changed) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const href = addressOfLink(event);
      if (href === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      askFromPage(() => goTo(href));
    };
    const stopWatchingHistory = holdHistory((leave) => askFromPage(leave));
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      stopWatchingHistory();
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [changed]);

  const stay = () => setOnLeave(undefined);
  const leave = () => {
    stay();
    onLeave?.();
  };
  return { asking: onLeave !== undefined, leave, stay, ask };
}

/** Where a click leads inside the application; undefined for any other click. */
function addressOfLink(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === window.location.origin ? pathname + search + hash : undefined;
}

/** The user has confirmed leaving, and the browser is going back. */
let leaving = false;

/** Events that the router fires after code has changed the address. */
const ADDRESS_CHANGES = ['pushState', 'replaceState', 'hashchange'] as const;

/**
 * popstate fires after Back or Forward has happened: pushes the address of the form again, which is the same entry
 * after Back. If the user leaves anyway, goes back to the target.
 */
function holdHistory(ask: (leave: () => void) => void): () => void {
  const present = () => ({ href: window.location.href, state: window.history.state as unknown });
  let here = present();
  // Filters and tabs change the address below a form that was changed before.
  const onAddress = () => (here = present());
  const onPopState = (event: PopStateEvent) => {
    if (leaving) return;
    // Before the router handles it.
    event.stopImmediatePropagation();
    window.history.pushState(here.state, '', here.href);
    ask(() => {
      leaving = true;
      window.addEventListener('popstate', () => (leaving = false), { once: true });
      window.history.back();
    });
  };
  ADDRESS_CHANGES.forEach((change) => window.addEventListener(change, onAddress));
  window.addEventListener('popstate', onPopState, { capture: true });
  return () => {
    ADDRESS_CHANGES.forEach((change) => window.removeEventListener(change, onAddress));
    window.removeEventListener('popstate', onPopState, { capture: true });
  };
}
