import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { countTests, kindOf, kindsWithoutTests, skippedFiles, summaryLine } from './test-counts.mjs';

const file = (path: string, statuses: string[], status = statuses.includes('failed') ? 'failed' : 'passed') => ({
  name: join(ROOT, path),
  status,
  assertionResults: statuses.map((one) => ({ status: one })),
});

describe('counting tests', () => {
  it('adds passed, failed and skipped over runs', () => {
    const first = { testResults: [file('packages/time/src/zone.spec.ts', ['passed', 'passed', 'pending', 'todo'])] };
    const second = { testResults: [file('e2e/booking.e2e.ts', ['passed', 'failed'])] };

    const counts = countTests([first, second]);

    expect(summaryLine(counts)).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('counts a file that could not run as one failure', () => {
    const counts = countTests([{ testResults: [file('gateway/src/gateway.spec.ts', [], 'failed')] }]);

    expect(counts.failed).toBe(1);
  });

  it('lists the kinds without a run test, not counting skipped tests as run', () => {
    const counts = countTests([
      { testResults: [file('packages/kit/src/ids.spec.ts', ['passed']), file('e2e/booking.e2e.ts', ['pending'])] },
    ]);

    expect(kindsWithoutTests(counts, ['unit', 'service', 'page', 'browser'])).toEqual(['service', 'page', 'browser']);
  });

  it('lists the files with skipped tests', () => {
    const reports = [
      { testResults: [file('load/faults.int.spec.ts', ['pending', 'pending']), file('a.spec.ts', ['passed'])] },
      { testResults: [file('e2e/booking.e2e.ts', ['passed', 'todo'])] },
    ];

    expect(skippedFiles(reports)).toEqual(['load/faults.int.spec.ts (2 skipped)', 'e2e/booking.e2e.ts (1 skipped)']);
  });

  it.each([
    ['services/catalog/src/hours.spec.ts', 'unit'],
    ['services/catalog/src/practices.int.spec.ts', 'service'],
    ['web/src/features/bookings/BookingsPage.test.tsx', 'page'],
    ['e2e/booking.e2e.ts', 'browser'],
  ])('knows the kind of %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });
});
