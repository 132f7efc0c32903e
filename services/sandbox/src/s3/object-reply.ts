import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStore, StoredObject } from './object-store.js';
import { S3Problem } from './s3-errors.js';

/** Query parameters of a signed address that change what the answer says of the object. */
const OVERRIDES = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'content-type'];

/** Answers GET and HEAD of an object: whole, one range of it, or not modified. */
export function sendObject(
  object: StoredObject,
  store: ObjectStore,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({
    ...object.headers,
    ...overrides(request),
    'accept-ranges': 'bytes',
    etag: object.etag,
    'last-modified': new Date(object.modifiedAt).toUTCString(),
  });
  if (request.headers['if-none-match'] === object.etag) return reply.code(304).send();
  const range = rangeOf(request.headers.range, object.size);
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${object.size}`);
  } else if (request.headers['x-amz-checksum-mode'] === 'ENABLED') {
    for (const [name, value] of Object.entries(object.checksums)) reply.header(`x-amz-checksum-${name}`, value);
  }
  reply.header('content-length', range ? range.to - range.from + 1 : object.size);
  if (request.method === 'HEAD' || object.size === 0) return reply.send(request.method === 'HEAD' ? undefined : '');
  return reply.send(store.read(object, range?.from, range?.to));
}

function overrides(request: FastifyRequest): Record<string, string> {
  // Only a signature may override: a link to a public object stays what its owner made it.
  const query = new URLSearchParams(request.url.split('?')[1]);
  if (!query.has('X-Amz-Signature') && !request.headers.authorization) return {};
  return Object.fromEntries(
    OVERRIDES.flatMap((name) => {
      const value = query.get(`response-${name}`);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** One range of bytes, both ends included. Several ranges, like malformed ones, give the whole object. */
function rangeOf(header: string | undefined, size: number): { from: number; to: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const suffix = match[1] === '';
  const from = suffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const to = suffix || match[2] === '' ? size - 1 : Math.min(size - 1, Number(match[2]));
  if (from >= size || from > to) throw new S3Problem(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { from, to };
}
