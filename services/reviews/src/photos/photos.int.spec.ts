import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { startSandbox, type RunningSandbox } from '@yarrow/sandbox/start-sandbox';
import sharp from 'sharp';
import { service } from '../service.js';
import { bomb, half, image, upload } from '../testing/photo-files.js';

const Bucket = 'yarrow';
const CREATE = `mutation ($input: CreatePhotoUploadInput!) { step: createPhotoUpload(input: $input) {
  result errors { code message field } handle uploadUrl uploadFields } }`;
const COMPLETE = `mutation ($input: CompletePhotoUploadInput!) { step: completePhotoUpload(input: $input) {
  result errors { code message field } photoUrl smallPhotoUrl } }`;
const NOT_A_PHOTO = 'Please choose a JPEG, PNG or WebP picture.';

const UNREADABLE = 'This picture cannot be read. Please choose another one.';

let PNG: Buffer;
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

/** @returns the addresses of what was made of it */
async function published(contentType: string, bytes: Buffer): Promise<string[]> {
  const me = someone();
  const form = await create(me, { contentType, sizeBytes: bytes.length });
  expect(await upload(form, bytes)).toBe(204);
  const { errors, photoUrl, smallPhotoUrl } = await complete(me, form.handle);
  expect(errors).toEqual([]);
  return [photoUrl, smallPhotoUrl];
}

