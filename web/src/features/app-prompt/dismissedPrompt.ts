const KEY = 'yarrow:app-prompt-dismissed';

/** Whether it was closed in this browser, or runs as an installed application already. */
export function isDismissed(): boolean {
  if (window.matchMedia?.('(display-mode: standalone)').matches) return true;
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function dismissPrompt(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // It comes back on the next visit where nothing can be kept.
  }
}
