import { describe, expect, it } from '@jest/globals';
import { parseShortLink, shortLinkOf } from './short-link.js';

describe('a short link', () => {
  it.each([
    ['Willow & Stone', 'willowstone'],
    ['Deep_Rest-2', 'deep_rest-2'],
    ['--ines', 'ines'],
    ['  ÉÀ ', ''],
    ['../p/other?x=1', 'potherx1'],
  ])('keeps of %j the letters, digits, hyphens and underscores: %j', (typed, shortLink) => {
    expect(shortLinkOf(typed)).toBe(shortLink);
  });

  it.each([
    ['', 'invalid_short_link'],
    ['!!!', 'invalid_short_link'],
    ['x'.repeat(61), 'invalid_short_link'],
    ['Portal', 'short_link_taken'],
  ])('is refused for %j: %s', (typed, code) => {
    expect(() => parseShortLink(typed)).toThrow(expect.objectContaining({ code, field: 'shortLink' }) as never);
  });
});
