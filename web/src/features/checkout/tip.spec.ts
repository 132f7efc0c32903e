import { describe, expect, it } from '@jest/globals';
import { customDefault, shareOf, tipCents, tipProblem } from './tip.js';

describe('a tip', () => {
  it.each([
    [9000, 10, 900],
    [9000, 15, 1350],
    [5, 10, 1],
    [1234, 15, 185],
    [1, 10, 0],
  ])('of %i cents at %i %% is %i, half up', (amount, percent, cents) => expect(shareOf(amount, percent)).toBe(cents));

  it('begins as 10 % where it is a custom amount', () => expect(customDefault(12_345)).toBe('12.35'));

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
  ] as const)('chosen as %j is %p cents of $90', (choice, cents) => expect(tipCents(choice, 9000)).toBe(cents));

  it.each([
    [undefined, 0, 'Please select a tip option.'],
    [{ kind: 'none' }, 0, ''],
    [{ kind: 'custom', text: '' }, 0, 'Please enter the tip as an amount, such as 12.50.'],
    [{ kind: 'custom', text: '0' }, 1, 'Please enter the tip as an amount, such as 12.50.'],
    [{ kind: 'custom', text: '99999' }, 1, 'Please enter a smaller tip.'],
    [{ kind: 'custom', text: '5' }, 1, ''],
  ] as const)('chosen as %j, at least %i, is answered: %s', (choice, least, problem) =>
    expect(tipProblem(choice, 9000, least)).toBe(problem),
  );
});
