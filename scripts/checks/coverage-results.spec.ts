import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { unprovenAmong } from './coverage-results.mjs';

const test = (title: string, status = 'passed', ...ancestorTitles: string[]) => ({ title, status, ancestorTitles });
const file = (path: string, ...assertionResults: object[]) => ({ name: join(ROOT, path), assertionResults });
const report = (...testResults: object[]) => ({ testResults });

/** What is said of one row with these proofs after these runs. */
const said = (proofs: string, ...reports: object[]) =>
  unprovenAmong([{ file: 'docs/a.md', words: 'Clients book;', proofs }], reports);

describe('a row of the table', () => {
  it('is proven by a test that ran and passed, whichever run it was in', () => {
    const reports = [report(file('a.spec.ts', test('books'))), report(file('b.e2e.ts', test('pays'), test('walks')))];
    expect(said('`a.spec.ts` › books<br>`b.e2e.ts` › pays', ...reports)).toEqual([]);
  });

  it.each([
    ['failed', 'failed'],
    ['pending', 'was skipped'],
    ['todo', 'was skipped'],
  ])('is not proven by a test whose status is %s', (status, outcome) => {
    expect(said('`a.spec.ts` › books', report(file('a.spec.ts', test('books', status), test('pays'))))).toEqual([
      `docs/a.md: "Clients book;" is not proven: \`a.spec.ts\` › books ${outcome}`,
    ]);
  });

  it('is not proven by a test of another file or title, nor by a file that could not run', () => {
    const runs = report(file('a.spec.ts'), file('b.spec.ts', test('books'), test('books twice')));
    expect(said('`a.spec.ts` › books<br>`b.spec.ts` › book<br>`c.spec.ts` › books', runs)).toEqual([
      'docs/a.md: "Clients book;" is not proven: `a.spec.ts` › books never ran',
      'docs/a.md: "Clients book;" is not proven: `b.spec.ts` › book never ran',
      'docs/a.md: "Clients book;" is not proven: `c.spec.ts` › books never ran',
    ]);
  });

  it('is proven by a group when all of its tests passed', () => {
    const runs = report(
      file('a.spec.ts', test('alone', 'passed', 'booking'), test('twice', 'passed', 'booking', 'of a pair')),
      file('b.spec.ts', test('alone', 'passed', 'booking'), test('twice', 'pending', 'booking')),
    );
    expect(said('`a.spec.ts` › booking', runs)).toEqual([]);
    expect(said('`b.spec.ts` › booking', runs)).toHaveLength(1);
  });

  it('is proven by a table of tests when all of them passed', () => {
    const runs = report(
      file('a.spec.ts', test('takes 10 % of visa\ncards (twice)'), test('takes 20 % of amex (twice)')),
      file('b.spec.ts', test('takes 10 % of visa (twice)'), test('takes 20 % of amex (twice)', 'failed')),
    );
    for (const title of ['takes %i %% of %s (twice)', 'takes $share % of $card.name (twice)'])
      expect(said(`\`a.spec.ts\` › ${title}`, runs)).toEqual([]);
    expect(said('`b.spec.ts` › takes %i %% of %s (twice)', runs)).toHaveLength(1);
  });

  it('may write apostrophes and bars in its own way', () => {
    const runs = report(file('a.spec.ts', test("is the client's | own")));
    expect(said('`a.spec.ts` › is the client’s \\| own', runs)).toEqual([]);
  });

  it('may be open in a document that is being built only', () => {
    const row = { words: 'Clients book;', proofs: '**open**: not known' };
    const rows = ['client', 'portal-operations'].map((document) => ({ ...row, file: `docs/${document}/1-a.md` }));
    const [client] = unprovenAmong(rows, [report()], ['portal-operations']);
    expect(client).toBe('docs/client/1-a.md: "Clients book;" is open: not known');
    expect(unprovenAmong(rows, [report()], ['client', 'portal-operations'])).toEqual([]);
  });

  it('needs no proof if it states no behaviour', () => {
    expect(said('no behaviour', report())).toEqual([]);
  });
});
