import { describe, expect, it } from '@jest/globals';
import { formatDistance } from './distance.js';

describe('a distance', () => {
  it.each([
    [1.609344, 'USD', '1.0 mi'],
    [32.19, 'GBP', '20 mi'],
    [3.26, 'CAD', '3.3 km'],
    [27.4, 'CAD', '27 km'],
  ])('of %f km in %s reads %s', (km, currency, text) => expect(formatDistance(km, currency)).toBe(text));
});
