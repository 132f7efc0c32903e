import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { csrfHeaders } from '../../session/sessionCookie.js';

/** What the provider's messenger is started with. */
export interface SupportChatSession {
  /** Says who the practitioner is, signed for the provider. */
  readonly token: string;
  readonly appId: string;
}

/** Intercom's, which takes commands: https://developers.intercom.com/installing-intercom/web/methods */
export type Messenger = (...command: unknown[]) => void;

declare global {
  interface Window {
    /** There once the messenger was asked for. */
    Intercom?: Messenger;
  }
}

type Answer = { success: true; token: string; app_id: string } | { success?: false; error?: string };

const TOKEN_PATH = '/portal/support_chat/token';
const FAILURE = "We couldn't open the support chat. Please try again.";

/** Whether the web server says in the page that there is support chat (`SUPPORT_CHAT_APP_ID`). */
export const hasSupportChat = (): boolean => document.querySelector('meta[name="support-chat"]') !== null;

/**
 * Opens the support chat for a practitioner. The provider's code is loaded on demand.
 * @throws Error with a message for the user
 */
export async function openSupportChat(): Promise<void> {
  const session = await fetchSession();
  const { openMessenger } = await import('./messenger.js').catch(() => fail(CONNECTION_MESSAGE));
  await openMessenger(session);
}

/** Ends the chat session, so that the next user of this browser does not see the conversation. */
export function endSupportChat(): void {
  window.Intercom?.('shutdown');
}

async function fetchSession(): Promise<SupportChatSession> {
  // The answer is a secret of the account, which only a page of ours may ask for.
  const response = await fetch(TOKEN_PATH, { credentials: 'same-origin', headers: csrfHeaders() }).catch(() =>
    fail(CONNECTION_MESSAGE),
  );
  const answer = await response.json().then(
    (body) => body as Answer,
    (): Answer => ({}),
  );
  if (!answer.success) return fail(answer.error || FAILURE);
  return { token: answer.token, appId: answer.app_id };
}

function fail(message: string): never {
  throw new Error(message);
}
