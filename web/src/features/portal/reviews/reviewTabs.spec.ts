import { describe, expect, it } from '@jest/globals';
import { initialTab, shownTabs } from './reviewTabs.js';

const labels = (completedCount: number, importEnabled = true) =>
  shownTabs({ completedCount, importEnabled }).map(({ label }) => label);

describe('the tabs of the reviews', () => {
  it.each([
    [0, 'request'],
    [10, 'request'],
    [11, 'completed'],
    [500, 'completed'],
  ])('begin, with %i completed reviews, at %s', (count, tab) => {
    expect(initialTab(count)).toBe(tab);
  });

  it('have importing only where it is enabled', () => {
    expect(labels(0)).toEqual(['Request reviews', 'Import reviews', 'Completed', 'Pending']);
    expect(labels(0, false)).toEqual(['Request reviews', 'Completed', 'Pending']);
  });

  it('have requesting only below 999,999 completed reviews', () => {
    expect(labels(999_998)).toContain('Request reviews');
    expect(labels(999_999)).not.toContain('Request reviews');
  });
});
