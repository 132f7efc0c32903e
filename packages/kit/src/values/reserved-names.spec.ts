import { describe, expect, it } from '@jest/globals';
import { requireUnreserved } from './reserved-names.js';

const check = (name: string) => requireUnreserved(name, 'name', 'The name');

describe('the name of a practice', () => {
  it.each(['Yarrow', 'The YARROW team', 'Réfund desk', 'Account-Security', 'Ｐａｙｐａｌ help', 'PayPal’s help'])(
    'cannot be “%s”',
    (name) => expect(() => check(name)).toThrow(/^The name cannot have “/),
  );

  it.each(['Yarrowfield Massage', 'West Bank Yoga', 'Union Square Acupuncture', 'Birth support', ''])(
    'can be “%s”',
    (name) => expect(() => check(name)).not.toThrow(),
  );
});
