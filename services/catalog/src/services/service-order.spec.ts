import { describe, expect, it } from '@jest/globals';
import { reorderServices } from './service-order.js';
import { Service } from '../offerings/service.entity.js';

const servicesOf = (...ids: string[]) =>
  ids.map((id, index) => Object.assign(new Service(), { id, position: index + 1 }));
const entry = (id: string, position: number) => JSON.stringify({ id, position });
const order = (services: Service[]) =>
  [...services].sort((one, other) => one.position - other.position).map(({ id, position }) => `${position} ${id}`);

describe('reorderServices', () => {
  it('numbers services from 1 in the order of the form, and names those that moved', () => {
    const all = servicesOf('a', 'b', 'c');
    expect(reorderServices(all, [entry('b', 1), entry('a', 2), entry('c', 3)]).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(order(all)).toEqual(['1 b', '2 a', '3 c']);
  });

  it('goes by the positions, not by the places in the list', () => {
    const all = servicesOf('a', 'b');
    reorderServices(all, [entry('a', 7), entry('b', 3)]);
    expect(order(all)).toEqual(['1 b', '2 a']);
  });

  it('lets those follow that are not named, as they were', () => {
    const all = servicesOf('a', 'b', 'c', 'd');
    reorderServices(all, [entry('d', 1), entry('b', 2)]);
    expect(order(all)).toEqual(['1 d', '2 b', '3 a', '4 c']);
  });

  it.each([
    ['a service of somebody else', [entry('x', 1)], 'not_found'],
    ['a service twice', [entry('a', 1), entry('a', 2)], 'invalid_order'],
    ['a position below 1', [entry('a', 0)], 'invalid_order'],
    ['what is no JSON', ['a'], 'invalid_order'],
  ])('refuses %s and leaves the order as it is', (_what, entries, code) => {
    const all = servicesOf('a', 'b');
    expect(() => reorderServices(all, entries)).toThrow(expect.objectContaining({ code, field: 'servicesArray' }));
    expect(order(all)).toEqual(['1 a', '2 b']);
  });
});
