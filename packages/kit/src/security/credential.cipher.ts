import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Where the key comes from. */
export interface CredentialKey {
  /** The variable that holds it. */
  readonly variable: string;
  readonly secret: string | undefined;
  /** What is sealed: one secret makes another key for each purpose. */
  readonly purpose: string;
}

/** Keeps what accounts elsewhere are reached with unreadable in the database: AES-256-GCM. */
export class CredentialCipher {
  private readonly key: Buffer | undefined;

  constructor(private readonly from: CredentialKey) {
    const { secret, purpose } = from;
    this.key = secret ? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)) : undefined;
  }

  get ready(): boolean {
    return this.key !== undefined;
  }

  /** @param owner whose it is; another's row cannot be read with it */
  encrypt(text: string, owner: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.requireKey(), iv).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  }

  /** @throws Error for what was changed or is another's */
  decrypt(sealed: Buffer, owner: string): string {
    const iv = sealed.subarray(0, IV_BYTES);
    const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.requireKey(), iv).setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  }

  private requireKey(): Buffer {
    if (!this.key) throw new Error(`${this.from.variable} is not set.`);
    return this.key;
  }
}
