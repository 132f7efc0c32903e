import { describe, expect, it } from '@jest/globals';
import { isOverload, OverloadedError } from './overload.js';

const failedWith = (code: string) =>
  Object.assign(new Error('the database refused'), { driverError: databaseError(code) });
const databaseError = (code: string) => Object.assign(new Error('refused'), { code });

describe('an overload', () => {
  it.each([
    ['a turn that did not come in the line', new OverloadedError()],
    ['too many connections', failedWith('53300')],
    ['a lock that was not free in time', failedWith('55P03')],
    ['a pool that is used up', new Error('timeout exceeded when trying to connect')],
  ])('is %s', (_, error) => expect(isOverload(error)).toBe(true));

  it.each([
    ['a broken rule of the database', failedWith('23505')],
    ['two who wait for each other', failedWith('40P01')],
    ['anything else', new Error('no such note')],
  ])('is not %s', (_, error) => expect(isOverload(error)).toBe(false));
});
