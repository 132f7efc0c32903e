import { Busboy } from '@fastify/busboy';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { ObjectStore, StoredBytes } from './object-store.js';
import { checkPolicy } from './post-policy.js';
import { accessDenied, S3Problem } from './s3-errors.js';
import { type S3Credentials, verifyPolicySignature } from './signature.js';

export interface PostedFile {
  key: string;
  /** By lower-case name. */
  fields: Map<string, string>;
  bytes: StoredBytes;
}

/**
 * Takes a browser's form upload: fields first, the file last, all of it as the signed policy demands.
 * The policy is checked before a byte of the file is kept. @throws S3Problem
 */
export function receivePost(
  request: IncomingMessage,
  bucket: string,
  credentials: S3Credentials,
  store: ObjectStore,
): Promise<PostedFile> {
  return new Promise((resolve, reject) => {
    const fields = new Map([['bucket', bucket]]);
    const form = new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: { fieldSize: 20_000, fields: 100, files: 1 },
    });
    let file: Promise<PostedFile> | undefined;
    form.on('field', (name, value) => fields.set(name.toLowerCase(), value));
    form.on('file', (name, stream, filename) => {
      if (name === 'file') file = storeFile(stream, filename, fields, credentials, store);
      file?.catch(() => stream.resume());
      if (!file) stream.resume();
    });
    form.on('error', (error) => reject(new S3Problem(400, 'MalformedPOSTRequest', String(error))));
    form.on('finish', () => {
      const missing = () => new S3Problem(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
      (file ?? Promise.reject(missing())).then(resolve, reject);
    });
    request.pipe(form);
  });
}

async function storeFile(
  stream: Readable,
  filename: string,
  fields: Map<string, string>,
  credentials: S3Credentials,
  store: ObjectStore,
): Promise<PostedFile> {
  const policy = fields.get('policy');
  if (!policy) throw accessDenied();
  const signature = {
    credential: fields.get('x-amz-credential') ?? '',
    signature: fields.get('x-amz-signature') ?? '',
  };
  verifyPolicySignature(policy, signature, credentials);
  const { minBytes, maxBytes } = checkPolicy(policy, fields);
  const key = fields.get('key')?.replaceAll('${filename}', filename);
  if (!key) throw new S3Problem(400, 'InvalidArgument', "Bucket POST must contain a field named 'key'.");
  const bytes = await store.write(stream, maxBytes);
  if (bytes.size >= minBytes) return { key, fields, bytes };
  await store.drop(bytes.file);
  throw new S3Problem(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
}
