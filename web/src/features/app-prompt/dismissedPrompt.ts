import { isNoted, note } from '../../lib/deviceNotes.js';

const KEY = 'yarrow:app-prompt-dismissed';

/** Whether it was closed in this browser, or runs as an installed application already. */
export const isDismissed = (): boolean =>
  Boolean(window.matchMedia?.('(display-mode: standalone)').matches) || isNoted(KEY);

export const dismissPrompt = (): void => note(KEY);
