import { describe, expect, it } from '@jest/globals';
import { matchOf, type Candidate, type MatchCriteria } from './match-rules.js';

const TODAY = '2027-03-02';
const criteria = (changes: Partial<MatchCriteria> = {}): MatchCriteria => ({
  conditions: [],
  categories: [],
  kind: 'all',
  near: false,
  timed: false,
  ...changes,
});
const candidate = (changes: Partial<Candidate> = {}): Candidate => ({
  conditions: ['Back Pain', 'Stress'],
  categories: ['massage', 'reiki'],
  categoryNames: ['Massage', 'Reiki & Energy Healing'],
  inPerson: true,
  inHome: false,
  virtual: true,
  distanceKm: null,
  currency: 'CAD',
  reviewsAverage: 0,
  reviewsCount: 0,
  standing: 4.2,
  opening: null,
  ...changes,
});
const scoreOf = (w: Partial<MatchCriteria>, c: Partial<Candidate> = {}) =>
  matchOf(criteria(w), candidate(c), TODAY).score;
const reasonsOf = (w: Partial<MatchCriteria>, c: Partial<Candidate> = {}) =>
  matchOf(criteria(w), candidate(c), TODAY).reasons;

describe('the score', () => {
  it('is 100 where everything is met and 0 where nothing is', () => {
    const all = { conditions: ['Back Pain'], categories: ['massage'], timed: true, near: true };
    const opening = { date: TODAY, partOfDay: 'morning' } as const;
    expect(scoreOf(all, { opening, distanceKm: 0, standing: 5 })).toBe(100);
    expect(scoreOf(all, { conditions: [], categories: [], distanceKm: 80, standing: 3 })).toBe(0);
  });

  it('ignores criteria that were not given', () => expect(scoreOf({}, { standing: 5 })).toBe(100));

  it('grows with every condition that is shared', () => {
    const asked = { conditions: ['Back Pain', 'Insomnia'] };
    const none = scoreOf(asked, { conditions: ['Trauma'] });
    const one = scoreOf(asked, { conditions: ['Back Pain'] });
    const both = scoreOf(asked, { conditions: ['Insomnia', 'Back Pain'] });
    expect([none < one, one < both]).toEqual([true, true]);
  });

  it('counts one matching therapy category as much as two', () =>
    expect(scoreOf({ categories: ['massage', 'yoga'] })).toBe(scoreOf({ categories: ['massage', 'reiki'] })));

  it('ranks matching conditions above near places, and near places above far ones', () => {
    const asked = { conditions: ['Stress'], near: true };
    expect(scoreOf(asked, { distanceKm: 35 })).toBeGreaterThan(scoreOf(asked, { conditions: [], distanceKm: 0 }));
    expect(scoreOf(asked, { distanceKm: 2 })).toBeGreaterThan(scoreOf(asked, { distanceKm: 20 }));
  });

  it('ranks practitioners who are free at the requested time first', () => {
    const opening = { date: '2027-03-06', partOfDay: 'morning' } as const;
    expect(scoreOf({ timed: true }, { opening })).toBeGreaterThan(scoreOf({ timed: true }));
  });
});

describe('the reasons', () => {
  it('name the shared conditions and categories in plain language', () => {
    expect(reasonsOf({ conditions: ['Back Pain'], categories: ['reiki'] })).toEqual([
      'Works with back pain',
      'Offers reiki & energy healing',
    ]);
    expect(reasonsOf({ conditions: ['TMJ Pain'] }, { conditions: ['TMJ Pain'] })).toEqual(['Works with TMJ pain']);
  });

  it.each([
    ['2027-03-02', 'morning', 'Free this morning'],
    ['2027-03-02', 'evening', 'Free this evening'],
    ['2027-03-03', 'afternoon', 'Free tomorrow afternoon'],
    ['2027-03-06', 'morning', 'Free Saturday morning'],
    ['2027-03-13', 'morning', 'Free Saturday morning, Mar 13'],
  ] as const)('a start on %s in the %s reads %s', (date, partOfDay, reason) =>
    expect(reasonsOf({}, { opening: { date, partOfDay } })).toEqual([reason]),
  );

  it('say how they meet only when that was asked', () => {
    expect(reasonsOf({ kind: 'virtual' })).toEqual(['Meets online']);
    expect(reasonsOf({ kind: 'in_home' }, { inHome: true })).toEqual(['Comes to your home']);
    expect(reasonsOf({})).toEqual([]);
  });

  it('give distances in the units used there', () => {
    expect(reasonsOf({}, { distanceKm: 3.26 })).toEqual(['3.3 km away']);
    expect(reasonsOf({}, { distanceKm: 3.26, currency: 'USD' })).toEqual(['2.0 mi away']);
    expect(reasonsOf({}, { distanceKm: 0.3 })).toEqual(['Less than a kilometer away']);
    expect(reasonsOf({}, { distanceKm: 0.3, currency: 'GBP' })).toEqual(['Less than a mile away']);
  });

  it('mention reviews only when there are enough good ones', () => {
    expect(reasonsOf({}, { reviewsAverage: 4.9, reviewsCount: 80 })).toEqual(['4.9 stars from 80 reviews']);
    expect(reasonsOf({}, { reviewsAverage: 5, reviewsCount: 1 })).toEqual([]);
    expect(reasonsOf({}, { reviewsAverage: 3.1, reviewsCount: 80 })).toEqual([]);
  });

  it('are five at most, the weightiest first', () => {
    const conditions = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6'];
    expect(reasonsOf({ conditions }, { conditions, distanceKm: 1 })).toHaveLength(5);
  });
});
