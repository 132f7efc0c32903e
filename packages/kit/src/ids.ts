import { randomBytes } from 'node:crypto';
import { NIL, v5, v7 } from 'uuid';

/** As PostgreSQL has it: any version and variant, which `validate` of the library would not take. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A new UUIDv7: rises with time, so that rows made together lie together in an index. */
export function newId(): string {
  return v7();
}

/**
 * The same UUIDv5 for the same name: for rows that may be made twice and must exist once.
 * @param namespace a UUID, or any text (then its own UUIDv5 in the nil namespace is taken)
 */
export function deterministicId(namespace: string, name: string): string {
  return v5(name, isUuid(namespace) ? bytesOf(namespace) : v5(namespace, NIL));
}

/** A secret for a link: base64url, 128 bits at least. */
export function newSecretToken(bytes = 24): string {
  if (bytes < 16) throw new RangeError('A secret token has at least 16 bytes.');
  return randomBytes(bytes).toString('base64url');
}

export function isUuid(value: string): boolean {
  return UUID.test(value);
}

const bytesOf = (uuid: string): Uint8Array => Buffer.from(uuid.replaceAll('-', ''), 'hex');
