import { useRef } from 'react';
import { showToast } from '../../ui/toasts.js';
import { hasSupportChat, openSupportChat } from './supportChat.js';

/** Opens the support chat, or says why not; undefined where there is none. */
export function useSupportChat(): (() => void) | undefined {
  const opening = useRef(false);
  if (!hasSupportChat()) return undefined;
  return () => {
    if (opening.current) return;
    opening.current = true;
    openSupportChat()
      .catch((error: unknown) => showToast((error as Error).message, 'error'))
      .finally(() => (opening.current = false));
  };
}
