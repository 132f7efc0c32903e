import { describe, expect, it } from '@jest/globals';
import { linkAddress } from './linkAddress.js';

describe('the address of a link', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['http://example.com', 'http://example.com'],
    [' example.com/prices ', 'https://example.com/prices'],
    ['localhost.example:8080', 'https://localhost.example:8080'],
    ['maya@example.org', 'mailto:maya@example.org'],
    ['mailto:maya@example.org', 'mailto:maya@example.org'],
    ['+1 (518) 555-0123', 'tel:+15185550123'],
    ['tel:+15185550123', 'tel:+15185550123'],
  ])('is made of %j', (typed, href) => expect(linkAddress(typed)).toBe(href));

  it.each([
    '',
    'hello',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    '/portal',
    '//evil.example',
    'https://',
    'https://a b.example',
    'sms:+15185550123',
    '.......',
    '(518) 5-5',
  ])('is not made of %j', (typed) => expect(linkAddress(typed)).toBeUndefined());
});
