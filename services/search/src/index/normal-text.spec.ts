import { describe, expect, it } from '@jest/globals';
import { normalText, prefixPattern, searchTerms } from './normal-text.js';

describe('normalText', () => {
  it.each([
    ['École de la Santé!', 'ecole de la sante'],
    ['  Reiki & Energy-Healing ', 'reiki energy healing'],
    ['Straße 12', 'straße 12'],
    ['✨', ''],
  ])('%s gives %s', (text, normal) => expect(normalText(text)).toBe(normal));
});

describe('searchTerms', () => {
  it('leaves out words that say nothing, unless they are all there is', () => {
    expect(searchTerms('massage for the back')).toEqual(['massage', 'back']);
    expect(searchTerms('the')).toEqual(['the']);
  });

  it('takes six at most of what anybody may type', () => {
    expect(searchTerms('one two three four five six seven eight')).toHaveLength(6);
    expect(searchTerms('x'.repeat(100_000))[0]).toHaveLength(100);
  });
});

describe('prefixPattern', () => {
  it('takes wildcards as they are', () => expect(prefixPattern('50%_\\')).toBe('50\\%\\_\\\\%'));
});
