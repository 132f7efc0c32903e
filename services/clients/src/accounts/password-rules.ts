import { DomainError } from '@yarrow/kit/domain-error';
import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** In code points. No composition rules in addition (NIST SP 800-63B §5.1.1.2): the estimate measures guessability. */
const MIN_LENGTH = 10;
const MAX_LENGTH = 200;

/** Argon2id at the first of OWASP's recommended settings: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified against when no account matches, so that both answers take the same time. */
const DUMMY_HASH = hash('no account has this password', ARGON2ID);

/** Guesses beyond which zxcvbn calls a password safe where each guess takes a while: its score 3. */
const SAFE_GUESSES_LOG10 = 8;
/** Minimum length of a password after removing publicly known facts of the account. */
const MIN_LENGTH_BESIDE_KNOWN = 8;
/** Only so much is estimated, as the time grows with the square of the length. */
const MAX_ESTIMATED_LENGTH = 40;

/** Knows 49,000 passwords of breaches, keyboards, sequences, repetitions and dates. */
const strength = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
});

/**
 * @param known texts that others know of the account, such as its address and names
 * @throws DomainError `invalid_password` for its length, `guessable_password`
 */
export function assertPasswordAllowed(password: string, known: readonly string[]): void {
  const { length } = [...normalized(password)];
  if (length < MIN_LENGTH || length > MAX_LENGTH) {
    throw new DomainError(
      'invalid_password',
      `Please choose a password of ${MIN_LENGTH} to ${MAX_LENGTH} characters.`,
      'password',
    );
  }
  if (isGuessable(normalized(password), known)) {
    throw new DomainError(
      'guessable_password',
      'This password is easy to guess. Three or four words that have nothing to do with each other make a good one.',
      'password',
    );
  }
}

function isGuessable(password: string, known: readonly string[]): boolean {
  const parts = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const words = [...parts, 'yarrow'].map((word) => word.toLowerCase()).filter((word) => word.length > 2);
  // Longest first: an address is more than the names in it.
  const ownWords = words.sort((one, other) => other.length - one.length);
  const rest = ownWords.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  return (
    rest.length < MIN_LENGTH_BESIDE_KNOWN ||
    strength.check(password.slice(0, MAX_ESTIMATED_LENGTH), words).guessesLog10 < SAFE_GUESSES_LOG10
  );
}

export async function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), ARGON2ID);
}

/** Takes as long for an unknown account (`null`) as for a wrong password. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = password.length <= 4 * MAX_LENGTH;
  const matches = await verify(passwordHash ?? (await DUMMY_HASH), fits ? normalized(password) : '');
  return matches && passwordHash !== null && fits;
}

/** The same letters in the same bytes, however the keyboard composes them. */
function normalized(password: string): string {
  return password.normalize('NFC');
}
