import { describe, expect, it } from '@jest/globals';
import { customDefault, shareOf, tipCents, tipProblem } from './tip.js';

const NINETY = { amountCents: 9000, currency: 'USD' };

describe('a tip', () => {
  it.each([
    [9000, 10, 900],
    [9000, 15, 1350],
    [5, 10, 1],
    [1234, 15, 185],
    [1, 10, 0],
  ])('of %i cents at %i %% is %i, half up', (amountCents, percent, cents) =>
    expect(shareOf({ amountCents, currency: 'USD' }, percent)).toBe(cents),
  );

  it.each([
    [100_000, 15, 15_000],
    [105_000, 15, 15_800],
    [104_900, 15, 15_700],
    [300, 10, 0],
    [500, 10, 100],
  ])('of %i hundredths of yen at %i %% is %i: whole units, half up', (amountCents, percent, cents) =>
    expect(shareOf({ amountCents, currency: 'JPY' }, percent)).toBe(cents),
  );

  it('begins as 10 % where it is a custom amount', () => {
    expect(customDefault({ amountCents: 12_345, currency: 'USD' })).toBe('12.35');
    expect(customDefault({ amountCents: 104_500, currency: 'JPY' })).toBe('105');
  });

  it('is no part of a unit where the currency has none', () => {
    const yen = { amountCents: 900_000, currency: 'JPY' };
    expect(tipCents({ kind: 'custom', text: '1200' }, yen)).toBe(120_000);
    expect(tipProblem({ kind: 'custom', text: '12.50' }, yen)).toBe('Please enter the tip as an amount, such as 13.');
  });

  it.each([
    [undefined, undefined],
    [{ kind: 'none' }, 0],
    [{ kind: 'percent', percent: 20 }, 1800],
    [{ kind: 'custom', text: '12' }, 1200],
    [{ kind: 'custom', text: '12.5' }, 1250],
    [{ kind: 'custom', text: '$ 12,50' }, 1250],
    [{ kind: 'custom', text: '12.345' }, undefined],
    [{ kind: 'custom', text: '-3' }, undefined],
    [{ kind: 'custom', text: 'ten' }, undefined],
  ] as const)('chosen as %j is %p cents of $90', (choice, cents) => expect(tipCents(choice, NINETY)).toBe(cents));

  it.each([
    [undefined, 0, 'Please select a tip option.'],
    [{ kind: 'none' }, 0, ''],
    [{ kind: 'custom', text: '' }, 0, 'Please enter the tip as an amount, such as 12.50.'],
    [{ kind: 'custom', text: '0' }, 1, 'Please enter the tip as an amount, such as 12.50.'],
    [{ kind: 'custom', text: '99999' }, 1, 'Please enter a smaller tip.'],
    [{ kind: 'custom', text: '5' }, 1, ''],
  ] as const)('chosen as %j, at least %i, is answered: %s', (choice, least, problem) =>
    expect(tipProblem(choice, NINETY, least)).toBe(problem),
  );
});
