import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { filesToRetry, unstableTests, withRetries } from './test-retries.mjs';

const file = (path: string, outcomes: Record<string, string>) => ({
  name: join(ROOT, path),
  status: Object.values(outcomes).includes('failed') ? 'failed' : 'passed',
  assertionResults: Object.entries(outcomes).map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? ['\x1b[31mExpected 1\x1b[39m\n    at line 5'] : [],
  })),
});
const run = (...testResults: { name: string; status: string; message?: string; assertionResults: object[] }[]) => ({
  success: testResults.every(({ status }) => status === 'passed'),
  testResults,
});

const UNSTABLE = 'gateway/src/sessions.int.spec.ts';
const first = run(
  file('a.spec.ts', { 'adds up': 'passed' }),
  file(UNSTABLE, { 'wins the race': 'failed', ends: 'passed' }),
);

describe('a second run of what failed', () => {
  it('is for the files that failed', () => {
    expect(filesToRetry(first)).toEqual([join(ROOT, UNSTABLE)]);
  });

  it('is for nothing where many files failed', () => {
    const many = ['a', 'b', 'c', 'd'].map((name) => file(`${name}.spec.ts`, { works: 'failed' }));

    expect(filesToRetry(run(...many))).toEqual([]);
  });

  it.each(['services/a/src/races.int.spec.ts', 'services/a/src/ledger-walk.int.spec.ts', 'load/faults.int.spec.ts'])(
    'is for nothing where a race or a walk failed: %s',
    (path) => expect(filesToRetry(run(file(path, { works: 'failed' })))).toEqual([]),
  );

  it('has the last word, and names what passed only then', () => {
    const retry = run(file(UNSTABLE, { 'wins the race': 'passed', ends: 'passed' }));

    expect(withRetries(first, retry).success).toBe(true);
    expect(withRetries(first, retry).testResults).toHaveLength(2);
    expect(unstableTests(first, retry)).toEqual([`${UNSTABLE} › wins the race: Expected 1`]);
  });

  it('leaves a test that fails twice failed', () => {
    const retry = run(file(UNSTABLE, { 'wins the race': 'failed', ends: 'passed' }));

    expect(withRetries(first, retry).success).toBe(false);
    expect(unstableTests(first, retry)).toEqual([]);
  });

  it('names the file where it could not even be read at first', () => {
    const unread = run({
      name: join(ROOT, UNSTABLE),
      status: 'failed',
      message: 'No such module',
      assertionResults: [],
    });

    expect(unstableTests(unread, run(file(UNSTABLE, { ends: 'passed' })))).toEqual([`${UNSTABLE}: No such module`]);
  });
});
