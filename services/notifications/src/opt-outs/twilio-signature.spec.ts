import { describe, expect, it } from '@jest/globals';
import { isFromTwilio } from './twilio-signature.js';

// The example of Twilio's own documentation of request validation.
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const form = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
};
const signature = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';

describe('isFromTwilio', () => {
  it('accepts what Twilio signed', () => expect(isFromTwilio(signature, url, form, '12345')).toBe(true));

  it.each([
    ['another token', () => isFromTwilio(signature, url, form, '12346')],
    ['another address', () => isFromTwilio(signature, 'https://mycompany.com/', form, '12345')],
    ['a changed field', () => isFromTwilio(signature, url, { ...form, Digits: '1' }, '12345')],
    ['an added field', () => isFromTwilio(signature, url, { ...form, Body: 'STOP' }, '12345')],
    ['no signature', () => isFromTwilio(undefined, url, form, '12345')],
    ['a cut signature', () => isFromTwilio(signature.slice(0, 8), url, form, '12345')],
  ])('refuses %s', (_what, check) => expect(check()).toBe(false));
});
