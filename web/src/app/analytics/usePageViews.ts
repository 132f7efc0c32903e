import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { track } from './analytics.js';

/** Tells of every page that is opened, the first one too. */
export function usePageViews(): void {
  const [path] = useLocation();
  useEffect(() => track('pageViewed'), [path]);
}
