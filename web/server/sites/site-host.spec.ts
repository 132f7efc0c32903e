import { describe, expect, it } from '@jest/globals';
import { siteKeyOf } from './site-host.js';

const keyOf = (host: string) => siteKeyOf(host, 'https://yarrow.example', 'sites.yarrow.example');

describe('the website that a host is', () => {
  it.each([
    ['stillwater.com', { domain: 'stillwater.com' }],
    ['WWW.Stillwater.com.', { domain: 'www.stillwater.com' }],
    ['still-water.sites.yarrow.example', { slug: 'still-water' }],
  ])('is for %s %j', (host, key) => expect(keyOf(host)).toEqual(key));

  it.each([
    ...['yarrow.example', 'sites.yarrow.example', 'a.b.sites.yarrow.example', 'localhost', 'yarrow-web', '10.1.2.3'],
    ...['[::1]', 'yarrow-web.yarrow.svc', 'yarrow-web.yarrow.svc.cluster.local'],
  ])('is none for %s', (host) => expect(keyOf(host)).toBeUndefined());

  it('is none where the platform has no host for websites', () => {
    expect(siteKeyOf('stillwater.com', 'https://yarrow.example', undefined)).toBeUndefined();
  });
});
