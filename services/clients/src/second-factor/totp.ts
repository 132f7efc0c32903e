import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** A clock may be that many steps early or late (RFC 6238 §5.2 recommends one). */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

/** The secret of a new app, base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an app reads from the picture (https://github.com/google/google-authenticator/wiki/Key-Uri-Format). */
export function totpUri(secret: string, email: string): string {
  return codesOf(secret, email).toString();
}

/**
 * The step that a code is of.
 * @param lastStep of the code that was used last: earlier ones, and the same, are good no more
 * @returns null for a wrong code
 */
export function stepOfCode(secret: string, typed: string, { now, lastStep }: { now: Date; lastStep: number }) {
  const token = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token, timestamp, window: DRIFT_STEPS });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
  return step > lastStep ? step : null;
}

function codesOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Yarrow', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6 });
}
