import type { ProviderOrigins } from './payment-origins.js';

/** Its frames play sounds, too. */
export interface SupportChatOrigins extends ProviderOrigins {
  media: string[];
}

const CDN = 'https://js.intercomcdn.com';
const SOCKETS = ['nexus-websocket-a.intercom.io', 'nexus-websocket-b.intercom.io'];

/** https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy, of a workspace in the US. */
const INTERCOM: SupportChatOrigins = {
  script: ['https://app.intercom.io', 'https://widget.intercom.io', CDN],
  // The messenger writes style elements.
  style: ["'unsafe-inline'"],
  connect: [
    ...['https://via.intercom.io', 'https://api.intercom.io', 'https://api-iam.intercom.io'],
    ...['https://api-ping.intercom.io', 'https://*.intercom-messenger.com', 'wss://*.intercom-messenger.com'],
    ...SOCKETS.flatMap((host) => [`https://${host}`, `wss://${host}`]),
    ...['https://uploads.intercomcdn.com', 'https://uploads.intercomusercontent.com'],
  ],
  frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
  font: [CDN, 'https://fonts.intercomcdn.com'],
  image: [
    ...[CDN, 'https://static.intercomassets.com', 'https://downloads.intercomcdn.com'],
    ...['https://uploads.intercomusercontent.com', 'https://gifs.intercomcdn.com'],
    'https://messenger-apps.intercom.io',
  ],
  media: [CDN],
};

const NONE: SupportChatOrigins = { script: [], style: [], connect: [], frame: [], font: [], image: [], media: [] };

/** What the content security policy has to allow for support chat; nothing where there is none. */
export const supportChatOrigins = (offered: boolean): SupportChatOrigins => (offered ? INTERCOM : NONE);
