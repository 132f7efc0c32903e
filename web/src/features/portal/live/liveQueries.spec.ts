import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Kind, parse } from 'graphql';
import { keptTail } from '../../../portal-ui/keptTail.js';
import { LIVE_KINDS } from './LiveConnection.js';
import { OUT_OF_DATE_BY, PAGED_LISTS } from './liveQueries.js';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../../..', path), 'utf8');
const queries = Object.values(JSON.parse(read('gateway/persisted-operations.json')) as Record<string, string>)
  .flatMap((text) => parse(text).definitions)
  .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION && one.operation === 'query' ? one.name?.value : []));

describe('what makes queries out of date', () => {
  it('is said of queries that there are', () => {
    const unknown = [...Object.keys(OUT_OF_DATE_BY), ...Object.keys(PAGED_LISTS)].filter(
      (name) => !queries.includes(name),
    );
    expect(unknown).toEqual([]);
  });

  it('matches the kinds that the gateway publishes', () => {
    const source = read('gateway/src/live/live-events.ts');
    const kinds = [...(/export type LiveKind =([^;]+);/.exec(source)?.[1] ?? '').matchAll(/'(\w+)'/g)];
    expect(kinds.map(([, kind]) => kind)).toEqual([...LIVE_KINDS]);
  });
});

describe('a list of which more than the first page is shown', () => {
  const kept = (shown: string, first: string) => keptTail([...shown], [...first], (row) => row).join('');

  it.each([
    ['abcdef', 'abc', 'abcdef', 'nothing moved'],
    ['abcdef', 'xab', 'xabcdef', 'one came, and pushed another off the page'],
    ['abcdef', 'abd', 'abdef', 'one went, and another moved up'],
    ['abcdef', 'xyz', 'xyzdef', 'nothing of the page was there before'],
    ['abc', 'abcd', 'abcd', 'the page holds all of it'],
  ])('%s becomes with the page %s: %s (%s)', (shown, first, expected) => expect(kept(shown, first)).toBe(expected));
});
