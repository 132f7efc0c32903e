import { describe, expect, it } from '@jest/globals';
import { amountProblem, NEW_TEMPLATE, templateInput, templateRules } from './templateValues.js';

describe('the amount of a gift card', () => {
  it.each([
    ['', 'Amount is required'],
    ['  ', 'Amount is required'],
    ['0', 'Amount must be a positive number'],
    ['-5', 'Amount must be a positive number'],
    ['ten', 'Amount must be a positive number'],
    ['12.50', 'Amount must be in whole dollars'],
    ['10001', 'A gift card holds at most $10,000.'],
    ['50', undefined],
    ['$1,000', undefined],
    [' 25.00 ', undefined],
  ])('%p: %p', (typed, problem) => {
    expect(amountProblem(typed)).toBe(problem);
    const { error } = templateRules.safeParse({ ...NEW_TEMPLATE, amount: typed });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
      problem ? [['amount', problem]] : undefined,
    );
  });

  it('is sent in cents', () => {
    expect(templateInput({ amount: '$1,000', description: ' A day ', active: true, public: true })).toEqual({
      ...{ amountCents: 100_000, description: 'A day', active: true, public: true },
    });
  });
});
