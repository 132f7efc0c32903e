import { describe, expect, it } from '@jest/globals';
import { addressLines } from './addressLines.js';

const NONE = { address: null, addressTwo: null, city: null, state: null, postalCode: null, country: null };
const WHOLE = {
  ...{ address: '12 Main St', addressTwo: 'Floor 3', city: 'Vancouver' },
  ...{ state: 'BC', postalCode: 'V5K 0A1', country: 'CA' },
};

describe('the address of a client', () => {
  it.each([
    [WHOLE, ['12 Main St', 'Floor 3', 'Vancouver, BC V5K 0A1', 'Canada']],
    [{ ...NONE, city: 'Leeds', postalCode: 'LS1 4AP' }, ['Leeds, LS1 4AP']],
    [{ ...NONE, state: 'BC' }, ['BC']],
    [{ ...NONE, country: 'GB' }, ['United Kingdom']],
    [{ ...NONE, address: '', city: '' }, []],
  ])('%j has the lines %j', (address, lines) => {
    expect(addressLines(address)).toEqual(lines);
  });
});
