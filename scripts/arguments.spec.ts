import { describe, expect, it } from '@jest/globals';
import { parseStartArguments, parseTestArguments } from './arguments.mjs';

describe('arguments of npm start', () => {
  it('keeps data and shares a process unless told otherwise', () => {
    expect(parseStartArguments([])).toEqual({ fresh: false, separate: false, help: false });
  });

  it('refuses what it does not know, rather than ignoring a misspelt --fresh', () => {
    expect(() => parseStartArguments(['--frehs'])).toThrow('--frehs');
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

  it('names the kinds that there are when one is unknown', () => {
    expect(() => parseTestArguments(['--only', 'units'])).toThrow(
      'Unknown kind of test: units. There are unit, service, page, browser.',
    );
  });
});
