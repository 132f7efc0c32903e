import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { durationLines, failureLines } from './test-summary.mjs';

const report = (...testResults: object[]) => ({ testResults });
const file = (path: string, seconds: number, more: object = {}) => ({
  name: join(ROOT, path),
  status: 'passed',
  startTime: 0,
  endTime: seconds * 1000,
  assertionResults: [],
  ...more,
});

describe('the summary of a run', () => {
  it('names each test that failed with the first line of its error, and the file that could not run', () => {
    const failed = {
      status: 'failed',
      assertionResults: [
        { fullName: 'adds up', status: 'passed' },
        { fullName: 'rounds half up', status: 'failed', failureMessages: ['\n\x1b[1mExpected 5\x1b[22m\n  at x'] },
      ],
    };
    expect(
      failureLines([
        report(file('a.spec.ts', 1, failed)),
        report(file('b.spec.ts', 1, { status: 'failed', message: 'No such module' }), file('c.spec.ts', 1)),
      ]),
    ).toEqual(['a.spec.ts › rounds half up', '  Expected 5', 'b.spec.ts: could not run', '  No such module']);
  });

  it('gives the minutes of each kind, the slowest files, and how many took longer than they should', () => {
    const lines = durationLines([
      report(file('services/a/src/a.int.spec.ts', 45), file('services/a/src/b.int.spec.ts', 15)),
      report(file('e2e/a.e2e.ts', 30)),
    ]);
    expect(lines[0]).toBe('Minutes of work by kind: unit 0.0, service 1.0, page 0.0, browser 0.5');
    expect(lines[2]).toBe('    45 s  services/a/src/a.int.spec.ts');
    expect(lines.at(-1)).toMatch(/^1 files are past/);
  });
});
