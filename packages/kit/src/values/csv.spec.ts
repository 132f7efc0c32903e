import { describe, expect, it } from '@jest/globals';
import { FORMULA } from './csv.js';

const FORMULAS = ['=1+1', '=1+1\nand a second line', '+1+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'];
const FULL_WIDTH = ['＝1', '＋1+1', '－1', '＠A1'];

describe('a cell of a spreadsheet', () => {
  it.each([...FORMULAS, ...FULL_WIDTH])('is taken for a formula where it is %j', (cell) => {
    expect(cell).toMatch(FORMULA);
  });

  it.each(['', 'Grace Hopper', '+16045550134', 'a=b', '12.50'])('is none where it is %j', (cell) => {
    expect(cell).not.toMatch(FORMULA);
  });
});
