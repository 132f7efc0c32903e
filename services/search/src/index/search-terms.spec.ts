import { describe, expect, it } from '@jest/globals';
import { prefixPattern, searchTerms } from './search-terms.js';

describe('searchTerms', () => {
  it('drops stop words, unless the query has nothing else', () => {
    expect(searchTerms('massage for the back')).toEqual(['massage', 'back']);
    expect(searchTerms('the')).toEqual(['the']);
  });

  it.each([
    ['O’Brien', ['obrien']],
    ["women's health", ['womens', 'health']],
    ['Strauß', ['strauss']],
    ['STRAUSS', ['strauss']],
  ])('folds %s to %j', (query, terms) => expect(searchTerms(query)).toEqual(terms));

  it('keeps at most six terms of at most a hundred characters', () => {
    expect(searchTerms('one two three four five six seven eight')).toHaveLength(6);
    expect(searchTerms('x'.repeat(100_000))[0]).toHaveLength(100);
  });
});

describe('prefixPattern', () => {
  it('escapes wildcards', () => expect(prefixPattern('50%_\\')).toBe('50\\%\\_\\\\%'));
});
