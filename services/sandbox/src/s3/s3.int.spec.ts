import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type RunningSandbox, startSandbox } from '../start-sandbox.js';

const Bucket = 'media';
let sandbox: RunningSandbox;
let s3: S3Client;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    smtpPort: 0,
    publicUrl: 'http://localhost:8080',
    stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
    s3: { region: 'us-east-1', bucket: Bucket, accessKeyId: 'key', secretAccessKey: 'secret' },
  });
  s3 = clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' });
});

afterAll(async () => {
  s3?.destroy();
  await sandbox?.stop();
});

function clientWith(config: S3ClientConfig): S3Client {
  return new S3Client({
    endpoint: `${sandbox.url}/s3`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    forcePathStyle: true,
    maxAttempts: 1,
    ...config,
  });
}

const put = (Key: string, Body: string | Buffer | Readable, rest = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ...rest }));
const read = async (Key: string, rest = {}) =>
  (await s3.send(new GetObjectCommand({ Bucket, Key, ...rest }))).Body!.transformToString();

async function errorOf(work: Promise<unknown>): Promise<{ name: string; status?: number }> {
  try {
    await work;
  } catch (error) {
    const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
    return { name, ...($metadata?.httpStatusCode && { status: $metadata.httpStatusCode }) };
  }
  throw new Error('It succeeded.');
}

describe('objects', () => {
  it('keeps bytes, type and metadata', async () => {
    const Key = 'photos/ünïcode name+(1).txt';
    const { ETag } = await put(Key, 'hello world', { ContentType: 'text/plain', Metadata: { owner: 'ada' } });
    expect(ETag).toBe('"5eb63bbbe01eeed093cb22bb8f5acdc3"');
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key }));
    expect(head).toMatchObject({ ContentLength: 11, ContentType: 'text/plain', ETag, Metadata: { owner: 'ada' } });
    expect(await read(Key)).toBe('hello world');
    await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    expect(await errorOf(read(Key))).toEqual({ name: 'NoSuchKey', status: 404 });
  });

  it('answers ranges', async () => {
    await put('range', '0123456789');
    expect(await read('range', { Range: 'bytes=2-4' })).toBe('234');
    expect(await read('range', { Range: 'bytes=7-' })).toBe('789');
    expect(await read('range', { Range: 'bytes=-2' })).toBe('89');
    expect(await errorOf(read('range', { Range: 'bytes=10-' }))).toEqual({ name: 'InvalidRange', status: 416 });
  });

  it('lists, copies and deletes several', async () => {
    await put('list/a&b', '1');
    await put('list/c', '2');
    await s3.send(new CopyObjectCommand({ Bucket, Key: 'list/d', CopySource: `${Bucket}/list/c` }));
    const first = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2 }));
    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['list/a&b', 'list/c']);
    const ContinuationToken = first.NextContinuationToken!;
    const rest = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', ContinuationToken }));
    expect(rest.Contents?.map(({ Key }) => Key)).toEqual(['list/d']);
    const Objects = ['list/a&b', 'list/c', 'list/d'].map((Key) => ({ Key }));
    await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect((await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/' }))).KeyCount).toBe(0);
  });

  it('takes the default checksums of the SDK, streams included, and refuses wrong ones', async () => {
    const modern = clientWith({});
    await modern.send(new PutObjectCommand({ Bucket, Key: 'sum', Body: 'abc' }));
    const back = await modern.send(new GetObjectCommand({ Bucket, Key: 'sum' }));
    expect(back.ChecksumCRC32).toBe('NSRBwg==');
    expect(await back.Body!.transformToString()).toBe('abc');
    const bytes = randomBytes(300_000);
    const Body = Readable.from([bytes.subarray(0, 1), bytes.subarray(1, 70_000), bytes.subarray(70_000)]);
    await modern.send(new PutObjectCommand({ Bucket, Key: 'stream', Body, ContentLength: bytes.length }));
    const stored = await s3.send(new GetObjectCommand({ Bucket, Key: 'stream' }));
    expect(stored.ContentEncoding).toBeUndefined();
    expect(Buffer.from(await stored.Body!.transformToByteArray()).equals(bytes)).toBe(true);
    const wrong = new PutObjectCommand({ Bucket, Key: 'wrong', Body: 'abc', ChecksumCRC32: 'AAAAAA==' });
    expect(await errorOf(s3.send(wrong))).toEqual({ name: 'BadDigest', status: 400 });
    expect(await errorOf(read('wrong'))).toMatchObject({ name: 'NoSuchKey' });
    modern.destroy();
  });

  it('joins parts', async () => {
    const bytes = randomBytes(11 * 1024 * 1024);
    for (const client of [s3, clientWith({})]) {
      const params = { Bucket, Key: 'video.mp4', Body: Readable.from([bytes]), ContentType: 'video/mp4' };
      const { ETag } = await new Upload({ client, params, partSize: 5 * 1024 * 1024 }).done();
      expect(ETag).toMatch(/^"[0-9a-f]{32}-3"$/);
    }
    const stored = await s3.send(new GetObjectCommand({ Bucket, Key: 'video.mp4' }));
    expect(stored.ContentType).toBe('video/mp4');
    expect(Buffer.from(await stored.Body!.transformToByteArray()).equals(bytes)).toBe(true);
    const unknown = new CompleteMultipartUploadCommand({
      Bucket,
      Key: 'x',
      UploadId: 'none',
      MultipartUpload: { Parts: [] },
    });
    expect(await errorOf(s3.send(unknown))).toEqual({ name: 'NoSuchUpload', status: 404 });
  });
});

