import { describe, expect, it } from '@jest/globals';
import { deviationsOf, parseManifest, type Figures } from './manifest.js';
import { problemOf } from './postgres-tools.js';

const entries = (cents: string, account = 'fees') => ({ account, currency: 'USD', entries: 2, cents });

describe('a restored database', () => {
  it.each<[string, Figures, Figures, string[]]>([
    ['is as it was', { tables: { users: 3 } }, { tables: { users: 3 } }, []],
    ['lacks rows', { tables: { users: 3 } }, { tables: { users: 2 } }, ['rows of users: 3, 2']],
    ['lacks a table', { tables: { users: 0 } }, { tables: {} }, ['rows of users: 0, none']],
    ['has one more', { tables: {} }, { tables: { spies: 0 } }, ['rows of spies: none, 0']],
    [
      'has the same rows with other sums',
      { tables: {}, ledger: [entries('900')] },
      { tables: {}, ledger: [entries('901')] },
      ['entries of fees in USD: 2, 900 cents in sum, 2, 901 cents in sum'],
    ],
  ])('%s', (_title, expected, found, deviations) => {
    expect(deviationsOf('clients', expected, found).map((one) => `${one.what}: ${one.expected}, ${one.found}`)).toEqual(
      deviations,
    );
  });
});

describe('a manifest', () => {
  const dumped = { file: 'clients.dump', bytes: 1, sha256: 'a'.repeat(64), tables: {} };
  const json = (database: object, version = 1) =>
    JSON.stringify({ version, takenAt: '2027-01-04T12:00:00.000Z', databases: { clients: database } });

  it('is read where it is one', () => {
    expect(parseManifest(json(dumped)).databases['clients']).toEqual(dumped);
  });

  it.each([
    ['leads out of its folder', json({ ...dumped, file: '../clients.dump' })],
    ['is of another version', json(dumped, 2)],
    ['lacks a checksum', json({ ...dumped, sha256: '' })],
  ])('is refused where it %s', (_title, text) => {
    expect(() => parseManifest(text)).toThrow('no manifest of a backup');
  });
});

describe('the output of pg_restore', () => {
  it('is shown without quoted rows', () => {
    const stderr = [
      'pg_restore: error: COPY failed for table "users": ERROR:  invalid input syntax for type uuid: "maya@example.com"',
      'CONTEXT:  COPY users, line 1, column id: "maya@example.com"',
    ].join('\n');
    expect(problemOf('pg_restore', { code: 1, stderr })).toBe(
      'pg_restore failed (1)\npg_restore: error: COPY failed for table "users": ERROR',
    );
  });

  it('is replaced by a message if the program is missing', () => {
    expect(problemOf('pg_restore', { code: 'ENOENT' })).toContain('not on the path');
  });
});
