import { describe, expect, it } from '@jest/globals';
import { timeAgo } from './time-ago.js';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('timeAgo', () => {
  it.each([
    ['2026-11-20T12:00:05Z', 'just now'],
    ['2026-11-20T11:59:01Z', 'just now'],
    ['2026-11-20T11:59:00Z', '1 minute ago'],
    ['2026-11-20T11:00:01Z', '59 minutes ago'],
    ['2026-11-20T11:00:00Z', '1 hour ago'],
    ['2026-11-19T12:00:00Z', '1 day ago'],
    ['2026-10-30T12:00:00Z', '3 weeks ago'],
    ['2026-10-21T12:00:00Z', '1 month ago'],
    ['2025-11-20T12:00:00Z', '1 year ago'],
    ['2023-11-20T12:00:00Z', '3 years ago'],
  ])('%s is %s', (then, text) => {
    expect(timeAgo(new Date(then), NOW)).toBe(text);
  });
});
