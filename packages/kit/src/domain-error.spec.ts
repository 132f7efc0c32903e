import { describe, expect, it } from '@jest/globals';
import { DomainError, invalid, mutationResult } from './domain-error.js';

describe('mutationResult', () => {
  it('spreads what the work gives into a success', async () => {
    expect(await mutationResult(async () => ({ client: { id: '1' } }))).toEqual({
      result: 'success',
      errors: [],
      client: { id: '1' },
    });
  });

  it('makes data of a broken rule', async () => {
    const work = (): Promise<object> =>
      Promise.reject(new DomainError('refused', 'That time has just been taken.', 'startsAt'));
    expect(await mutationResult(work)).toEqual({
      result: 'failure',
      errors: [{ code: 'refused', message: 'That time has just been taken.', field: 'startsAt' }],
    });
    const refuse = (): Promise<object> => Promise.reject(new DomainError('not_found', 'No such visit.'));
    const withoutField = await mutationResult(refuse);
    expect(withoutField.errors).toEqual([{ code: 'not_found', message: 'No such visit.', field: null }]);
  });

  it('throws on what is a fault of ours', async () => {
    await expect(mutationResult(() => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow(TypeError);
  });
});

describe('a code', () => {
  it('has to be one of the contract, says the compiler', () => {
    // @ts-expect-error -- no contract has it
    expect(new DomainError('refussed', 'Not this one.').code).toBe('refussed');
    // @ts-expect-error -- no contract has `invalid_shoe_size`
    expect(invalid('shoeSize', 'Not this one.').code).toBe('invalid_shoe_size');
  });

  it('of a field that is not valid is made of its name', () => {
    expect(invalid('firstName', 'It is missing.')).toMatchObject({ code: 'invalid_first_name', field: 'firstName' });
  });
});
