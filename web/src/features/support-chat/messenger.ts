import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import type { Messenger, SupportChatSession } from './supportChat.js';

/** Spec portal-operations §9. */
const SESSION_MS = 86_400_000;

/** Opens the messenger as this practitioner; their token of today is sent again each time. */
export async function openMessenger({ token, appId }: SupportChatSession): Promise<void> {
  const settings = {
    ...{ app_id: appId, intercom_user_jwt: token, session_duration: SESSION_MS },
    // The menu opens it; nothing of it covers a page until then.
    hide_default_launcher: true,
  };
  if (window.Intercom) window.Intercom('update', settings);
  else (await load(appId))('boot', settings);
  window.Intercom!('show');
}

/** @throws Error when the script does not come */
async function load(appId: string): Promise<Messenger> {
  const script = document.createElement('script');
  script.src = `https://widget.intercom.io/widget/${encodeURIComponent(appId)}`;
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(CONNECTION_MESSAGE));
    document.head.append(script);
  }).finally(() => script.remove());
  if (!window.Intercom) throw new Error(CONNECTION_MESSAGE);
  return window.Intercom;
}
