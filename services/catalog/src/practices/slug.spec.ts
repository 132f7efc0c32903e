import { describe, expect, it } from '@jest/globals';
import { slugCandidate, slugOf } from './slug.js';

describe('slugOf', () => {
  it.each([
    ['Willow & Stone Massage', 'willow-stone-massage'],
    ['  École de la Santé  ', 'ecole-de-la-sante'],
    ['手のひら', 'practice'],
    ['Portal', 'practice-portal'],
    ['-- --', 'practice'],
  ])('%s gives %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('never ends with a hyphen where a long name is cut', () =>
    expect(slugOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59)));
});

describe('slugCandidate', () => {
  it('adds a number from the second candidate on', () => {
    expect([0, 1, 2].map((attempt) => slugCandidate('Still Water', attempt))).toEqual([
      'still-water',
      'still-water-2',
      'still-water-3',
    ]);
  });
});
