import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { track } from './analytics.js';

/** Tracks every page view, including the first. */
export function usePageViews(): void {
  const [path] = useLocation();
  useEffect(() => track('pageViewed'), [path]);
}
