import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Collection } from '../journal.js';
import type { MultipartUploads } from './multipart-uploads.js';
import type { ObjectStore, StoredObject } from './object-store.js';
import { sendObject } from './object-reply.js';
import { receivePost } from './post-upload.js';
import { accessDenied, S3Problem } from './s3-errors.js';
import type { S3Options } from './s3-sandbox.js';
import { document, element, errorDocument, listDocument, parseDeletedKeys, parseParts } from './s3-xml.js';
import { verifySignature } from './signature.js';
import { keptHeaders, receiveBody } from './upload-body.js';

/** One request: where it points and what its signature says of the body. */
interface S3Call {
  request: FastifyRequest;
  reply: FastifyReply;
  bucket: string;
  key: string;
  query: URLSearchParams;
  payload: string;
}

/** S3's REST protocol with buckets in the path. */
export class S3Routes {
  constructor(
    private readonly store: ObjectStore,
    private readonly uploads: MultipartUploads,
    private readonly buckets: Collection<{ name: string }>,
    private readonly options: S3Options,
  ) {}

  async register(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    // Bodies may be large; handlers stream them from the raw request.
    app.addContentTypeParser('*', (_request, _body, done) => done(null));
    app.setErrorHandler((error, request, reply) => this.sendProblem(error as Error, request, reply));
    app.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Accept-Ranges, Content-Length, Content-Range, ETag, Location',
        'x-content-type-options': 'nosniff',
      });
      if (request.method === 'OPTIONS') await preflight(request, reply);
    });
    app.options('/*', (_request, reply) => reply.send());
    for (const path of ['/:bucket', '/:bucket/'])
      app.route({
        method: ['DELETE', 'GET', 'HEAD', 'POST', 'PUT'],
        url: path,
        handler: (request, reply) => this.serveBucket(request, reply),
      });
    app.route({
      method: ['DELETE', 'GET', 'HEAD', 'POST', 'PUT'],
      url: '/:bucket/*',
      handler: (request, reply) => this.serveObject(request, reply),
    });
  }

  private async serveBucket(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { bucket } = request.params as { bucket: string };
    if (request.method === 'POST' && request.headers['content-type']?.startsWith('multipart/form-data'))
      return this.post(bucket, request, reply);
    const call = this.open(request, reply, '');
    if (request.method === 'PUT') {
      this.buckets.put(bucket, { name: bucket });
      return reply.header('location', `/${bucket}`).send();
    }
    this.requireBucket(bucket);
    if (request.method === 'HEAD') return reply.send();
    if (request.method === 'GET') return this.list(call);
    if (request.method === 'POST' && call.query.has('delete')) return this.deleteMany(call);
    throw notSupported();
  }

  private async serveObject(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { bucket, '*': key } = request.params as { bucket: string; '*': string };
    this.requireBucket(bucket);
    const call = this.open(request, reply, key);
    if (Buffer.byteLength(key) > 1024) throw new S3Problem(400, 'KeyTooLongError', 'Your key is too long');
    const uploadId = call.query.get('uploadId');
    switch (request.method) {
      case 'GET':
      case 'HEAD':
        return sendObject(this.get(call), this.store, request, reply);
      case 'PUT':
        if (uploadId) return this.putPart(call, uploadId);
        return request.headers['x-amz-copy-source'] ? this.copy(call) : this.put(call);
      case 'DELETE':
        if (uploadId) await this.uploads.abort(uploadId, this.uploads.get(uploadId, bucket, key));
        else await this.store.delete(bucket, key);
        return reply.code(204).send();
      default:
        if (call.query.has('uploads')) return this.beginUpload(call);
        if (uploadId) return this.completeUpload(call, uploadId);
        throw notSupported();
    }
  }

  /** Requires a signature, except for reading below `public/`. */
  private open(request: FastifyRequest, reply: FastifyReply, key: string): S3Call {
    const { bucket } = request.params as { bucket: string };
    const url = request.raw.url!;
    const signed = verifySignature({ method: request.method, url, headers: request.headers }, this.options);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!signed && !(isRead && key.startsWith('public/'))) throw accessDenied();
    const query = new URLSearchParams(signed ? url.split('?')[1] : '');
    return { request, reply, bucket, key, query, payload: signed?.payload ?? '' };
  }

  private get({ bucket, key }: { bucket: string; key: string }): StoredObject {
    const object = this.store.find(bucket, key);
    if (!object) throw new S3Problem(404, 'NoSuchKey', 'The specified key does not exist.');
    return object;
  }

  private async put({ request, reply, bucket, key, payload }: S3Call): Promise<FastifyReply> {
    const { verified, ...bytes } = await receiveBody(request.raw, payload, this.store);
    if (request.headers['if-none-match'] === '*' && this.store.find(bucket, key)) {
      await this.store.drop(bytes.file);
      throw new S3Problem(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
    }
    const etag = `"${bytes.md5.toString('hex')}"`;
    const headers = keptHeaders(request.headers);
    const { file, size } = bytes;
    await this.store.put({ bucket, key, file, size, etag, headers, checksums: verified, modifiedAt: Date.now() });
    return reply.headers({ etag, ...checksumHeaders(verified) }).send();
  }

  private async copy({ request, reply, bucket, key }: S3Call): Promise<FastifyReply> {
    const source = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\//, '');
    const [from, ...rest] = source.split('/');
    const original = this.get({ bucket: from!, key: rest.join('/') });
    const { file } = await this.store.write(this.store.read(original), Infinity);
    const replace = request.headers['x-amz-metadata-directive'] === 'REPLACE';
    const headers = replace ? keptHeaders(request.headers) : original.headers;
    const object = { ...original, bucket, key, file, headers, modifiedAt: Date.now() };
    await this.store.put(object);
    const modified = element('LastModified', new Date(object.modifiedAt).toISOString());
    return sendXml(reply, document('CopyObjectResult', modified + element('ETag', object.etag)));
  }

  private async post(bucket: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.requireBucket(bucket);
    const { key, fields, bytes } = await receivePost(request.raw, bucket, this.options, this.store);
    const etag = `"${bytes.md5.toString('hex')}"`;
    const { file, size } = bytes;
    const headers = keptHeaders(Object.fromEntries(fields));
    await this.store.put({ bucket, key, file, size, etag, headers, checksums: {}, modifiedAt: Date.now() });
    const location = `${request.protocol}://${request.host}/s3/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
    reply.headers({ etag, location });
    const redirect = fields.get('success_action_redirect');
    if (redirect) return reply.redirect(redirect, 303);
    const status = Number(fields.get('success_action_status') ?? 204);
    if (status !== 201) return reply.code(status === 200 ? 200 : 204).send();
    const content = element('Location', location) + element('Bucket', bucket) + element('Key', key);
    return sendXml(reply.code(201), document('PostResponse', content + element('ETag', etag)));
  }

  private list({ reply, bucket, query }: S3Call): FastifyReply {
    if (query.has('location')) return sendXml(reply, document('LocationConstraint', ''));
    return sendXml(reply, listDocument(bucket, query, this.store.list(bucket, query.get('prefix') ?? '')));
  }

  private async deleteMany({ request, reply, bucket, payload }: S3Call): Promise<FastifyReply> {
    const keys = parseDeletedKeys(await this.readText(request, payload));
    for (const key of keys) await this.store.delete(bucket, key);
    const deleted = keys.map((key) => `<Deleted>${element('Key', key)}</Deleted>`);
    return sendXml(reply, document('DeleteResult', deleted.join('')));
  }

  private beginUpload({ request, reply, bucket, key }: S3Call): FastifyReply {
    const id = this.uploads.begin(bucket, key, keptHeaders(request.headers));
    const content = element('Bucket', bucket) + element('Key', key) + element('UploadId', id);
    return sendXml(reply, document('InitiateMultipartUploadResult', content));
  }

  private async putPart(call: S3Call, uploadId: string): Promise<FastifyReply> {
    const number = Number(call.query.get('partNumber'));
    if (!Number.isInteger(number) || number < 1 || number > 10_000)
      throw new S3Problem(400, 'InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive');
    const upload = this.uploads.get(uploadId, call.bucket, call.key);
    const { verified, ...bytes } = await receiveBody(call.request.raw, call.payload, this.store);
    const etag = await this.uploads.addPart(uploadId, upload, number, bytes);
    return call.reply.headers({ etag, ...checksumHeaders(verified) }).send();
  }

  private async completeUpload(call: S3Call, uploadId: string): Promise<FastifyReply> {
    const upload = this.uploads.get(uploadId, call.bucket, call.key);
    const parts = parseParts(await this.readText(call.request, call.payload));
    const { bucket, key, etag } = await this.uploads.complete(uploadId, upload, parts);
    const content = element('Bucket', bucket) + element('Key', key) + element('ETag', etag);
    return sendXml(call.reply, document('CompleteMultipartUploadResult', content));
  }

  /** A small XML body, checked like any other. */
  private async readText(request: FastifyRequest, payload: string): Promise<string> {
    const { file, size } = await receiveBody(request.raw, payload, this.store);
    try {
      return size > 0 ? await text(this.store.read({ file }) as Readable) : '';
    } finally {
      await this.store.drop(file);
    }
  }

  private requireBucket(bucket: string): void {
    if (bucket !== this.options.bucket && !this.buckets.get(bucket))
      throw new S3Problem(404, 'NoSuchBucket', 'The specified bucket does not exist');
  }

  private sendProblem(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!(error instanceof S3Problem)) console.error(error);
    const problem = error instanceof S3Problem ? error : new S3Problem(500, 'InternalError', 'The sandbox failed.');
    // An unread body would be taken for the next request on this connection.
    if (!request.raw.readableEnded) reply.header('connection', 'close');
    reply.code(problem.status);
    return request.method === 'HEAD'
      ? reply.send()
      : sendXml(reply, errorDocument(problem, request.url.split('?')[0]!));
  }
}

function checksumHeaders(checksums: StoredObject['checksums']): Record<string, string> {
  return Object.fromEntries(Object.entries(checksums).map(([name, value]) => [`x-amz-checksum-${name}`, value]));
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.type('application/xml').send(xml);
}

function notSupported(): S3Problem {
  return new S3Problem(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
}

async function preflight(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({
    'access-control-allow-methods': 'DELETE, GET, HEAD, POST, PUT',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
  });
  await reply.code(204).send();
}
