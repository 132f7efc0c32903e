import { describe, expect, it } from '@jest/globals';
import { trustedProxies } from './trusted-proxies.js';

describe('the list of trusted proxies', () => {
  const schema = trustedProxies('0');

  it.each([
    [undefined, []],
    ['0', []],
    ['2', [0, 1]],
  ])('counts proxies of ours: %j', (text, hops) => {
    const isTrusted = schema.parse(text) as (address: string, hop: number) => boolean;
    expect([0, 1, 2, 3].filter((hop) => isTrusted('203.0.113.7', hop))).toEqual(hops);
  });

  it('reads addresses and ranges', () => expect(schema.parse('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']));

  it.each(['true', 'false', '-1', '11', '10.0.0.0/8,proxy', '10.0.0.0/40'])('rejects %s', (text) =>
    expect(() => schema.parse(text)).toThrow('addresses or CIDR ranges'),
  );
});
