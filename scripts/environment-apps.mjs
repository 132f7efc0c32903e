import { given, local, sandboxUrl } from './environment-values.mjs';

/** What scheduling reaches calendars and video calls of practitioners with. @param {import('./environment.mjs').Site} site */
export function appsOfScheduling(site) {
  return { ...calendars(site), ...zoom(site), ...google(site), ...microsoft(site) };
}

/** Of our apps at Zoom, Google and Microsoft, which the sandbox knows too. */
export function appKeys(secrets) {
  return { ...zoomKeys(secrets), ...googleKeys(secrets), ...microsoftKeys(secrets) };
}

/** As with Stripe: an application of one's own means Zoom itself. */
function zoom({ ports, secrets }) {
  if (process.env.ZOOM_CLIENT_ID) return given('ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET', 'ZOOM_WEBHOOK_SECRET');
  return {
    ...zoomKeys(secrets),
    ZOOM_API_BASE: local(ports.sandbox, '/zoom'),
    ZOOM_OAUTH_BASE: local(ports.sandbox, '/zoom'),
    ZOOM_BROWSER_BASE: `${sandboxUrl(ports)}/zoom`,
  };
}

const zoomKeys = (secrets) => ({
  ZOOM_CLIENT_ID: secrets.zoomClientId,
  ZOOM_CLIENT_SECRET: secrets.zoomClientSecret,
  ZOOM_WEBHOOK_SECRET: secrets.zoomWebhookSecret,
});

/** Likewise. */
function google({ ports, secrets }) {
  if (process.env.GOOGLE_CLIENT_ID) return given('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'CALENDAR_REPORTS_URL');
  return {
    ...googleKeys(secrets),
    GOOGLE_API_BASE: local(ports.sandbox, '/google'),
    GOOGLE_OAUTH_BASE: local(ports.sandbox, '/google'),
    GOOGLE_BROWSER_BASE: `${sandboxUrl(ports)}/google`,
    CALENDAR_REPORTS_URL: local(ports.gateway, ''),
  };
}

const googleKeys = (secrets) => ({
  GOOGLE_CLIENT_ID: secrets.googleClientId,
  GOOGLE_CLIENT_SECRET: secrets.googleClientSecret,
});

/** Likewise. */
function microsoft({ ports, secrets }) {
  if (process.env.MICROSOFT_CLIENT_ID) return given('MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET');
  return {
    ...microsoftKeys(secrets),
    MICROSOFT_API_BASE: local(ports.sandbox, '/microsoft'),
    MICROSOFT_LOGIN_BASE: local(ports.sandbox, '/microsoft'),
    MICROSOFT_BROWSER_BASE: `${sandboxUrl(ports)}/microsoft`,
  };
}

const microsoftKeys = (secrets) => ({
  MICROSOFT_CLIENT_ID: secrets.microsoftClientId,
  MICROSOFT_CLIENT_SECRET: secrets.microsoftClientSecret,
});

/** Feeds may be on this machine, where those of developers and journeys are. */
const calendars = ({ secrets }) => ({
  CALENDAR_CREDENTIALS_KEY: process.env.CALENDAR_CREDENTIALS_KEY || secrets.calendarCredentialsKey,
  CALENDAR_FEEDS_ON_LOOPBACK: 'true',
});
