import { CredentialCipher } from '@yarrow/kit/security/credential.cipher';

/** Seals the tokens of practices' accounts. */
export function walletCipher(secret: string | undefined): CredentialCipher {
  return new CredentialCipher({ variable: 'PROVIDER_CREDENTIALS_KEY', secret, purpose: 'provider-credentials' });
}
