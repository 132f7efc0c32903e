import { describe, expect, it } from '@jest/globals';
import { cursorAt, parseSearch, type SearchArguments } from './search-request.js';

const NOW = new Date('2027-02-25T12:00:00Z');
const search = (given: SearchArguments) => parseSearch(given, NOW);

describe('parseSearch', () => {
  it('has a default for every absent argument', () => {
    expect(search({})).toEqual({
      terms: [],
      near: null,
      place: '',
      country: null,
      radiusKm: 40,
      kind: 'all',
      category: null,
      language: null,
      minRating: null,
      free: { from: null, to: null, partsOfDay: null, weekend: null },
      sort: 'relevance',
      first: 10,
      offset: 0,
    });
  });

  it('takes a day as first and last one', () =>
    expect(search({ from: '2027-03-02', to: '2027-03-02', partsOfDay: ['morning', 'morning'] }).free).toMatchObject({
      from: '2027-03-02',
      to: '2027-03-02',
      partsOfDay: ['morning'],
    }));

  it('accepts the last day with known free starts in any time zone', () =>
    expect(search({ from: '2027-03-11' }).free.from).toBe('2027-03-11'));

  it('treats an empty list of parts of the day as any', () =>
    expect(search({ partsOfDay: [] }).free.partsOfDay).toBeNull());

  it('continues at the cursor', () => expect(search({ after: cursorAt(20) }).offset).toBe(20));

  it.each([
    [{ near: { lat: 91, lng: 0 } }, 'near'],
    [{ near: { lat: Number.NaN, lng: 0 } }, 'near'],
    [{ radiusKm: 0 }, 'radiusKm'],
    [{ radiusKm: 501 }, 'radiusKm'],
    [{ first: 51 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ minRating: 6 }, 'minRating'],
    [{ from: '2027-02-30' }, 'from'],
    [{ from: '2027-03-12' }, 'from'],
    [{ to: 'tomorrow' }, 'to'],
    [{ from: '2027-03-02', to: '2027-03-01' }, 'to'],
    [{ after: 'nonsense' }, 'after'],
    [{ after: cursorAt(9999) }, 'after'],
  ])('refuses %j', (given, field) => expect(() => search(given)).toThrow(expect.objectContaining({ field })));
});
