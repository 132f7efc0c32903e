import { describe, expect, it } from '@jest/globals';
import { momentText, termsSentence, type TermsFacts } from './terms.js';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const facts = (change: Partial<TermsFacts>, terms: Partial<TermsFacts['terms']> = {}): TermsFacts => ({
  terms: { lateHours: 24, lateFeePercent: 50, lateFeeCents: 0, noShowFeePercent: 0, ...terms },
  freeUntil: '2026-11-28T11:00:00-05:00',
  amountCents: 12_000,
  currency: 'USD',
  zone: 'America/New_York',
  now: NOW,
  ...change,
});

describe('the terms of cancelling', () => {
  it('name the end of the free time and what it costs after that', () =>
    expect(termsSentence(facts({}))).toBe('Free until Sat 11:00 AM New York time; after that 50% ($60).'));

  it('name a fixed fee, at most the price', () => {
    expect(termsSentence(facts({}, { lateFeePercent: 0, lateFeeCents: 3000 }))).toBe(
      'Free until Sat 11:00 AM New York time; after that $30.',
    );
    expect(termsSentence(facts({}, { lateFeePercent: 0, lateFeeCents: 90_000 }))).toContain('after that $120.');
  });

  it('say what not coming costs', () =>
    expect(termsSentence(facts({}, { noShowFeePercent: 100 }))).toContain('No-shows are charged 100% ($120).'));

  it('say what it costs where the free time is over', () =>
    expect(termsSentence(facts({ freeUntil: '2026-11-24T11:00:00Z' }))).toBe('Cancelling costs 50% ($60).'));

  it('say that a late session of a package is used up', () => {
    const session = facts({ amountCents: 0, takesSession: true });
    expect(termsSentence(session)).toBe('Free until Sat 11:00 AM New York time; after that a session of your package.');
    expect(termsSentence({ ...session, amountCents: 2000 })).toContain('a session of your package and 50% ($10).');
  });

  it('say where it is always free', () => {
    const free = 'Cancelling is free until the visit starts.';
    expect(termsSentence(facts({ freeUntil: null }, { lateFeePercent: 0 }))).toBe(free);
    expect(termsSentence(facts({}, { lateHours: 0 }))).toBe(free);
    expect(termsSentence(facts({ amountCents: 0 }))).toBe(free);
  });
});

describe('a moment', () => {
  it('is read in the zone of the client', () =>
    expect(momentText('2026-11-28T11:00:00-05:00', 'America/Los_Angeles', NOW)).toMatch(/^Sat 8:00 AM/));
  it('has its date where it is more than six days away', () =>
    expect(momentText('2026-12-12T11:00:00-05:00', 'America/New_York', NOW)).toBe(
      'Sat, Dec 12, 11:00 AM New York time',
    ));
  it('has its date where it has passed: the coming day has the same name', () =>
    expect(momentText('2026-11-23T11:00:00-05:00', 'America/New_York', NOW)).toBe(
      'Mon, Nov 23, 11:00 AM New York time',
    ));
});
