import { createHmac } from 'node:crypto';

/** `X-Twilio-Signature` (https://www.twilio.com/docs/usage/security#validating-requests). */
export function twilioSignature(url: string, fields: Record<string, string>, token: string): string {
  const text = Object.keys(fields)
    .sort()
    .reduce((joined, name) => joined + name + fields[name]!, url);
  return createHmac('sha1', token).update(text).digest('base64');
}
