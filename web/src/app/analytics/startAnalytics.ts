import { setAnalyticsAdapter } from './analytics.js';

/** Turns analytics on where the web server names a service in the page (`ANALYTICS_URL`); its code comes only then. */
export async function startAnalytics(): Promise<void> {
  const element = document.querySelector<HTMLMetaElement>('meta[name="analytics"]');
  if (!element?.content) return;
  const { segmentAdapter } = await import('./segmentAdapter.js');
  setAnalyticsAdapter(segmentAdapter(element.content, element.dataset['writeKey'] ?? ''));
}
