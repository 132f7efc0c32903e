/**
 * Lets the browser install the site and answer without a connection (vite.config.ts writes the worker). After the page
 * has loaded, so that it takes nothing from the first screen; only in builds, where the worker exists.
 */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    // Private windows and some policies refuse workers; the site works without.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
