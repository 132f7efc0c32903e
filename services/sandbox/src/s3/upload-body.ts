import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { AwsChunkedDecoder } from './aws-chunked.js';
import type { ObjectHeaders, ObjectStore, StoredBytes } from './object-store.js';
import { S3Problem } from './s3-errors.js';

/** The most that one request may carry, as at S3. */
const MAX_BYTES = 5 * 1024 ** 3;
const CHECKSUMS = ['crc32', 'sha1', 'sha256'] as const;
const KEPT_HEADERS = ['cache-control', 'content-disposition', 'content-language', 'content-type', 'expires'];

export interface ReceivedBody extends StoredBytes {
  /** The checksum that the client gave and that held. */
  verified: Partial<StoredBytes['checksums']>;
}

/**
 * Stores a request's body and checks it against every digest that came with it.
 * `payload` is what the signature says of it. @throws S3Problem; nothing stays then
 */
export async function receiveBody(
  request: IncomingMessage,
  payload: string,
  store: ObjectStore,
): Promise<ReceivedBody> {
  const decoder = decoderFor(payload);
  const source: Readable = decoder ? request.on('error', (error) => decoder.destroy(error)).pipe(decoder) : request;
  const stored = await store.write(source, MAX_BYTES);
  try {
    const headers = { ...request.headers, ...decoder?.trailers };
    checkLength(request, stored, decoder !== undefined);
    checkDigests(headers, payload, stored);
    const given = CHECKSUMS.filter((name) => headers[`x-amz-checksum-${name}`] !== undefined);
    return { ...stored, verified: Object.fromEntries(given.map((name) => [name, stored.checksums[name]])) };
  } catch (error) {
    await store.drop(stored.file);
    throw error;
  }
}

/** The headers that are returned with the object. */
export function keptHeaders(source: NodeJS.Dict<string | string[]>): ObjectHeaders {
  const kept: ObjectHeaders = { 'content-type': 'binary/octet-stream' };
  for (const [name, value] of Object.entries(source))
    if (value !== undefined && (KEPT_HEADERS.includes(name) || name.startsWith('x-amz-meta-')))
      kept[name] = String(value);
  const encodings = String(source['content-encoding'] ?? '')
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'aws-chunked');
  if (encodings.length > 0) kept['content-encoding'] = encodings.join(',');
  return kept;
}

function decoderFor(payload: string): AwsChunkedDecoder | undefined {
  if (!payload.startsWith('STREAMING-')) return undefined;
  // Chunks that are signed one by one: the JavaScript SDK does not send them, and unverified ones would be a hole.
  if (payload !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER')
    throw new S3Problem(501, 'NotImplemented', `${payload} is not supported.`);
  return new AwsChunkedDecoder();
}

function checkLength(request: IncomingMessage, { size }: StoredBytes, decoded: boolean): void {
  const expected = request.headers[decoded ? 'x-amz-decoded-content-length' : 'content-length'];
  if (expected !== undefined && Number(expected) !== size)
    throw new S3Problem(400, 'IncompleteBody', 'You did not provide the number of bytes specified by Content-Length.');
}

function checkDigests(headers: NodeJS.Dict<string | string[]>, payload: string, stored: StoredBytes): void {
  const sha256 = Buffer.from(stored.checksums.sha256, 'base64').toString('hex');
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== sha256)
    throw new S3Problem(400, 'XAmzContentSHA256Mismatch', "The provided 'x-amz-content-sha256' header does not match.");
  const md5 = headers['content-md5'];
  if (md5 !== undefined && md5 !== stored.md5.toString('base64')) throw badDigest('Content-MD5');
  for (const name of ['crc32c', 'crc64nvme'])
    if (headers[`x-amz-checksum-${name}`] !== undefined)
      throw new S3Problem(501, 'NotImplemented', `Checksums by ${name} are not supported.`);
  for (const name of CHECKSUMS) {
    const given = headers[`x-amz-checksum-${name}`];
    if (given !== undefined && given !== stored.checksums[name]) throw badDigest(name);
  }
}

function badDigest(name: string): S3Problem {
  return new S3Problem(400, 'BadDigest', `The ${name} you specified did not match what we received.`);
}
