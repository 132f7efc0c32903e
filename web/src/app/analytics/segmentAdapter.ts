import type { AnalyticsAdapter, AnalyticsEvent } from './analytics.js';

/**
 * Sends events by the tracking call that Segment defined and Jitsu, RudderStack and PostHog accept too
 * (`POST <address>/v1/track`). Nothing is stored in the browser: visitors are told apart within one page load only.
 */
export function segmentAdapter(address: string, writeKey: string): AnalyticsAdapter {
  const anonymousId = crypto.randomUUID();
  return (event) => {
    // As plain text a browser need not ask first; what cannot be sent is not worth anybody's wait.
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
