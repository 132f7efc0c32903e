import { describe, expect, it } from '@jest/globals';
import { endorsementSearch } from './endorsement-search.js';
import type { Specialty } from './specialties.js';

const number = (index: number) => String(index).padStart(3, '0');
const therapies = Array.from({ length: 120 }, (_, index): Specialty => {
  return { id: `therapy-${number(index)}`, name: `Therapy ${number(index)}`, kind: 'therapy', category: 'massage' };
});
const conditions = Array.from({ length: 70 }, (_, index): Specialty => {
  return { id: `condition-${number(index)}`, name: `Therapy-like condition ${number(index)}`, kind: 'condition' };
});
// Neither in the order of their names nor by kind.
const MANY = [...conditions, ...therapies.toReversed()];

const named = (...names: string[]) => names.map((name): Specialty => ({ id: name, name, kind: 'therapy' }));
const found = (specialties: readonly Specialty[], query: string) =>
  endorsementSearch(specialties, { query }).hits.map(({ name }) => name);

describe('the search of endorsable specialties', () => {
  it('returns 50 hits a page, by name, with the total count', () => {
    const { hits, hasNextPage, totalCount } = endorsementSearch(MANY, {});
    expect(hits.map(({ id }) => id)).toEqual(therapies.slice(0, 50).map(({ id }) => id));
    expect({ hasNextPage, totalCount }).toEqual({ hasNextPage: true, totalCount: 120 });
  });

  it('returns every therapy once over its pages, and no condition: their ordered_kind is 1', () => {
    const pages: string[][] = [];
    let after: string | null = null;
    do {
      const page = endorsementSearch(MANY, { query: 'therapy', after });
      pages.push(page.hits.map(({ id }) => id));
      after = page.hasNextPage ? page.hits.at(-1)!.cursor : null;
    } while (after);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(pages.flat()).toEqual(therapies.map(({ id }) => id));
  });

  it('ends with the page that has the last hit', () => {
    const exactly = endorsementSearch(therapies.slice(0, 50), {});
    expect(exactly).toMatchObject({ hasNextPage: false, totalCount: 50 });
    expect(endorsementSearch(therapies.slice(0, 50), { after: exactly.hits.at(-1)!.cursor }).hits).toEqual([]);
  });

  it.each([0, 51, -1, 1.5])('refuses a page of %p', (first) =>
    expect(() => endorsementSearch(MANY, { first })).toThrow(
      expect.objectContaining({ code: 'invalid_first', field: 'first' }) as never,
    ),
  );

  it.each([1, 50])('accepts a page of %i', (first) =>
    expect(endorsementSearch(MANY, { first }).hits).toHaveLength(first),
  );

  it.each(['none of ours', Buffer.from('condition-001').toString('base64url')])('refuses the cursor %p', (after) =>
    expect(() => endorsementSearch(MANY, { after })).toThrow(
      expect.objectContaining({ code: 'invalid_cursor', field: 'after' }) as never,
    ),
  );

  it('finds by the prefix of each word, names with that prefix first', () => {
    const list = named('Thai Massage', 'Massage for Two', 'Somatic Coaching', 'Deep Massage');
    expect(found(list, 'mas')).toEqual(['Massage for Two', 'Deep Massage', 'Thai Massage']);
    expect(found(list, 'mas deep')).toEqual(['Deep Massage']);
    expect(found(list, 'assage')).toEqual([]);
  });

  it('ignores case, accents and punctuation', () =>
    expect(found(named('Énergie & Reiki'), ' REIKI energ! ')).toEqual(['Énergie & Reiki']));

  it('finds nothing by punctuation alone, and everything by blanks', () => {
    expect(found(named('Reiki'), '✨')).toEqual([]);
    expect(found(named('Reiki'), '  ')).toEqual(['Reiki']);
  });

  it('refuses more than 100 characters', () =>
    expect(() => endorsementSearch(MANY, { query: 'x'.repeat(101) })).toThrow(
      expect.objectContaining({ code: 'invalid_query', field: 'query' }) as never,
    ));
});
