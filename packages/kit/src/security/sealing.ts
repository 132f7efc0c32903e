import type { DescMessage } from '@bufbuild/protobuf';
import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Provider } from '@nestjs/common';
import { compactDecrypt, CompactEncrypt } from 'jose';

import { CONFIG } from '../config.js';

const ALGORITHM = 'ECDH-ES';
const ENCRYPTION = 'A256GCM';

/** Something sealed that cannot be opened here: another's, about something else, tampered with, or of a key that is gone. */
export class UnsealingError extends Error {
  override readonly name = 'UnsealingError';
}

/** What a secret inside an event is about: the event and its aggregate. */
export function sealedIn(event: DescMessage, aggregateId: string): string {
  return `${event.typeName} ${aggregateId}`;
}

/**
 * Seals what only the holder of the private key may read, such as the secret of a link that is to be mailed: the
 * outbox, the streams of the broker and backups hold no plain text. JWE (RFC 7516) to an X25519 key.
 */
export class Sealer {
  private readonly key: KeyObject;
  private readonly kid: string;

  /** @param publicKeyBase64 SPKI PEM of an X25519 key, base64 */
  constructor(publicKeyBase64: string) {
    this.key = createPublicKey(pemOf(publicKeyBase64));
    this.kid = keyId(this.key);
  }

  /** @param about what the text belongs to, such as a delivery's id: it opens for nothing else */
  async seal(text: string, about: string): Promise<string> {
    const header = { alg: ALGORITHM, enc: ENCRYPTION, kid: this.kid, about };
    return new CompactEncrypt(Buffer.from(text, 'utf8')).setProtectedHeader(header).encrypt(this.key);
  }
}

/** Seals for notifications; the configuration of the service has MAIL_SEALING_PUBLIC_KEY. */
export const mailSealer = {
  provide: Sealer,
  inject: [CONFIG],
  useFactory: (config: { MAIL_SEALING_PUBLIC_KEY: string }) => new Sealer(config.MAIL_SEALING_PUBLIC_KEY),
} satisfies Provider;

/** Opens what was sealed for the keys that it holds; what it seals itself is for the first of them. */
export class SealedBox extends Sealer {
  private readonly keys: ReadonlyMap<string, KeyObject>;

  /**
   * @param privateKeys PKCS8 PEMs of X25519 keys, base64, separated by commas: the present one, then those of before,
   *   for as long as something may be sealed for them
   */
  constructor(privateKeys: string) {
    const keys = privateKeys.split(',').map((key) => createPrivateKey(pemOf(key.trim())));
    const [present] = keys;
    super(publicKeyOf(present!));
    this.keys = new Map(keys.map((key) => [keyId(createPublicKey(key)), key]));
  }

  /** @throws UnsealingError */
  async open(sealed: string, about: string): Promise<string> {
    const { plaintext, protectedHeader } = await this.decrypt(sealed);
    if (protectedHeader['about'] !== about) throw new UnsealingError('This was sealed about something else.');
    return Buffer.from(plaintext).toString('utf8');
  }

  private async decrypt(sealed: string) {
    try {
      return await compactDecrypt(sealed, ({ kid = '' }) => this.keyFor(kid), {
        keyManagementAlgorithms: [ALGORITHM],
        contentEncryptionAlgorithms: [ENCRYPTION],
      });
    } catch (cause) {
      throw new UnsealingError('This cannot be unsealed.', { cause });
    }
  }

  private keyFor(kid: string): KeyObject {
    const key = this.keys.get(kid);
    if (!key) throw new UnsealingError(`There is no key ${kid}.`);
    return key;
  }
}

/** The public half as `Sealer` takes it. */
function publicKeyOf(privateKey: KeyObject): string {
  const pem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }) as string;
  return Buffer.from(pem).toString('base64');
}

/** Derived from the key, so that both sides compute the same id without configuration. */
function keyId(publicKey: KeyObject): string {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('base64url').slice(0, 16);
}

const pemOf = (base64: string): string => Buffer.from(base64, 'base64').toString('utf8');
