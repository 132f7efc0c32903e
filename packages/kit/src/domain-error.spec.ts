import { describe, expect, it } from '@jest/globals';
import { DomainError, mutationResult } from './domain-error.js';

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
      Promise.reject(new DomainError('slot_taken', 'That time has just been taken.', 'startsAt'));
    expect(await mutationResult(work)).toEqual({
      result: 'failure',
      errors: [{ code: 'slot_taken', message: 'That time has just been taken.', field: 'startsAt' }],
    });
    const refuse = (): Promise<object> => Promise.reject(new DomainError('not_found', 'No such visit.'));
    const withoutField = await mutationResult(refuse);
    expect(withoutField.errors).toEqual([{ code: 'not_found', message: 'No such visit.', field: null }]);
  });

  it('throws on what is a fault of ours', async () => {
    await expect(mutationResult(() => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow(TypeError);
  });
});
