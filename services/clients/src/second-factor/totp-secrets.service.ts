import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { CredentialCipher } from '@yarrow/kit/security/credential.cipher';
import type { ClientsConfig } from '../config.js';
import type { AuthenticatorApp } from './authenticator-app.entity.js';

/** Keeps secrets of apps unreadable in the database. */
@Injectable()
export class TotpSecretsService {
  private readonly cipher: CredentialCipher;

  constructor(@Inject(CONFIG) config: ClientsConfig) {
    const secret = config.SECOND_FACTOR_KEY;
    this.cipher = new CredentialCipher({ variable: 'SECOND_FACTOR_KEY', secret, purpose: 'authenticator-apps' });
  }

  /** False without a key: then no app can be set up. */
  get ready(): boolean {
    return this.cipher.ready;
  }

  seal(secret: string, userId: string): Buffer {
    return this.cipher.encrypt(secret, userId);
  }

  open({ sealedSecret, userId }: AuthenticatorApp): string {
    return this.cipher.decrypt(sealedSecret, userId);
  }
}
