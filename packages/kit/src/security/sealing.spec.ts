import { describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { SealedBox, Sealer } from './sealing.js';

function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('x25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const base64 = (pem: string) => Buffer.from(pem).toString('base64');
  return { privateKey: base64(privateKey), publicKey: base64(publicKey) };
}

const old = newKeys();
const present = newKeys();

describe('something sealed', () => {
  it('is opened by the holder of the private key alone', async () => {
    const sealed = await new Sealer(present.publicKey).seal('s3cret', 'reset u1');
    expect(sealed).not.toContain('s3cret');
    expect(await new SealedBox(present.privateKey).open(sealed, 'reset u1')).toBe('s3cret');
    await expect(new SealedBox(old.privateKey).open(sealed, 'reset u1')).rejects.toThrow('cannot be unsealed');
  });

  it('looks different each time', async () => {
    const sealer = new Sealer(present.publicKey);
    expect(await sealer.seal('s3cret', 'reset u1')).not.toBe(await sealer.seal('s3cret', 'reset u1'));
  });

  it('does not open for anything else than it is about', async () => {
    const sealed = await new Sealer(present.publicKey).seal('s3cret', 'reset u1');
    await expect(new SealedBox(present.privateKey).open(sealed, 'reset u2')).rejects.toThrow('about something else');
  });

  it('does not open when a byte of it was changed', async () => {
    const [header = '', key, iv, text = '', tag] = (await new Sealer(present.publicKey).seal('s3cret', 'u1')).split(
      '.',
    );
    const box = new SealedBox(present.privateKey);
    const changed = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
    await expect(box.open([header, key, iv, changed(text), tag].join('.'), 'u1')).rejects.toThrow('unsealed');
    const { about: _, ...rest } = JSON.parse(Buffer.from(header, 'base64url').toString()) as Record<string, unknown>;
    const forged = Buffer.from(JSON.stringify({ ...rest, about: 'u2' })).toString('base64url');
    await expect(box.open([forged, key, iv, text, tag].join('.'), 'u2')).rejects.toThrow('unsealed');
  });

  it('opens after the keys were changed, for as long as the old one is kept', async () => {
    const sealed = await new Sealer(old.publicKey).seal('s3cret', 'u1');
    const box = new SealedBox(`${present.privateKey}, ${old.privateKey}`);
    expect(await box.open(sealed, 'u1')).toBe('s3cret');
    const again = await box.seal('s3cret', 'u1');
    expect(await new SealedBox(present.privateKey).open(again, 'u1')).toBe('s3cret');
  });
});
