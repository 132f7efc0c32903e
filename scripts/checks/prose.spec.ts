import { describe, expect, it } from '@jest/globals';
import { proseIn } from './prose.mjs';

const textsIn = (path: string, content: string) => proseIn(path, content).map(({ text }) => text.trim());

describe('the prose of a file', () => {
  it('consists of comments and test titles in code', () => {
    const code = [
      'const text = "Shown to users"; // First.',
      '/*',
      ' * Second, with `code` and "a quotation".',
      "it('returns the third', () => {",
      "describe.each([1])('the fourth', () => {",
      "const url = 'https://yarrow.example';",
    ].join('\n');
    const found = textsIn('a.spec.ts', code).filter(Boolean);
    expect(found).toEqual(['First.', 'Second, with  and .', 'returns the third', 'the fourth']);
  });

  it('is a whole contract, and a document without its code', () => {
    expect(textsIn('a.graphql', '"A field."\nname: String!')).toEqual(['"A field."', 'name: String!']);
    expect(textsIn('a.md', '# Title\n```sh\nrun it\n```\nText `code` "quoted"')).toEqual(['# Title', 'Text']);
    expect(proseIn('a.md', '```\nx\n```\nText')).toEqual([{ line: 4, text: 'Text' }]);
  });

  it('is empty in files that are not for readers', () => {
    expect(proseIn('a.json', '{"tell": 1}')).toEqual([]);
  });
});