describe('access', () => {
  it('refuses other keys, other secrets and no signature', async () => {
    const credentials = (accessKeyId: string, secretAccessKey: string) =>
      errorOf(
        clientWith({ credentials: { accessKeyId, secretAccessKey } }).send(new GetObjectCommand({ Bucket, Key: 'k' })),
      );
    expect(await credentials('other', 'secret')).toEqual({ name: 'InvalidAccessKeyId', status: 403 });
    expect(await credentials('key', 'other')).toEqual({ name: 'SignatureDoesNotMatch', status: 403 });
    await put('private', 'x');
    expect((await fetch(`${sandbox.url}/s3/${Bucket}/private`)).status).toBe(403);
    expect((await fetch(`${sandbox.url}/s3/${Bucket}/public/x`, { method: 'PUT', body: 'x' })).status).toBe(403);
    expect((await fetch(`${sandbox.url}/s3/${Bucket}?prefix=`)).status).toBe(403);
  });

  it('refuses a request signed long ago', async () => {
    const late = clientWith({ systemClockOffset: -20 * 60_000 });
    expect(await errorOf(late.send(new PutObjectCommand({ Bucket, Key: 'late', Body: 'x' })))).toEqual({
      name: 'RequestTimeTooSkewed',
      status: 403,
    });
  });

  it('refuses a body that is not the one signed', async () => {
    const tampered = clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' });
    tampered.middlewareStack.add(
      (next) => (args) => next({ ...args, request: Object.assign(args.request as object, { body: 'evil' }) }),
      { step: 'finalizeRequest', priority: 'low' },
    );
    const put = new PutObjectCommand({ Bucket, Key: 'tampered', Body: 'good' });
    expect(await errorOf(tampered.send(put))).toEqual({ name: 'XAmzContentSHA256Mismatch', status: 400 });
    expect(await errorOf(read('tampered'))).toMatchObject({ name: 'NoSuchKey' });
  });

  it('lets anyone read below public/', async () => {
    await put('public/a.svg', '<svg/>', { ContentType: 'image/svg+xml', CacheControl: 'max-age=60' });
    const answer = await fetch(`${sandbox.url}/s3/${Bucket}/public/a.svg?response-content-type=text/html`);
    expect(await answer.text()).toBe('<svg/>');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('max-age=60');
    const etag = answer.headers.get('etag')!;
    const again = await fetch(`${sandbox.url}/s3/${Bucket}/public/a.svg`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});

describe('presigned addresses', () => {
  const sign = (command: GetObjectCommand | PutObjectCommand, options = {}) => getSignedUrl(s3, command, options);

  it('let a browser put and get just that object', async () => {
    const url = await sign(new PutObjectCommand({ Bucket, Key: 'up/photo.jpg', ContentType: 'image/jpeg' }), {
      signableHeaders: new Set(['content-type']),
    });
    const upload = (address: string, type = 'image/jpeg') =>
      fetch(address, {
        method: 'PUT',
        body: 'jpeg',
        headers: { 'content-type': type, origin: 'http://localhost:8080' },
      });
    expect((await upload(url, 'text/html')).status).toBe(403);
    expect((await upload(url.replace('photo.jpg', 'other.jpg'))).status).toBe(403);
    const accepted = await upload(url);
    expect(accepted.status).toBe(200);
    expect(accepted.headers.get('access-control-allow-origin')).toBe('*');
    const disposition = { ResponseContentDisposition: 'attachment; filename="mine.jpg"' };
    const got = await fetch(await sign(new GetObjectCommand({ Bucket, Key: 'up/photo.jpg', ...disposition })));
    expect(await got.text()).toBe('jpeg');
    expect(got.headers.get('content-disposition')).toBe('attachment; filename="mine.jpg"');
  });

  it('end when they expire', async () => {
    const signingDate = new Date(Date.now() - 120_000);
    const old = await sign(new GetObjectCommand({ Bucket, Key: 'up/photo.jpg' }), { expiresIn: 60, signingDate });
    const answer = await fetch(old);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Request has expired');
  });

  it('answer the browser’s preflight', async () => {
    const answer = await fetch(`${sandbox.url}/s3/${Bucket}/k`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
  });
});

describe('form uploads', () => {
  async function post(change: (form: FormData, fields: Record<string, string>) => void = () => {}, Expires = 60) {
    const { url, fields } = await createPresignedPost(s3, {
      Bucket,
      Key: 'forms/${filename}',
      Expires,
      Conditions: [
        ['content-length-range', 2, 10],
        ['starts-with', '$Content-Type', 'image/'],
        ['starts-with', '$key', 'forms/'],
      ],
    });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, 'Content-Type': 'image/png' })) form.set(name, value);
    form.set('file', new Blob(['12345']), 'a.png');
    change(form, fields);
    const answer = await fetch(url, { method: 'POST', body: form });
    return { status: answer.status, body: await answer.text() };
  }
  /** The file has to stay the last field. */
  const withField = (name: string, value: string) => (form: FormData) => {
    const file = form.get('file') as File;
    form.delete('file');
    form.set(name, value);
    form.set('file', file, 'a.png');
  };

  it('are kept when they are what the policy says', async () => {
    expect(await post()).toEqual({ status: 204, body: '' });
    const stored = await s3.send(new GetObjectCommand({ Bucket, Key: 'forms/a.png' }));
    expect(stored.ContentType).toBe('image/png');
    expect(await stored.Body!.transformToString()).toBe('12345');
  });

  it.each([
    ['too large', (form: FormData) => form.set('file', new Blob(['12345678901']), 'large.png'), 400, 'EntityTooLarge'],
    ['too small', (form: FormData) => form.set('file', new Blob(['1']), 'small.png'), 400, 'EntityTooSmall'],
    ['of another type', withField('Content-Type', 'text/html'), 403, 'Policy Condition failed'],
    ['for another key', withField('key', 'elsewhere/x'), 403, 'Policy Condition failed'],
    ['with more fields', withField('x-amz-meta-admin', 'yes'), 403, 'Extra input fields: x-amz-meta-admin'],
    ['signed otherwise', withField('X-Amz-Signature', 'f'.repeat(64)), 403, 'SignatureDoesNotMatch'],
    ['without a policy', (form: FormData) => form.delete('Policy'), 403, 'AccessDenied'],
  ])('are refused when %s', async (_what, change, status, message) => {
    const answer = await post(change as (form: FormData) => void);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(message);
    expect(
      (await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'forms/' }))).Contents?.map(({ Key }) => Key),
    ).toEqual(['forms/a.png']);
  });

  it('are refused once the policy has expired', async () => {
    const answer = await post(undefined, -10);
    expect(answer.status).toBe(403);
    expect(answer.body).toContain('Policy expired');
  });
});
