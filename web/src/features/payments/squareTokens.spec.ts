import { describe, expect, it } from '@jest/globals';
import { refusalOfTokenization } from './squareTokens.js';

describe('a card that Square’s script refuses (spec client §8)', () => {
  it('is reported by the serialized errors, and as a message at its field', () => {
    const errors = [
      { type: 'VALIDATION_ERROR', field: 'cvv', message: 'CVV is not valid' },
      { type: 'VALIDATION_ERROR', field: 'postalCode', message: 'Postal code is not valid' },
    ];
    expect(refusalOfTokenization(errors)).toMatchObject({
      message: JSON.stringify(errors),
      field: 'code',
      shown: 'CVV is not valid Postal code is not valid',
    });
  });

  it.each([[[]], [[{ field: 'elsewhere' }]]])('without messages says that an error occurred: %j', (errors) => {
    expect(refusalOfTokenization(errors)).toMatchObject({ field: 'number', shown: 'An error occurred' });
  });
});
