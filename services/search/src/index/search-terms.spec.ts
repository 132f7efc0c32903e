import { describe, expect, it } from '@jest/globals';
import { prefixPattern, searchTerms } from './search-terms.js';

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
