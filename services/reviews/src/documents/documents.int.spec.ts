import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CredentialRemovedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  GetUploadedPhotosRequestSchema,
  GetUploadedPhotosResponseSchema,
  KeepDocumentRequestSchema,
  KeepDocumentResponseSchema,
} from '@yarrow/contracts/reviews/v1/requests_pb';
import type { Actor } from '@yarrow/kit/actor';
import { ERASE_PEOPLE_JOB } from '@yarrow/kit/erasure/erase-people.job';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { startSandbox, type RunningSandbox } from '@yarrow/sandbox/start-sandbox';
import { service } from '../service.js';
import { image, upload } from '../testing/photo-files.js';

const Bucket = 'yarrow';
const CREATE = `mutation ($input: CreateDocumentUploadInput!) { step: createDocumentUpload(input: $input) {
  result errors { code message field } handle uploadUrl uploadFields } }`;
const PDF = Buffer.from('%PDF-1.7\nA diploma.\n');

let sandbox: RunningSandbox;
let reviews: TestService;
let s3: S3Client;

type Pro = Actor & { userId: string };
const someone = (): Pro => ({ kind: 'pro', userId: newId(), practiceId: newId(), ip: '203.0.113.1' });
const create = async (actor: Actor, input: object = {}) => {
  const whole = { contentType: 'application/pdf', sizeBytes: PDF.length, ...input };
  return (await reviews.graphql(CREATE, { input: whole }, actor)).data['step'];
};
const keep = async ({ userId }: Pro, handle: string) =>
  (
    await reviews.app
      .get(RequestsClient)
      .request(KeepDocumentRequestSchema, KeepDocumentResponseSchema, { userId, handle })
  ).kept;
const read = async (handle: string, actor?: Partial<Actor>) =>
  fetch(`${reviews.url}/media/documents/${handle}`, {
    headers: { authorization: `Bearer ${await reviews.tokenOf(actor)}` },
  });
const keysOf = async (Prefix: string) =>
  ((await s3.send(new ListObjectsV2Command({ Bucket, Prefix }))).Contents ?? []).map(({ Key }) => Key);
const keptBy = async (me: Pro): Promise<string> => {
  const form = await create(me);
  expect(await upload(form, PDF)).toBe(204);
  expect(await keep(me, form.handle)).toBe(true);
  return form.handle;
};

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
    S3_PUBLIC_URL: `${sandbox.url}/s3`,
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

