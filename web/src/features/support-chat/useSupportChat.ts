import { showToast } from '../../lib/toasts.js';
import { useSingleRun } from '../../lib/useSingleRun.js';
import { hasSupportChat, openSupportChat } from './supportChat.js';

/** Opens the support chat, or says why not; undefined where there is none. */
export function useSupportChat(): (() => void) | undefined {
  const { run } = useSingleRun(() =>
    openSupportChat().catch((error: unknown) => void showToast((error as Error).message, 'error')),
  );
  return hasSupportChat() ? () => void run(undefined) : undefined;
}
