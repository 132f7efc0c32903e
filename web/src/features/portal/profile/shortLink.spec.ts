import { expect, it } from '@jest/globals';
import { shortLinkOf } from './shortLink.js';

it.each([
  ['Willow & Stone', 'willowstone'],
  ['_deep_REST-2', 'deep_rest-2'],
  ['É!', ''],
])('a short link keeps of %j letters, digits, hyphens and underscores alone', (typed, kept) =>
  expect(shortLinkOf(typed)).toBe(kept),
);
