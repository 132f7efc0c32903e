import { describe, expect, it } from '@jest/globals';
import { seriesText, type SeriesPattern } from './seriesText.js';

describe('how a series repeats', () => {
  it.each<[Partial<SeriesPattern>, string]>([
    [{ frequency: 'weekly' }, 'Weekly'],
    [{ frequency: 'every_two_weeks', until: '2026-12-02' }, 'Every 2 weeks, until Wed, Dec 2, 2026'],
    [{ frequency: 'custom', interval: 1, unit: 'day' }, 'Every day'],
    [
      { frequency: 'custom', interval: 3, unit: 'week', weekdays: ['TU', 'SA'] },
      'Every 3 weeks on Tuesday and Saturday',
    ],
  ])('is said of %j as "%s"', (pattern, text) => {
    expect(seriesText({ frequency: 'weekly', weekdays: [], ...pattern })).toBe(text);
  });
});
