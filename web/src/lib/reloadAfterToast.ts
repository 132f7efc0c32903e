/** Long enough to read the toast (spec portal-configuration §9). */
const RELOAD_AFTER_MS = 1500;

/** Reloads the page after the time that a toast needs to be read. */
export function reloadAfterToast(reload = () => window.location.reload()): void {
  setTimeout(reload, RELOAD_AFTER_MS);
}
