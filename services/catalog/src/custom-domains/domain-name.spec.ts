import { describe, expect, it } from '@jest/globals';
import { parseDomain } from './domain-name.js';

const parse = (typed: string) => parseDomain(typed, ['yarrow.example']);

describe('parseDomain', () => {
  it.each([
    ['stillwater.com', 'stillwater.com'],
    ['  StillWater.COM. ', 'stillwater.com'],
    ['https://www.stillwater.com/welcome?x=1', 'www.stillwater.com'],
    ['ruhe-münchen.de', 'xn--ruhe-mnchen-yhb.de'],
    ['my.yarrow.example.com', 'my.yarrow.example.com'],
  ])('reads %j as %s', (typed, domain) => expect(parse(typed)).toBe(domain));

  it.each([
    '',
    'stillwater',
    'localhost',
    '192.0.2.1',
    '[::1]',
    'still water.com',
    '-still.com',
    'still..com',
    'still.c',
    'user@stillwater.com',
    'stillwater.com:8080',
    `${'a'.repeat(64)}.com`,
    'yarrow.example',
    'shop.yarrow.example',
  ])('rejects %j', (typed) => {
    expect(() => parse(typed)).toThrow(expect.objectContaining({ code: 'invalid_domain', field: 'domain' }));
  });
});
