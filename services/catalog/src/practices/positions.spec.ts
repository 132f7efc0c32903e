import { describe, expect, it } from '@jest/globals';
import { inOrder } from './positions.js';

const order = (...positions: [string, number][]) =>
  inOrder(
    ['a', 'b', 'c', 'd'],
    (id) => id,
    positions.map(([id, position]) => ({ id, position })),
    'skillArray',
  );

describe('a list that is put in order', () => {
  it('follows the positions, however they are numbered', () =>
    expect(order(['d', 1], ['c', 7], ['b', 3], ['a', -1])).toEqual(['a', 'd', 'b', 'c']));

  it('lets those follow that are not named', () => expect(order(['c', 1])).toEqual(['c', 'a', 'b', 'd']));

  it('has each once, though it is named twice', () =>
    expect(order(['b', 1], ['b', 2], ['a', 3])).toEqual(['b', 'a', 'c', 'd']));

  it('refuses one that is not in it', () =>
    expect(() => order(['x', 1])).toThrow(
      expect.objectContaining({ code: 'not_found', field: 'skillArray' }) as never,
    ));
});
