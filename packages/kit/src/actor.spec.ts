import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { SignJWT } from 'jose';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import {
  ActorSigner,
  ActorVerifier,
  requirePro,
  requireStaff,
  requireUser,
  UnauthenticatedError,
  type Actor,
} from './actor.js';
import { DomainError } from './domain-error.js';

const keys = generateKeyPairSync('ed25519');
const base64 = (key: KeyObject, type: 'pkcs8' | 'spki') =>
  Buffer.from(key.export({ type, format: 'pem' } as never) as string).toString('base64');
const privateKey = base64(keys.privateKey, 'pkcs8');
const publicKey = base64(keys.publicKey, 'spki');
const staff: Actor = { kind: 'client', userId: 'u3', staff: true, ip: '::1' };
const pro: Actor = { kind: 'pro', userId: 'u1', practiceId: 'p1', ip: '203.0.113.1' };

afterEach(() => {
  jest.useRealTimers();
});

function tokenWith(claims: Record<string, unknown>, { issuer = 'yarrow-gateway', life = '60s' } = {}) {
  const jwt = new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA' }).setIssuer(issuer).setIssuedAt();
  return jwt.setExpirationTime(life).sign(keys.privateKey);
}

describe('an actor token', () => {
  it('brings the actor to the other side', async () => {
    const [signer, verifier] = [new ActorSigner(privateKey), new ActorVerifier(publicKey)];
    for (const actor of [
      pro,
      staff,
      { kind: 'client', userId: 'u2', ip: '::1' },
      { kind: 'anonymous', ip: '::1' },
    ] as const) {
      expect(await verifier.verify(await signer.sign(actor))).toEqual(actor);
    }
  });

  it('is made once for the same actor, and again before it is old', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate'] });
    const signer = new ActorSigner(privateKey);
    const token = await signer.sign(pro);
    expect(await signer.sign({ ...pro })).toBe(token);
    expect(await signer.sign({ ...pro, ip: '203.0.113.2' })).not.toBe(token);
    expect(await signer.sign({ ...pro, staff: true })).not.toBe(token);
    jest.setSystemTime(41_000);
    expect(await signer.sign(pro)).not.toBe(token);
  });

  it('is not accepted any more when it has expired, even if it was seen before', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate'] });
    const verifier = new ActorVerifier(publicKey);
    const token = await new ActorSigner(privateKey).sign(pro);
    await verifier.verify(token);
    jest.setSystemTime(66_000);
    await expect(verifier.verify(token)).rejects.toThrow(UnauthenticatedError);
  });

  it('must come from the gateway', async () => {
    const verifier = new ActorVerifier(publicKey);
    const stranger = base64(generateKeyPairSync('ed25519').privateKey, 'pkcs8');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"kind":"pro"}').toString('base64url')}.`;
    const refused = [
      await new ActorSigner(stranger).sign(pro),
      await tokenWith({ kind: 'pro', sub: 'u1', ip: '::1' }, { issuer: 'somebody' }),
      await tokenWith({ kind: 'root', sub: 'u1', ip: '::1' }),
      await tokenWith({ kind: 'pro', ip: '::1' }),
      await tokenWith({ kind: 'pro', sub: 'u1' }),
      unsigned,
      '',
    ];
    for (const token of refused) await expect(verifier.verify(token)).rejects.toThrow(UnauthenticatedError);
  });
});

describe('a verifier with several keys', () => {
  const next = generateKeyPairSync('ed25519');
  const both = [publicKey, base64(next.publicKey, 'spki')].join(', ');

  it('takes what any of them has signed, and nothing else', async () => {
    const verifier = new ActorVerifier(both);
    expect(await verifier.verify(await new ActorSigner(privateKey).sign(pro))).toEqual(pro);
    expect(await verifier.verify(await new ActorSigner(base64(next.privateKey, 'pkcs8')).sign(pro))).toEqual(pro);
    const stranger = new ActorSigner(base64(generateKeyPairSync('ed25519').privateKey, 'pkcs8'));
    await expect(verifier.verify(await stranger.sign(pro))).rejects.toThrow(UnauthenticatedError);
  });

  it('believes nothing where one of them is no key', async () => {
    const verifier = new ActorVerifier(`${publicKey},nonsense`);
    await expect(verifier.verify(await new ActorSigner(privateKey).sign(pro))).rejects.toThrow();
  });
});

describe('requireUser, requirePro and requireStaff', () => {
  it('ask for a login first', () => {
    const anonymous: Actor = { kind: 'anonymous', ip: '::1' };
    expect(() => requireUser(anonymous)).toThrow(UnauthenticatedError);
    expect(() => requirePro(anonymous)).toThrow(UnauthenticatedError);
    expect(() => requireUser({ kind: 'client', userId: 'u', ip: '::1' })).not.toThrow();
  });

  it('refuse all but staff', () => {
    expect(() => requireStaff({ kind: 'anonymous', ip: '::1' })).toThrow(UnauthenticatedError);
    expect(() => requireStaff(pro)).toThrow(DomainError);
    expect(() => requireStaff(staff)).not.toThrow();
  });

  it('refuse clients, and pros without a practice', () => {
    expect(() => requirePro({ kind: 'client', userId: 'u', practiceId: 'p', ip: '::1' })).toThrow(DomainError);
    expect(() => requirePro({ kind: 'pro', userId: 'u', ip: '::1' })).toThrow(DomainError);
    expect(() => requirePro(pro)).not.toThrow();
  });
});
