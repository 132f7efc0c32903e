import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { PaymentsConfig } from '../config.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps what a practice's account is reached with unreadable in the database: AES-256-GCM. */
@Injectable()
export class CredentialCipher {
  private readonly key: Buffer | undefined;

  constructor(@Inject(CONFIG) { PROVIDER_CREDENTIALS_KEY: secret }: PaymentsConfig) {
    this.key = secret ? Buffer.from(hkdfSync('sha256', secret, '', 'provider-credentials', 32)) : undefined;
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
    if (!this.key) throw new Error('PROVIDER_CREDENTIALS_KEY is not set.');
    return this.key;
  }
}
