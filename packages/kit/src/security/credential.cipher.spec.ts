import { describe, expect, it } from '@jest/globals';
import { CredentialCipher } from './credential.cipher.js';

const cipherWith = (secret?: string, purpose = 'accounts') =>
  new CredentialCipher({ variable: 'ACCOUNTS_KEY', secret, purpose });

describe('the cipher of credentials', () => {
  const cipher = cipherWith('a secret of the machine');

  it('decrypts what it encrypted, and never returns the same bytes twice', () => {
    const [first, second] = [cipher.encrypt('EAAA-token', 'ML1'), cipher.encrypt('EAAA-token', 'ML1')];
    expect(first.equals(second)).toBe(false);
    expect(first.toString('latin1')).not.toContain('EAAA');
    expect(cipher.decrypt(first, 'ML1')).toBe('EAAA-token');
  });

  it('refuses a changed text, the row of another practice and another key', () => {
    const sealed = cipher.encrypt('EAAA-token', 'ML1');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1]! ^= 1;
    expect(() => cipher.decrypt(changed, 'ML1')).toThrow();
    expect(() => cipher.decrypt(sealed, 'ML2')).toThrow();
    expect(() => cipherWith('another secret here').decrypt(sealed, 'ML1')).toThrow();
    expect(() => cipherWith().encrypt('x', 'ML1')).toThrow('ACCOUNTS_KEY is not set');
    expect(() => cipherWith('a secret of the machine', 'calendars').decrypt(sealed, 'ML1')).toThrow();
  });
});
