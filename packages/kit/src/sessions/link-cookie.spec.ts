import { describe, expect, it } from '@jest/globals';
import { linkCookie, linkCookieName, openedLinks, withOpenedLink } from './link-cookie.js';

const secret = (letter: string) => letter.repeat(32);

describe('the cookie of opened links', () => {
  it('is out of reach of scripts and of other sites, and bound to the host over TLS', () => {
    const cookie = linkCookie('https://yarrow.example', 'reviews', [secret('a'), secret('b')]);
    expect(cookie).toBe(
      `__Host-yarrow_reviews=${secret('a')}.${secret('b')}; Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000; Secure`,
    );
    expect(linkCookieName('http://localhost:8080', 'visits')).toBe('yarrow_visits');
    expect(linkCookie('http://localhost:8080', 'visits', [])).not.toContain('Secure');
  });

  it('returns the stored secrets and ignores everything else in the cookie', () => {
    expect(openedLinks(`${secret('a')}.${secret('b')}`)).toEqual([secret('a'), secret('b')]);
    expect(openedLinks(undefined)).toEqual([]);
    expect(openedLinks(`short.${'x'.repeat(500)}.%00.${secret('a')}."`)).toEqual([secret('a')]);
  });

  it('keeps the latest eight, each once', () => {
    const many = [...'abcdefgh'].map(secret);
    expect(withOpenedLink(many, secret('z'))).toEqual([secret('z'), ...many.slice(0, 7)]);
    expect(withOpenedLink(many, secret('c'))).toHaveLength(8);
    expect(withOpenedLink(many, 'not a secret')).toEqual(many);
  });
});
