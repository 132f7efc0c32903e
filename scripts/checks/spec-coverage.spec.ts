import { describe, expect, it } from '@jest/globals';
import { failuresOfRow, openRowCounts } from './spec-coverage.mjs';

/** One that is being built. */
const DOCUMENT = 'portal-configuration';
const IN_PROGRESS = [DOCUMENT];

const OPEN = '**open**: not built yet';
const PROVEN = '`scripts/checks/spec-coverage.spec.ts` › fails in a document that is finished';
const row = (document: string, proofs: string) => ({
  file: `docs/spec-coverage/${document}/1-a.md`,
  words: 'a;',
  proofs,
});

describe('an open row', () => {
  it('fails in a document that is finished', () =>
    expect(failuresOfRow(row('client', OPEN))).toEqual([
      'docs/spec-coverage/client/1-a.md: "a;" is open: not built yet',
    ]));

  it('is counted in a document that is being built', () => {
    expect(failuresOfRow(row(DOCUMENT, OPEN), IN_PROGRESS)).toEqual([]);
    const rows = [row(DOCUMENT, OPEN), row(DOCUMENT, PROVEN), row('client', OPEN)];
    expect(openRowCounts(rows, [], IN_PROGRESS)).toEqual([`${DOCUMENT}, in progress: 1 of 2 rows are open`]);
  });

  it('may name what the API does not have in a document that is being built, and is counted', () => {
    const { file } = row(DOCUMENT, OPEN);
    const absent = [
      { file, open: true },
      { file, open: false },
    ];
    expect(openRowCounts([row(DOCUMENT, OPEN)], absent, IN_PROGRESS)).toEqual([
      `${DOCUMENT}, in progress: 1 of 1 rows are open; the API does not have 1 of its names`,
    ]);
  });
});

describe('a row that names tests', () => {
  it.each([
    [PROVEN, []],
    ['', ['is proven by nothing']],
    ['by hand', [': write `file` › title instead of by hand']],
    ['`no/such.spec.ts` › a', [': there is no no/such.spec.ts']],
    ['`scripts/checks/roles.spec.ts` › sings', ['has no test "sings"']],
  ])('is looked at in a document that is being built too: %s', (proofs, failures) => {
    const found = failuresOfRow(row(DOCUMENT, proofs), IN_PROGRESS);
    expect(found).toHaveLength(failures.length);
    failures.forEach((failure, index) => expect(found[index]).toContain(failure));
  });
});
