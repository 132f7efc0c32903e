import { describe, expect, it } from '@jest/globals';
import { exportsIn, glossaryTerms, termsIn } from './glossary.mjs';

const TERMS = glossaryTerms(`# House

| here | is | no glossary |
| --- | \`copy\` | |

## Glossary

| write | instead of | for |
| --- | --- | --- |
| projection | \`copy\`, \`copies\` | what is kept of others |
| scheduled charge | \`hold\` (in payments) | a charge on the day |
| \`MAX_*\` | \`MOST\` | limits |

## After it

| no | \`glossary\` | either |
`);

const wordsIn = (name: string, path = 'services/catalog/src/a.ts') =>
  termsIn(name, TERMS, path).map(({ word }) => word);

describe('the glossary', () => {
  it('is the table of its section', () => {
    expect(TERMS).toEqual([
      { word: 'copy', better: 'projection', service: undefined },
      { word: 'copies', better: 'projection', service: undefined },
      { word: 'hold', better: 'scheduled charge', service: 'payments' },
      { word: 'MOST', better: '`MAX_*`', service: undefined },
    ]);
  });

  it.each([
    ...['PracticeCopy', 'copyOf', 'practice-copy.entity.ts', 'COPY_TABLE', 'listCopies', 'HTTPCopy', 'SQLCopies'],
    ...['bookCopy', 'useBookCopies', 'CopyLinkButtonCopy'],
  ])('finds the avoided word in %s', (name) => expect(wordsIn(name)).toHaveLength(1));

  it.each(['Copyright', 'photocopy', 'Projection', 'CopyLinkButtonProps', 'bookAppointment'])(
    'finds nothing in %s',
    (name) => expect(wordsIn(name)).toEqual([]),
  );

  it('knows words of one service and words of constants', () => {
    expect(wordsIn('SlotHold', 'services/scheduling/src/slot-hold.entity.ts')).toEqual([]);
    expect(wordsIn('HoldsService', 'services/payments/src/holds.service.ts')).toEqual([]);
    expect(wordsIn('Hold', 'services/payments/src/hold.ts')).toEqual(['hold']);
    expect(wordsIn('MOST_STEPS')).toEqual(['MOST']);
    expect(wordsIn('mostRecent')).toEqual([]);
  });
});

describe('the exports of a file', () => {
  it('are all that others can import by a name', () => {
    const text = `export class A {} export function b() {} export const c = 1, { d, e: [f] } = x;
      export interface G {} export type H = 1; export enum I {} const j = 1; export { j as k }; export * from 'l'; export * as o from 'p';
      export default class M {} class N {}`;
    expect(exportsIn('a.ts', text)).toEqual(['A', 'b', 'c', 'd', 'f', 'G', 'H', 'I', 'k', 'o', 'M']);
  });
});
