import { describe, expect, it } from '@jest/globals';
import { mailAddressOf } from './mail-address.js';

describe('the mail address of a sender', () => {
  it.each([
    ['a name and an address', 'Yarrow <hello@yarrow.example>', 'hello@yarrow.example'],
    ['a quoted name with a bracket in it', '"Yarrow <care>" <hello@yarrow.example> ', 'hello@yarrow.example'],
    ['a bare address', 'hello@yarrow.example', 'hello@yarrow.example'],
    ['a bare address with blanks around it', ' hello@yarrow.example ', 'hello@yarrow.example'],
  ])('is taken from %s', (_what, sender, address) => {
    expect(mailAddressOf(sender)).toBe(address);
  });
});
