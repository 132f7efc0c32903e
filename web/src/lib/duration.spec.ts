import { describe, expect, it } from '@jest/globals';
import { formatDuration } from './duration.js';

describe('a duration', () => {
  it.each([
    [50, '50 min'],
    [60, '1 hr'],
    [90, '1 hr 30 min'],
    [120, '2 hr'],
  ])('of %i minutes reads %s', (minutes, text) => expect(formatDuration(minutes)).toBe(text));
});
