import { describe, expect, it } from '@jest/globals';
import { canSend, emptyRow, firstRows, isEmptyRow, problemsOf, type RequestRow } from './requestRows.js';

const row = (firstName: string, text: string): RequestRow => ({
  ...emptyRow('CA'),
  firstName,
  phone: { country: 'CA', text },
});

describe('the rows of people to ask', () => {
  it('are three at first, or as many as there is room for', () => {
    expect(firstRows('CA', 10)).toHaveLength(3);
    expect(firstRows('CA', 2)).toHaveLength(2);
  });

  it.each([
    ['nothing', [row('', ''), row(' ', ' ')], false],
    ['one whole row', [row('Lena', '(604) 555-0142'), row('', '')], true],
    ['no phone', [row('Lena', '')], false],
    ['no name', [row(' ', '(604) 555-0142')], false],
    ['a phone of 12 characters', [row('Lena', '(604) 555-01')], false],
    ['a whole row and a half one', [row('Lena', '(604) 555-0142'), row('Noor', '')], false],
  ])('with %s can be sent: %j → %s', (_what, rows, expected) => {
    expect(canSend(rows)).toBe(expected);
  });

  it('say what is missing, and nothing of an empty one', () => {
    expect(problemsOf(row('', '(604) 555-0142'))).toEqual({ firstName: 'First name is required' });
    expect(problemsOf(row('Lena', '604'))).toEqual({ phone: 'Please enter a valid phone number.' });
    expect(problemsOf(row('', ''))).toEqual({});
    expect(isEmptyRow(row('', ''))).toBe(true);
  });
});
