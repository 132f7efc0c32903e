import { describe, expect, it } from '@jest/globals';
import { normalText } from './normal-text.js';

describe('normalText', () => {
  it.each([
    ['École de la Santé!', 'ecole de la sante'],
    ['  Reiki & Energy-Healing ', 'reiki energy healing'],
    ['Straße 12', 'straße 12'],
    ['✨', ''],
  ])('%s gives %s', (text, normal) => expect(normalText(text)).toBe(normal));
});
