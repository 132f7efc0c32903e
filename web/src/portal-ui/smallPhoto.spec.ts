import { expect, it } from '@jest/globals';
import { smallPhoto } from './smallPhoto.js';

const ID = '0197a0c1-7a52-7c11-9f39-5f0c6c1f9a10';

it.each([
  [`/media/photos/${ID}.jpg`, `/media/photos/${ID}-small.jpg`],
  [`/media/photos/${ID}-small.jpg`, `/media/photos/${ID}-small.jpg`],
  ['/demo/portraits/ines.webp', '/demo/portraits/ines.webp'],
])('of %s is %s', (url, small) => {
  expect(smallPhoto(url)).toBe(small);
});
