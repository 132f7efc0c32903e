import { randomInt } from 'node:crypto';
import { hashToken } from '@yarrow/kit/security/hash-token';

/** Enough for years of lost telephones. */
export const RECOVERY_CODES = 10;
const LENGTH = 12;
/** Without what is read for something else: 0 and o, 1, i and l. 30 letters, so that a code has 58 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxy';

/** Codes as they are shown once: `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  );
}

/** What is stored of a code; spaces, dashes and capitals do not matter. Null for what is no such code. */
export function hashOfRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return code.length === LENGTH ? hashToken(code).toString('hex') : null;
}
