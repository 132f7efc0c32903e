import { describe, expect, it } from '@jest/globals';
import { deadLinks, knownPaths, missingFiles } from './named-files.mjs';

const KNOWN = knownPaths(['docs/recipes/add.md', 'web/src/lib/money.ts', 'docs/money.md']);

describe('the links of a document', () => {
  it('lead to files and folders, from the document', () => {
    const text = '[a](add.md#top) [b](../money.md) [c](../../web/src) [d](#here) [e](https://yarrow.example/x.md)';
    expect(deadLinks('docs/recipes/add.md', text, KNOWN)).toEqual([]);
    expect(deadLinks('docs/recipes/add.md', '[a](money.md)', KNOWN)).toEqual([
      'docs/recipes/add.md: the link to money.md leads nowhere',
    ]);
  });

  it('are read in documents alone', () => {
    expect(deadLinks('web/src/lib/money.ts', '[a](nowhere.md)', KNOWN)).toEqual([]);
  });
});

describe('the files that are named', () => {
  it('exist, by their path or the end of it', () => {
    const text = 'See `web/src/lib/money.ts`, `lib/money.ts`, `money.ts` and `../../docs/money.md`.\n`gone/money.ts`';
    expect(missingFiles('docs/recipes/add.md', text, KNOWN)).toEqual([
      'docs/recipes/add.md:2: there is no gone/money.ts',
    ]);
  });

  it('are read in comments of code alone', () => {
    const gone = ['gone', 'mjs'].join('.');
    const code = `const name = 'gone.ts'; // As ${gone} has it.\n/** By lib/money.ts. */`;
    expect(missingFiles('web/src/lib/money.ts', code, KNOWN)).toEqual([`web/src/lib/money.ts:1: there is no ${gone}`]);
  });

  it('may be examples and patterns', () => {
    const text = '`<things>Form.ts`, `ThingsPage.tsx`, `*.spec.ts`, `{a,b}.int.spec.ts`, `$name.ts`';
    expect(missingFiles('docs/recipes/add.md', text, KNOWN)).toEqual([]);
  });
});
