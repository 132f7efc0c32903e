import { describe, expect, it } from '@jest/globals';
import { deterministicId, isUuid, newId, newSecretToken } from './ids.js';

describe('newId', () => {
  it('is a UUIDv7 of now', () => {
    const id = newId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Math.abs(Number.parseInt(id.replace('-', '').slice(0, 12), 16) - Date.now())).toBeLessThan(1_000);
  });

  it('rises, also within one millisecond, and never repeats', () => {
    const ids = Array.from({ length: 20_000 }, newId);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('deterministicId', () => {
  // RFC 9562, appendix A.4: the name www.example.com in the namespace of domain names.
  it('is the UUIDv5 of the standard', () => {
    expect(deterministicId('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    );
  });

  it('keeps names of different namespaces apart', () => {
    expect(deterministicId('refund', '1')).toBe(deterministicId('refund', '1'));
    expect(deterministicId('refund', '1')).not.toBe(deterministicId('charge', '1'));
  });
});

describe('newSecretToken', () => {
  it('is random, long enough, and safe in an address', () => {
    expect(newSecretToken()).toMatch(/^[\w-]{32}$/);
    expect(newSecretToken()).not.toBe(newSecretToken());
    expect(() => newSecretToken(8)).toThrow(RangeError);
  });
});

describe('isUuid', () => {
  it('accepts a UUID and nothing around it', () => {
    expect(isUuid(newId())).toBe(true);
    expect(isUuid(`${newId()}\n`)).toBe(false);
    expect(isUuid("' or 1=1 --")).toBe(false);
  });
});
