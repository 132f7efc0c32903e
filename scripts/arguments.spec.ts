import { describe, expect, it } from '@jest/globals';
import { parseDevArguments, parseStartArguments, parseTestArguments, parseTokenArguments } from './arguments.mjs';

describe('arguments of npm start', () => {
  it('keeps data and shares a process by default', () => {
    expect(parseStartArguments([])).toEqual({ fresh: false, separate: false, help: false });
  });

  it('refuses what it does not know, rather than ignoring a misspelt --fresh', () => {
    expect(() => parseStartArguments(['--frehs'])).toThrow('--frehs');
  });
});

describe('arguments of npm run dev', () => {
  const parts = ['clients', 'scheduling'];

  it('watches all parts unless some are named', () => {
    expect(parseDevArguments([], parts)).toMatchObject({ only: undefined, inspect: false });
    expect(parseDevArguments(['--only', 'scheduling, clients', '--inspect'], parts)).toMatchObject({
      only: ['scheduling', 'clients'],
      inspect: true,
    });
  });

  it('names the parts that there are when one is unknown', () => {
    expect(() => parseDevArguments(['--only', 'calendar'], parts)).toThrow(
      'Unknown part: calendar. There are clients, scheduling.',
    );
  });
});

describe('arguments of npm run token', () => {
  it('takes a client by default', () => {
    expect(parseTokenArguments([])).toMatchObject({ role: 'client', actor: false });
    expect(parseTokenArguments(['--as', 'pro', '--actor'])).toMatchObject({ role: 'pro', actor: true });
  });

  it('names the roles that there are when one is unknown', () => {
    expect(() => parseTokenArguments(['--as', 'admin'])).toThrow(
      'Unknown role: admin. There are client, pro, visitor.',
    );
  });
});

describe('arguments of npm test', () => {
  it('runs all four kinds unless some are chosen', () => {
    expect(parseTestArguments([]).kinds).toEqual(['unit', 'service', 'page', 'browser']);
    expect(parseTestArguments(['--only', 'unit, page']).kinds).toEqual(['unit', 'page']);
  });

  it('takes the rest as patterns of files', () => {
    expect(parseTestArguments(['--only', 'unit', 'packages/time']).patterns).toEqual(['packages/time']);
  });

  it('needs no browser for files that are no journeys', () => {
    expect(parseTestArguments(['services/payments', '-t', 'refund'])).toMatchObject({
      kinds: ['unit', 'service', 'page'],
      title: 'refund',
    });
    expect(parseTestArguments(['e2e/reviews']).kinds).toContain('browser');
  });

  it('watches everything but journeys', () => {
    expect(parseTestArguments(['--watch'])).toMatchObject({ watch: true, kinds: ['unit', 'service', 'page'] });
    expect(() => parseTestArguments(['--watch', '--only', 'browser'])).toThrow('cannot be watched');
  });

  it('names the kinds that there are when one is unknown', () => {
    expect(() => parseTestArguments(['--only', 'units'])).toThrow(
      'Unknown kind of test: units. There are unit, service, page, browser.',
    );
  });
});
