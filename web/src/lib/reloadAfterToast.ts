/** Long enough to read the toast (spec portal-configuration §9). */
const RELOAD_AFTER_MS = 1500;

/** Loads the page anew, once what has just been said could be read. */
export function reloadAfterToast(reload = () => window.location.reload()): void {
  setTimeout(reload, RELOAD_AFTER_MS);
}
