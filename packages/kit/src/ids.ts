import { createHash, randomBytes, randomFillSync } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

// Ids minted within one millisecond still rise: the 12 bits after the time count up (RFC 9562 §6.2, method 1).
const COUNTER_LIMIT = 0x1000;
let lastMs = 0;
let counter = 0;

/** A new UUIDv7: rises with time, so that rows made together lie together in an index. */
export function newId(): string {
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    counter = randomBytes(1).readUInt8();
  } else if (++counter === COUNTER_LIMIT) {
    lastMs++;
    counter = 0;
  }
  const bytes = Buffer.allocUnsafe(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  randomFillSync(bytes, 8);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return format(bytes);
}

/**
 * The same UUIDv5 for the same name: for rows that may be made twice and must exist once.
 * @param namespace a UUID, or any text (then its own UUIDv5 in the nil namespace is taken)
 */
export function deterministicId(namespace: string, name: string): string {
  const space = isUuid(namespace) ? parse(namespace) : nameBased(Buffer.alloc(16), namespace);
  return format(nameBased(space, name));
}

/** A secret for a link: base64url, 128 bits at least. */
export function newSecretToken(bytes = 24): string {
  if (bytes < 16) throw new RangeError('A secret token has at least 16 bytes.');
  return randomBytes(bytes).toString('base64url');
}

export function isUuid(value: string): boolean {
  return UUID.test(value);
}

function nameBased(namespace: Buffer, name: string): Buffer {
  const bytes = createHash('sha1').update(namespace).update(name, 'utf8').digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes;
}

const parse = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

function format(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
