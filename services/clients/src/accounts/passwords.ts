import { DomainError } from '@yarrow/kit/domain-error';
import { hash, verify } from '@node-rs/argon2';

const MIN_LENGTH = 10;
const MAX_LENGTH = 200;

/** Argon2id at the first of OWASP's recommended settings: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified against when no account matches, so that both answers take the same time. */
const HASH_OF_NOBODY = hash('no account has this password', ARGON2ID);

/** @throws DomainError `invalid_password` */
export function assertPasswordAllowed(password: string): void {
  if (password.length < MIN_LENGTH || password.length > MAX_LENGTH) {
    throw new DomainError(
      'invalid_password',
      `Please choose a password of ${MIN_LENGTH} to ${MAX_LENGTH} characters.`,
      'password',
    );
  }
}

export async function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** Takes as long for an unknown account (`null`) as for a wrong password. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await HASH_OF_NOBODY), password.slice(0, MAX_LENGTH));
  return matches && passwordHash !== null && password.length <= MAX_LENGTH;
}
