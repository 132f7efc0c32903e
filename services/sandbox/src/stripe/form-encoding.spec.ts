import { describe, expect, it } from '@jest/globals';
import { decodeForm } from './form-encoding.js';

describe('decodeForm', () => {
  it.each([
    ['a=1&b=x%20y+z', { a: '1', b: 'x y z' }],
    ['metadata[k]=v&metadata[l]=', { metadata: { k: 'v', l: '' } }],
    ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
    ['expand[1]=b&expand[0]=a', { expand: ['a', 'b'] }],
    [
      'items[0][price]=p&items[0][quantity]=2&items[1][price]=q',
      { items: [{ price: 'p', quantity: '2' }, { price: 'q' }] },
    ],
    ['', {}],
  ])('decodes %s', (text, expected) => {
    expect(JSON.parse(JSON.stringify(decodeForm(text)))).toEqual(expected);
  });

  it('keeps clear of the prototype and of endless nesting', () => {
    decodeForm('__proto__[admin]=1&constructor[prototype][admin]=1');
    expect(({} as { admin?: string }).admin).toBeUndefined();
    expect(() => decodeForm(`a${'[b]'.repeat(9)}=1`)).toThrow('nested too deeply');
  });
});
