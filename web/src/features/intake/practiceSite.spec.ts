import { describe, expect, it } from '@jest/globals';
import { practiceSite } from './practiceSite.js';

const url = '/p/still-water';

describe('practiceSite', () => {
  it.each([
    ['https://stillwater.example/welcome', 'https://stillwater.example/welcome'],
    ['http://stillwater.example', 'http://stillwater.example/'],
    ['stillwater.example', 'https://stillwater.example/'],
  ])('%s leads to the website', (website, href) => {
    expect(practiceSite({ website, url })).toEqual({ href, external: true });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'JavaScript:alert(1)',
    'file:///etc/passwd',
    'https://',
    '  ',
    null,
  ])('%j leads to the profile', (website) =>
    expect(practiceSite({ website, url })).toEqual({ href: url, external: false }),
  );

  it('leads home where the practice is not shown', () =>
    expect(practiceSite(null)).toEqual({ href: '/', external: false }));
});
