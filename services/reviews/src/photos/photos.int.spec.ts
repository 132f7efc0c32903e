import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { startSandbox, type RunningSandbox } from '@yarrow/sandbox/start-sandbox';
import { service } from '../service.js';

const Bucket = 'yarrow';
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100)]);
const CREATE = `mutation ($input: CreatePhotoUploadInput!) { step: createPhotoUpload(input: $input) {
  result errors { code message field } handle uploadUrl uploadFields } }`;
const COMPLETE = `mutation ($input: CompletePhotoUploadInput!) { step: completePhotoUpload(input: $input) {
  result errors { code message field } photoUrl } }`;
const NOT_A_PHOTO = 'Please choose a JPEG, PNG or WebP picture.';

let sandbox: RunningSandbox;
let reviews: TestService;
let s3: S3Client;

const someone = (): Actor => ({ kind: 'pro', userId: newId(), practiceId: newId(), ip: '203.0.113.1' });
const create = async (actor: Actor, input: object = {}) => {
  const complete = { contentType: 'image/png', sizeBytes: PNG.length, ...input };
  return (await reviews.graphql(CREATE, { input: complete }, actor)).data['step'];
};
const complete = async (actor: Actor, handle: string) =>
  (await reviews.graphql(COMPLETE, { input: { handle } }, actor)).data['step'];

/** As a browser submits the form. @returns status */
async function upload(
  form: { uploadUrl: string; uploadFields: string },
  bytes: Buffer,
  changes: Record<string, string> = {},
): Promise<number> {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...JSON.parse(form.uploadFields), ...changes })) {
    data.append(name, value as string);
  }
  data.append('file', new Blob([new Uint8Array(bytes)]));
  return (await fetch(form.uploadUrl, { method: 'POST', body: data })).status;
}

const keysOf = async (Prefix: string) =>
  ((await s3.send(new ListObjectsV2Command({ Bucket, Prefix }))).Contents ?? []).map(({ Key }) => Key);

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    smtpPort: 0,
    publicUrl: 'http://localhost:8080',
    stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
    s3: { region: 'us-east-1', bucket: Bucket, accessKeyId: 'key', secretAccessKey: 'secret' },
  });
  const env = {
    S3_ENDPOINT: `${sandbox.url}/s3`,
    // Another name of the same server, as browsers would reach it.
    S3_PUBLIC_URL: `${sandbox.url.replace('127.0.0.1', 'localhost')}/s3`,
    S3_BUCKET: Bucket,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  reviews = await startTestService(service, { env });
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  s3 = new S3Client({ endpoint: env.S3_ENDPOINT, region: 'us-east-1', credentials, forcePathStyle: true });
}, 60_000);

afterAll(async () => {
  s3?.destroy();
  await reviews?.stop();
  await sandbox?.stop();
});

describe('a photo', () => {
  it.each([
    ['image/png', PNG, 'png'],
    ['image/jpeg', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), 'jpg'],
    ['image/webp', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'), 'webp'],
  ])('of type %s goes straight to the store and gets a public address', async (contentType, bytes, extension) => {
    const me = someone();
    const form = await create(me, { contentType, sizeBytes: bytes.length });
    expect(form).toMatchObject({ result: 'success', errors: [] });
    expect(form.uploadUrl).toContain('//localhost:');
    expect(await upload(form, bytes)).toBe(204);
    const done = await complete(me, form.handle);
    expect(done).toMatchObject({ result: 'success', errors: [] });
    expect(done.photoUrl).toMatch(
      new RegExp(`//localhost:\\d+/s3/${Bucket}/public/photos/${form.handle}.${extension}$`),
    );
    const shown = await fetch(done.photoUrl);
    expect(shown.headers.get('content-type')).toBe(contentType);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes);
    expect(await keysOf(`uploads/${me.userId}/`)).toEqual([]);
    expect(await complete(me, form.handle)).toEqual(done);
  });

  it('needs a login', async () => {
    for (const [mutation, input] of [
      [CREATE, { contentType: 'image/png', sizeBytes: 1 }],
      [COMPLETE, { handle: newId() }],
    ] as const) {
      const { errors } = await reviews.graphql(mutation, { input });
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  it.each([
    [{ contentType: 'image/svg+xml' }, NOT_A_PHOTO, 'contentType'],
    [{ contentType: 'text/html' }, NOT_A_PHOTO, 'contentType'],
    [{ contentType: '' }, NOT_A_PHOTO, 'contentType'],
    [{ sizeBytes: 10 * 1024 * 1024 + 1 }, 'A photo can have at most 10 MB.', 'sizeBytes'],
    [{ sizeBytes: 0 }, 'A photo can have at most 10 MB.', 'sizeBytes'],
    [{ sizeBytes: -5 }, 'A photo can have at most 10 MB.', 'sizeBytes'],
  ])('is refused before anything is uploaded: %j', async (input, message, field) => {
    expect(await create(someone(), input)).toEqual({
      ...{ result: 'failure', handle: null, uploadUrl: null, uploadFields: null },
      errors: [{ code: 'invalid_photo', message, field }],
    });
  });

  it('cannot be larger, of another type or elsewhere than announced', async () => {
    const me = someone();
    const form = await create(me);
    expect(await upload(form, Buffer.concat([PNG, Buffer.from('x')]))).toBe(400);
    expect(await upload(form, PNG, { 'Content-Type': 'text/html' })).toBe(403);
    expect(await upload(form, PNG, { key: 'public/photos/mine.html' })).toBe(403);
    expect(await complete(me, form.handle)).toMatchObject({ errors: [{ code: 'not_uploaded' }], photoUrl: null });
    expect(await keysOf('public/photos/mine')).toEqual([]);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture of another type', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1')],
    ['a single byte', Buffer.from('x')],
  ])('that is really %s is deleted', async (_what, bytes) => {
    const me = someone();
    const form = await create(me);
    expect(await upload(form, bytes)).toBe(204);
    expect(await complete(me, form.handle)).toMatchObject({
      ...{ result: 'failure', photoUrl: null },
      errors: [{ code: 'invalid_photo', message: NOT_A_PHOTO, field: 'handle' }],
    });
    expect(await keysOf(`uploads/${me.userId}/`)).toEqual([]);
    expect(await keysOf(`public/photos/${form.handle}`)).toEqual([]);
  });

  it('of somebody else does not exist', async () => {
    const me = someone();
    const form = await create(me);
    await upload(form, PNG);
    for (const handle of [form.handle, newId(), '', '../../public/x', "' OR 1=1"]) {
      const { errors } = await complete(someone(), handle);
      expect(errors).toEqual([{ code: 'not_found', message: 'This upload does not exist.', field: 'handle' }]);
    }
    expect((await complete(me, form.handle)).result).toBe('success');
  });

  it('on its way is read by nobody', async () => {
    const me = someone();
    const form = await create(me);
    await upload(form, PNG);
    const [key] = await keysOf(`uploads/${me.userId}/`);
    expect((await fetch(`${sandbox.url}/s3/${Bucket}/${key}`)).status).toBe(403);
    const kept = await s3.send(new GetObjectCommand({ Bucket, Key: key! }));
    expect(kept.ContentLength).toBe(PNG.length);
  });

  it('that is ended twice at once gets one address', async () => {
    const me = someone();
    const form = await create(me);
    await upload(form, PNG);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => complete(me, form.handle)));
    expect(outcomes.map(({ result }) => result)).toEqual(Array(5).fill('success'));
    expect(new Set(outcomes.map(({ photoUrl }) => photoUrl)).size).toBe(1);
  });
});
