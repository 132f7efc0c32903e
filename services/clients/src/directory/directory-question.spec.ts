import { describe, expect, it } from '@jest/globals';
import { ACCEPTED_NUMBERS } from '@yarrow/kit/testing/phone-numbers';
import { parseQuestion } from './directory-question.js';

describe('parseQuestion', () => {
  it.each(ACCEPTED_NUMBERS)('reads in %s the number %j as the digits of %s', (country, typed, number) => {
    expect(parseQuestion(typed, country).numbers).toContain(number.replace('+', ''));
  });

  it.each([
    ['US', '(604) 555-01', ['60455501']],
    ['US', '604.555', ['604555']],
    ['CA', '604\u2011555', ['604555']],
    ['GB', '07911 12', ['440791112', '791112']],
    ['GB', '+44 7911', ['447911']],
    ['GB', '+44 (0)7911', ['447911']],
    ['GB', '0044 7911', ['447911']],
    ['US', '55', []],
    ['US', '00', []],
    ['US', 'room 604', []],
  ])('reads in %s a part of a number, %j, as %j', (country, typed, numbers) => {
    expect(parseQuestion(typed, country).numbers).toEqual(numbers);
  });

  it.each([
    ['', []],
    ['  ', []],
    ['%', []],
    ['Byrne NOOR', [['byrne'], ['noor']]],
    ['Zoë O’Brien', [['zoe'], ['obrien']]],
    ["zoe o'brien", [['zoe'], ['obrien']]],
    ['Strauß', [['strauss']]],
    ['Anne-Marie', [['anne marie']]],
    ['noor@example.com', [['noor example com']]],
    ['noor 604-555-0134', [['noor'], ['604 555 0134', '16045550134', '6045550134']]],
    ['noor 0134', [['noor'], ['0134', '134']]],
  ])('reads the words of %j as %j', (typed, words) => expect(parseQuestion(typed, 'US').words).toEqual(words));
});