async function fetchPhoto(path: string) {
  const answer = await fetch(`${reviews.url}${path}`, {
    headers: { authorization: `Bearer ${await reviews.tokenOf()}` },
  });
  expect(answer.status).toBe(200);
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const keysOf = async (Prefix: string) =>
  ((await s3.send(new ListObjectsV2Command({ Bucket, Prefix }))).Contents ?? []).map(({ Key }) => Key);

beforeAll(async () => {
  PNG = await image('png');
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
});

afterAll(async () => {
  s3?.destroy();
  await reviews?.stop();
  await sandbox?.stop();
});

describe('a photo', () => {
  it.each([
    ['image/png', 'png', 'png'],
    ['image/jpeg', 'jpeg', 'jpg'],
    ['image/webp', 'webp', 'webp'],
  ] as const)(
    'of type %s goes straight to the store, and images of it get public addresses',
    async (contentType, format, extension) => {
      const bytes = await image(format);
      const me = someone();
      const form = await create(me, { contentType, sizeBytes: bytes.length });
      expect(form).toMatchObject({ result: 'success', errors: [] });
      expect(form.uploadUrl).toContain('//localhost:');
      expect(await upload(form, bytes)).toBe(204);
      const done = await complete(me, form.handle);
      expect(done).toEqual({
        ...{ result: 'success', errors: [] },
        photoUrl: `/media/photos/${form.handle}.${extension}`,
        smallPhotoUrl: `/media/photos/${form.handle}-small.${extension}`,
      });
      for (const [url, width, height] of [
        [done.photoUrl, 1200, 800],
        [done.smallPhotoUrl, 160, 160],
      ] as const) {
        const { headers, bytes: shown } = await fetchPhoto(url);
        expect(headers.get('content-type')).toBe(contentType);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
        expect(headers.get('cache-control')).toContain('immutable');
        expect(await sharp(shown).metadata()).toMatchObject({ width, height, space: 'srgb' });
      }
      expect(await keysOf(`uploads/${me.userId}/`)).toEqual([]);
      expect(await complete(me, form.handle)).toEqual(done);
    },
  );

  it('loses place, camera and everything else that is not a pixel, and stands upright', async () => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '49/1 36/1 1234/100', GPSLongitudeRef: 'W' };
    const exif = { IFD0: { Make: 'Quince', Copyright: 'Ines Duarte' }, IFD3: place };
    const taken = await sharp(await image('jpeg'))
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { exif: kept, orientation } = await sharp(taken).metadata();
    expect([kept?.includes('Quince'), orientation]).toEqual([true, 6]);
    const hidden = Buffer.from('<script>alert(document.domain)</script>');
    for (const url of await published('image/jpeg', Buffer.concat([taken, hidden]))) {
      const { bytes } = await fetchPhoto(url);
      const { exif: left, xmp, iptc, icc, orientation: turned, width, height } = await sharp(bytes).metadata();
      expect([left, xmp, iptc, icc, turned]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      for (const secret of ['Quince', 'Ines', 'Exif', '<script>']) expect(bytes.includes(secret)).toBe(false);
      expect(url.includes('small') ? width === height : width < height).toBe(true);
    }
  });

  it('contains only the image if the upload is also an HTML page', async () => {
    const comment = Buffer.from('<html><script>alert(1)</script><!--');
    const length = Buffer.from([0, comment.length + 2]);
    const jpeg = await image('jpeg');
    const both = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpeg.subarray(2)]);
    expect((await sharp(both).metadata()).format).toBe('jpeg');
    for (const url of await published('image/jpeg', both)) {
      const { bytes } = await fetchPhoto(url);
      expect(bytes.includes('script')).toBe(false);
    }
  });

  it.each([
    [
      'of 400 megapixels in some kilobytes',
      () => Promise.resolve(bomb()),
      'image/png',
      'A photo can have at most 50 megapixels.',
    ],
    ['that ends in the middle', async () => half(await image('jpeg')), 'image/jpeg', UNREADABLE],
    ['whose middle is missing', async () => half(await image('png')), 'image/png', UNREADABLE],
    [
      'that is a first line alone',
      () => Promise.resolve(Buffer.from('\xff\xd8\xff\xe0', 'latin1')),
      'image/jpeg',
      UNREADABLE,
    ],
    [
      'that is drawn',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      'image/png',
      NOT_A_PHOTO,
    ],
  ])('%s is refused with a reason and deleted', async (_what, make, contentType, message) => {
    const me = someone();
    const bytes = await make();
    const form = await create(me, { contentType, sizeBytes: bytes.length });
    expect(await upload(form, bytes)).toBe(204);
    expect(await complete(me, form.handle)).toEqual({
      ...{ result: 'failure', photoUrl: null, smallPhotoUrl: null },
      errors: [{ code: 'invalid_photo', message, field: 'handle' }],
    });
    expect(await keysOf(`uploads/${me.userId}/`)).toEqual([]);
    expect(await keysOf(`public/photos/${form.handle}`)).toEqual([]);
  });

  it('is re-encoded under its address if it was published as uploaded before', async () => {
    const taken = await sharp(await image('jpeg'))
      .withExif({ IFD0: { Make: 'Quince' } })
      .toBuffer();
    const [good, bad] = [newId(), newId()];
    for (const [id, Body] of [
      [good, taken],
      [bad, Buffer.from('<script>')],
    ] as const) {
      const Key = `public/photos/${id}.jpg`;
      await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/jpeg' }));
      await reviews.dataSource.query(
        `INSERT INTO photo_uploads (id, user_id, content_type, created_at, stored_key) VALUES ($1, $1, 'image/jpeg', now(), $2)`,
        [id, Key],
      );
    }
    await reviews.app.get(JobsService).runNow('encode-earlier-photos');
    const { bytes } = await fetchPhoto(`/media/photos/${good}.jpg`);
    expect(bytes.includes('Quince')).toBe(false);
    expect((await sharp(bytes).metadata()).width).toBe(1200);
    expect(await keysOf(`public/photos/${good}`)).toHaveLength(2);
    expect(await keysOf(`public/photos/${bad}`)).toEqual([]);
  });

  it.each(['x.jpg', `${newId()}.jpg`, `${newId()}.html`, '..%2f..%2fuploads%2fx.jpg', `${newId()}.svg`])(
    'of the name %s does not exist',
    async (name) => {
      const headers = { authorization: `Bearer ${await reviews.tokenOf()}` };
      expect((await fetch(`${reviews.url}/media/photos/${name}`, { headers })).status).toBe(404);
    },
  );

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
    ['an image of another type', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1')],
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

  it('of another account does not exist', async () => {
    const me = someone();
    const form = await create(me);
    await upload(form, PNG);
    for (const handle of [form.handle, newId(), '', '../../public/x', "' OR 1=1"]) {
      const { errors } = await complete(someone(), handle);
      expect(errors).toEqual([{ code: 'not_found', message: 'This upload does not exist.', field: 'handle' }]);
    }
    expect((await complete(me, form.handle)).result).toBe('success');
  });

  it('cannot be read before it is published', async () => {
    const me = someone();
    const form = await create(me);
    await upload(form, PNG);
    const [key] = await keysOf(`uploads/${me.userId}/`);
    expect((await fetch(`${sandbox.url}/s3/${Bucket}/${key}`)).status).toBe(403);
    const kept = await s3.send(new GetObjectCommand({ Bucket, Key: key! }));
    expect(kept.ContentLength).toBe(PNG.length);
  });

  it('gets one address when it is completed twice at the same time', async () => {
    const me = someone();
    const form = await create(me);
    await upload(form, PNG);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => complete(me, form.handle)));
    expect(outcomes.map(({ result }) => result)).toEqual(Array(5).fill('success'));
    expect(new Set(outcomes.map(({ photoUrl }) => photoUrl)).size).toBe(1);
  });
});
