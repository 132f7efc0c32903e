import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReviewImportedSchema, VideoReviewInvitedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { visitor } from './testing/review-harness.js';
import { CREATE_LINK, VideoHarness } from './testing/video-harness.js';

const OUTCOME = 'result errors { code field }';
const CREATE_CLIENT = `mutation ($practiceId: ID!, $phone: String!, $firstName: String!, $referralCode: String, $idempotencyKey: ID) {
  step: reviewCreateClient(practiceId: $practiceId, phone: $phone, firstName: $firstName, referralCode: $referralCode,
    idempotencyKey: $idempotencyKey) { ${OUTCOME} clientId } }`;
const CREATE_PHOTO = `mutation ($input: CreatePhotoUploadInput!) { step: createPhotoUpload(input: $input) {
  ${OUTCOME} handle uploadUrl uploadFields } }`;
const IMPORT = `mutation ($rating: Int!, $firstName: String!, $phone: String!, $createdAt: DateTime!, $idempotencyKey: ID) {
  step: proImportReview(rating: $rating, firstName: $firstName, phone: $phone, createdAt: $createdAt,
    idempotencyKey: $idempotencyKey) { ${OUTCOME} } }`;

let harness: VideoHarness;

beforeAll(async () => {
  harness = await VideoHarness.startWithStore();
});
afterAll(() => harness?.stop());

/** An actor that creates rows, and the rows created. */
interface Maker {
  /** @returns what was made and the error, if any */
  make(changes: object): Promise<{ made: unknown; error: object | null }>;
  count(): Promise<number>;
}

async function countOf(table: string, column: string, value: string): Promise<number> {
  const sql = `SELECT count(*)::integer AS count FROM ${table} WHERE ${column} = $1`;
  return (await harness.reviews.dataSource.query(sql, [value]))[0].count;
}

async function aReviewer(): Promise<Maker> {
  const { practiceId, owner } = await harness.neighbours.practice();
  const referralCode = await harness.neighbours.codeOf(practiceId, owner);
  const form = { practiceId, phone: '(604) 555-0134', firstName: 'Noor', referralCode };
  return {
    make: async (changes) => {
      const { clientId, errors } = await harness.step(CREATE_CLIENT, { ...form, ...changes });
      return { made: clientId, error: errors[0] ?? null };
    },
    count: () => countOf('reviewers', 'practice_id', practiceId),
  };
}

async function aPhoto(): Promise<Maker> {
  const userId = newId();
  const actor: Actor = { ...visitor(), kind: 'client', userId };
  return {
    make: async (changes) => {
      const input = { contentType: 'image/png', sizeBytes: 1000, ...changes };
      const { handle, uploadUrl, uploadFields, errors } = await harness.step(CREATE_PHOTO, { input }, actor);
      if (handle)
        expect([uploadUrl, JSON.parse(uploadFields).key]).toEqual([expect.any(String), `uploads/${userId}/${handle}`]);
      return { made: handle, error: errors[0] ?? null };
    },
    count: () => countOf('photo_uploads', 'user_id', userId),
  };
}

async function aVideoLink(): Promise<Maker> {
  const { practiceId, owner, clientId } = await harness.practiceWithClient();
  return {
    make: async ({ idempotencyKey }: { idempotencyKey?: string }) => {
      const { status, body } = await harness.rest(
        'POST',
        CREATE_LINK,
        { client_id: clientId, idempotency_key: idempotencyKey },
        owner,
      );
      // The routes name no fields.
      const error = body.success
        ? null
        : { code: status === 422 && 'invalid_idempotency_key', field: 'idempotencyKey' };
      return { made: body.data?.['id'] ?? null, error };
    },
    count: async () => {
      const events = await harness.reviews.emitted(VideoReviewInvitedSchema);
      const links = await countOf('video_reviews', 'practice_id', practiceId);
      expect(events.filter((event) => event.practiceId === practiceId)).toHaveLength(links);
      return links;
    },
  };
}

let phones = 1000;

async function anImport(): Promise<Maker> {
  const { practiceId, owner } = await harness.neighbours.practice();
  const form = { rating: 4, firstName: 'Lena', createdAt: '2024-05-01T12:00:00Z' };
  const phoneOfKey = new Map<unknown, string>();
  return {
    make: async (changes: { idempotencyKey?: string }) => {
      const key = changes.idempotencyKey?.toLowerCase();
      if (!phoneOfKey.has(key)) phoneOfKey.set(key, `+1604555${++phones}`);
      const { result, errors } = await harness.step(IMPORT, { ...form, phone: phoneOfKey.get(key), ...changes }, owner);
      return { made: result === 'success' ? phoneOfKey.get(key) : null, error: errors[0] ?? null };
    },
    count: async () => {
      const events = await harness.reviews.emitted(ReviewImportedSchema);
      const imports = await countOf('reviews', 'practice_id', practiceId);
      expect(events.filter((event) => event.practiceId === practiceId)).toHaveLength(imports);
      return imports;
    },
  };
}

describe.each([
  ['somebody who reviews', aReviewer],
  ['a place for a photo', aPhoto],
  ['a link for a video', aVideoLink],
  ['an imported review', anImport],
])('a request that makes %s', (_what, begin) => {
  it('makes it once, also when it comes three times at once and once more later', async () => {
    const maker = await begin();
    const idempotencyKey = newId();
    const answers = await Promise.all([1, 2, 3].map(() => maker.make({ idempotencyKey })));
    answers.push(await maker.make({ idempotencyKey: idempotencyKey.toUpperCase() }));
    answers.push(await maker.make({ idempotencyKey }));
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    expect(answers.map(({ made }) => made)).toEqual(answers.map(() => answers[0]!.made));
    expect(answers[0]!.made).toEqual(expect.any(String));
    expect(await maker.count()).toBe(1);
  });

  it('creates another one for another key, for no key, and for another actor with the same key', async () => {
    const [maker, other] = [await begin(), await begin()];
    const idempotencyKey = newId();
    const answers = [
      await maker.make({ idempotencyKey }),
      await maker.make({ idempotencyKey: newId() }),
      await maker.make({}),
      await other.make({ idempotencyKey }),
    ];
    expect(answers.map(({ error }) => error)).toEqual([null, null, null, null]);
    expect(new Set(answers.map(({ made }) => made)).size).toBe(4);
    expect([await maker.count(), await other.count()]).toEqual([3, 1]);
  });

  it('is refused with a key that is no UUID', async () => {
    const maker = await begin();
    const error = { code: 'invalid_idempotency_key', field: 'idempotencyKey' };
    expect(await maker.make({ idempotencyKey: 'again' })).toEqual({ made: null, error });
    expect(await maker.count()).toBe(0);
  });
});

describe('a second import of the same phone', () => {
  it('is refused where it is another request', async () => {
    const { owner } = await harness.neighbours.practice();
    const form = { rating: 4, firstName: 'Lena', phone: '+16045550142', createdAt: '2024-05-01T12:00:00Z' };
    await harness.step(IMPORT, { ...form, idempotencyKey: newId() }, owner);
    const { errors } = await harness.step(IMPORT, { ...form, idempotencyKey: newId() }, owner);
    expect(errors[0].code).toBe('already_imported');
  });
});
