import { expect, it } from '@jest/globals';
import { cyclesIn } from './directory-cycles.mjs';

const imports = (lines: Record<string, string[]>) =>
  new Map(Object.entries(lines).map(([from, to]) => [from, new Set(to)]));

it('finds directories that import each other, and longer circles, each once', () => {
  expect(cyclesIn(imports({ a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['d', 'a'] }))).toEqual([
    ['a', 'b', 'c', 'a'],
    ['d', 'e', 'd'],
  ]);
});

it('finds nothing where all imports go one way', () => {
  expect(cyclesIn(imports({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});
