import { describe, expect, it } from '@jest/globals';
import { loginHref, safeReturnTo } from './returnTo.js';

describe('where to go after logging in', () => {
  it('is a path of this site, with its query', () =>
    expect(safeReturnTo('/p/willow/book?service=1#time', '/bookings')).toBe('/p/willow/book?service=1#time'));

  it.each([
    null,
    '',
    'bookings',
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
  ])('is never %j', (value) => expect(safeReturnTo(value, '/bookings')).toBe('/bookings'));

  it('survives the address of the log-in page', () => {
    const back = new URL(loginHref('/p/a/book?step=details&service=1'), 'http://yarrow.test').searchParams;
    expect(back.get('return_to')).toBe('/p/a/book?step=details&service=1');
  });
});
