import { describe, expect, it } from '@jest/globals';
import { visitorOf } from '../occupancies/visitor.js';

describe('the address of a visitor', () => {
  const digestOf = (ip: string) => visitorOf({ kind: 'anonymous', ip }).addressDigest.toString('hex');

  it('is one for everybody behind one IPv4 address, however it is written', () => {
    expect(digestOf('::ffff:203.0.113.7')).toBe(digestOf('203.0.113.7'));
    expect(digestOf('203.0.113.8')).not.toBe(digestOf('203.0.113.7'));
  });

  it('is one for the whole IPv6 network of a subscriber, and another for the next', () => {
    expect(digestOf('2001:db8:1:2:aaaa::1')).toBe(digestOf('2001:0db8:0001:0002:ffff:ffff:ffff:ffff'));
    expect(digestOf('2001:db8:1:3::1')).not.toBe(digestOf('2001:db8:1:2::1'));
  });

  it('is some address also where it cannot be read', () => {
    expect(digestOf('unknown')).toHaveLength(64);
  });
});
