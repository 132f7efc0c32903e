import type { AnalyticsAdapter, AnalyticsEvent } from './analytics.js';

/**
 * Sends events by the tracking call that Segment defined and Jitsu, RudderStack and PostHog accept too
 * (`POST <address>/v1/track`). Nothing is stored in the browser: a visitor id is valid for one page load.
 */
export function segmentAdapter(address: string, writeKey: string): AnalyticsAdapter {
  const anonymousId = crypto.randomUUID();
  return (event) => {
    // text/plain needs no CORS preflight. Failures are ignored.
    void fetch(`${address.replace(/\/$/, '')}/v1/track`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ ...segmentTrack(event), anonymousId, writeKey }),
    }).catch(() => undefined);
  };
}

function segmentTrack({ name, properties, page, userId, userKind }: AnalyticsEvent): object {
  return {
    type: 'track',
    event: name,
    messageId: crypto.randomUUID(),
    timestamp: new Date().toISOString(),
    ...(userId && { userId }),
    properties: { ...properties, page, userKind },
  };
}
