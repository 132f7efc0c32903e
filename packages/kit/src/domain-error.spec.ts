import { describe, expect, it } from '@jest/globals';
import { DomainError, invalid } from './domain-error.js';

describe('a code', () => {
  it('has to be one of the contract, says the compiler', () => {
    // @ts-expect-error -- no contract has it
    expect(new DomainError('refussed', 'Not this one.').code).toBe('refussed');
    // @ts-expect-error -- no contract has `invalid_shoe_size`
    expect(invalid('shoeSize', 'Not this one.').code).toBe('invalid_shoe_size');
  });

  it('contains the name of an invalid field', () => {
    expect(invalid('firstName', 'It is missing.')).toMatchObject({ code: 'invalid_first_name', field: 'firstName' });
  });
});
