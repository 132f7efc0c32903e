import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** Longest that the focus follows a page that is still coming. */
const COMING_MS = 15_000;
/** A page sets its title just after it is drawn. */
const TITLE_MS = 150;

/**
 * Does what a browser does on a page load: starts at the top, with the focus on the heading of the new page, and says
 * its title.
 * @returns what is to be said; empty until another page is opened
 */
export function useNewPage(): string {
  const [path] = useLocation();
  const [announced, setAnnounced] = useState('');
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    window.scrollTo({ top: 0, behavior: 'instant' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followHeading(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setAnnounced(document.title), TITLE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [path]);
  return announced;
}

/**
 * Focuses the heading of the page, and again when loading replaces it, until the user presses a key or the pointer.
 * @param onArrived called when there is a heading
 * @returns a function that stops it
 */
function followHeading(onArrived: () => void): () => void {
  const left = document.activeElement;
  let place: HTMLElement | undefined;
  const settle = () => {
    const active = document.activeElement;
    // The page has put the focus somewhere itself: a field, a dialog.
    const elsewhere = active !== document.body && active !== left && active !== place && active?.isConnected;
    if (elsewhere) return stop();
    const heading = document.querySelector<HTMLElement>('main h1');
    const next = heading ?? document.getElementById('main') ?? undefined;
    if (!next || next === active) return;
    if (heading) onArrived();
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
    place = next;
  };
  const observer = new MutationObserver(settle);
  const timer = setTimeout(() => stop(), COMING_MS);
  const events = ['keydown', 'pointerdown'] as const;
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of events) document.removeEventListener(event, stop);
  }
  for (const event of events) document.addEventListener(event, stop);
  observer.observe(document.body, { childList: true, subtree: true });
  settle();
  return stop;
}
