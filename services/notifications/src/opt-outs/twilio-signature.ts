import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether a form came from Twilio: HMAC-SHA1 of the address and the fields in order of their names, with the account's
 * token (https://www.twilio.com/docs/usage/security#validating-requests).
 * @param url address as Twilio knows it
 */
export function isFromTwilio(
  signature: string | undefined,
  url: string,
  form: Readonly<Record<string, string>>,
  authToken: string,
): boolean {
  if (!signature) return false;
  const signed = Object.keys(form)
    .sort()
    .reduce((text, name) => text + name + form[name]!, url);
  const expected = createHmac('sha1', authToken).update(signed, 'utf8').digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