describe('a document', () => {
  it('can be downloaded only by its uploader and by staff once it is kept', async () => {
    const me = someone();
    const handle = await keptBy(me);
    for (const actor of [me, { ...someone(), staff: true as const }]) {
      const answer = await read(handle, actor);
      expect([answer.status, await answer.text()]).toEqual([200, PDF.toString()]);
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="document.pdf"');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    }
    expect((await read(handle, someone())).status).toBe(404);
    expect((await read(handle, { kind: 'client', userId: newId() })).status).toBe(403);
    expect((await read(handle)).status).toBe(401);
    expect((await fetch(`${sandbox.url}/s3/${Bucket}/private/documents/${me.userId}/${handle}`)).status).toBe(403);
  });

  it('is kept as it was looked at: what comes later by the same form changes nothing', async () => {
    const me = someone();
    const form = await create(me);
    await upload(form, PDF);
    expect(await keep(me, form.handle)).toBe(true);
    await upload(form, Buffer.from('%PDF-1.7\nA forgery'));
    expect(await keep(me, form.handle)).toBe(true);
    expect(await (await read(form.handle, me)).text()).toBe(PDF.toString());
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><b>x')],
    ['a picture under the type of a PDF', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
  ])('that is really %s is not kept', async (_what, bytes) => {
    const me = someone();
    const form = await create(me);
    await upload(form, bytes);
    expect(await keep(me, form.handle)).toBe(false);
    expect((await read(form.handle, me)).status).toBe(404);
  });

  it('of another account, unknown or not uploaded yet is not kept', async () => {
    const me = someone();
    const form = await create(me);
    expect(await keep(me, form.handle)).toBe(false);
    await upload(form, PDF);
    expect(await keep(someone(), form.handle)).toBe(false);
    for (const handle of [newId(), '', '../x']) expect(await keep(me, handle)).toBe(false);
  });

  it.each([
    [{ contentType: 'text/html' }, 'contentType'],
    [{ contentType: 'image/svg+xml' }, 'contentType'],
    [{ sizeBytes: 10 * 1024 * 1024 + 1 }, 'sizeBytes'],
    [{ sizeBytes: 0 }, 'sizeBytes'],
  ])('is refused before it is uploaded: %j', async (input, field) => {
    expect(await create(someone(), input)).toMatchObject({
      ...{ result: 'failure', handle: null },
      errors: [{ code: 'invalid_document', field }],
    });
  });

  it('goes with the credential that it belonged to', async () => {
    const me = someone();
    const handle = await keptBy(me);
    const removed = { practiceId: me.practiceId!, credentialId: newId(), documentHandle: handle };
    await reviews.publish(CredentialRemovedSchema, removed, { aggregateId: me.practiceId! });
    await reviews.eventually(async () => expect((await read(handle, me)).status).toBe(404));
    expect(await keysOf(`private/documents/${me.userId}/`)).toEqual([]);
  });

  it('is deleted if it is not kept within a day', async () => {
    const me = someone();
    const [old, kept] = [await create(me), await keptBy(me)];
    await upload(old, PDF);
    const fresh = await create(me);
    await reviews.dataSource.query(
      `UPDATE document_uploads SET created_at = now() - interval '25 hours' WHERE id = ANY($1)`,
      [[old.handle, kept]],
    );
    await reviews.app.get(JobsService).runNow('delete-unkept-documents');
    expect(await keep(me, old.handle)).toBe(false);
    await upload(fresh, PDF);
    expect(await keep(me, fresh.handle)).toBe(true);
    expect((await read(kept, me)).status).toBe(200);
  });

  it('goes when who uploaded it is erased', async () => {
    const me = someone();
    const [handle, open] = [await keptBy(me), await create(me)];
    await upload(open, PDF);
    const person = { practiceId: undefined, subjectIds: [me.userId], emails: [], phones: [] };
    await reviews.app.get(ErasuresService).request(newId(), person);
    await reviews.app.get(JobsService).runNow(ERASE_PEOPLE_JOB);
    expect((await read(handle, me)).status).toBe(404);
    expect(await keysOf(`private/documents/${me.userId}/`)).toEqual([]);
    expect(await keysOf(`uploads/${me.userId}/`)).toEqual([]);
  });

  it('needs a practice to be uploaded', async () => {
    const { errors } = await reviews.graphql(CREATE, { input: { contentType: 'image/png', sizeBytes: 1 } });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const client = { kind: 'client' as const, userId: newId(), ip: '203.0.113.1' };
    expect((await create(client)).errors).toMatchObject([{ code: 'forbidden' }]);
  });
});

it('photos are found by their handles for who uploaded them, once they are public', async () => {
  const me = someone();
  const png = await image('png');
  const CREATE_PHOTO = `mutation ($input: CreatePhotoUploadInput!) { step: createPhotoUpload(input: $input) {
    handle uploadUrl uploadFields } }`;
  const start = async () =>
    (await reviews.graphql(CREATE_PHOTO, { input: { contentType: 'image/png', sizeBytes: png.length } }, me)).data[
      'step'
    ];
  const [done, open] = [await start(), await start()];
  await upload(done, png);
  const COMPLETE = `mutation ($input: CompletePhotoUploadInput!) { step: completePhotoUpload(input: $input) { photoUrl } }`;
  const { photoUrl } = (await reviews.graphql(COMPLETE, { input: { handle: done.handle } }, me)).data['step'];
  const ask = async (userId: string) => {
    const handles = [open.handle, done.handle, 'none'];
    const { photos } = await reviews.app
      .get(RequestsClient)
      .request(GetUploadedPhotosRequestSchema, GetUploadedPhotosResponseSchema, { userId, handles });
    return photos.map(({ handle, photoUrl: url }) => [handle, url]);
  };
  expect(await ask(me.userId)).toEqual([[done.handle, photoUrl]]);
  expect(await ask(newId())).toEqual([]);
  expect(await ask('')).toEqual([]);
});
