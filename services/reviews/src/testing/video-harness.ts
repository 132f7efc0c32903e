import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { VideoReviewCodeRequestedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { sealedIn, SealedBox } from '@yarrow/kit/security/sealing';
import { startTestService } from '@yarrow/kit/testing/test-service';
import { startSandbox, type RunningSandbox } from '@yarrow/sandbox/start-sandbox';
import { service } from '../service.js';
import { AT_ONCE, ReviewHarness, visitor } from './review-harness.js';

const Bucket = 'yarrow';
const OUTCOME = 'result errors { code message field }';
export const CREATE_VIDEO = `mutation ($reviewId: ID!, $token: String) {
  step: createVideoReviewForReview(reviewId: $reviewId, token: $token) {
    ${OUTCOME} uploadHash uploadUrl videoReview } }`;
export const CREATE_LINK = '/portal/video_reviews/create_video_upload_link';
export const SEND_CODE = `mutation ($uploadHash: String!) {
  step: sendVideoReviewCode(uploadHash: $uploadHash) { ${OUTCOME} upload { isConfirmed codeGoesTo } } }`;
const CONFIRM = `mutation ($uploadHash: String!, $code: String!) {
  step: confirmVideoReview(uploadHash: $uploadHash, code: $code) { ${OUTCOME} upload { isConfirmed codeGoesTo } } }`;
const AVAILABILITY = `query ($token: String!) { checkVideoReviewAvailability(token: $token) {
  id appointmentId clientId videoReviewsEnabled hasCompletedVideoReview video { id author rating videoUrl posterUrl seconds }
  videoReviews { id status originalFilename fileSizeMb canUpload uploadHash } } }`;
const UPLOAD = `query ($uploadHash: String!) { videoReviewUpload(uploadHash: $uploadHash) {
  uploadHash linkState status firstName isConfirmed codeGoesTo practice { id } } }`;
const SHOWN = `{ videoReviews { id author uploadedByPractice rating videoUrl posterUrl seconds createdAtAgoInWords } }`;

export interface RestReply {
  status: number;
  body: { success: boolean; error?: string; data: Record<string, string> };
}

/** The service with a store, and the steps of an upload as a browser would take them. */
export class VideoHarness extends ReviewHarness {
  private constructor(
    reviews: ReviewHarness['reviews'],
    private readonly sandbox: RunningSandbox,
    private readonly s3: S3Client,
  ) {
    super(reviews);
  }

  /** @param env in addition to the variables of the storage; videos are not encoded unless enabled here */
  static async startWithStore(env: Record<string, string> = {}): Promise<VideoHarness> {
    const sandbox = await startSandbox({
      port: 0,
      host: '127.0.0.1',
      smtpPort: 0,
      publicUrl: 'http://localhost:8080',
      stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
      s3: { region: 'us-east-1', bucket: Bucket, accessKeyId: 'key', secretAccessKey: 'secret' },
    });
    const store = {
      S3_ENDPOINT: `${sandbox.url}/s3`,
      // Another name of the same server, as browsers would reach it.
      S3_PUBLIC_URL: `${sandbox.url.replace('127.0.0.1', 'localhost')}/s3`,
      S3_BUCKET: Bucket,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const reviews = await startTestService(service, { env: { ...store, ...AT_ONCE, VIDEO_WORKER: 'false', ...env } });
    const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
    const s3 = new S3Client({ endpoint: store.S3_ENDPOINT, region: 'us-east-1', credentials, forcePathStyle: true });
    return new VideoHarness(reviews, sandbox, s3);
  }

  /** A practice that takes videos, a review of a visit there with its stars, and the link of its video. */
  async invited({ rating = 5, attendee = {} } = {}) {
    const { practiceId, owner } = await this.neighbours.practice({ videoReviewsEnabled: true });
    const visit = await this.neighbours.visit(practiceId, attendee);
    const { review, token } = await this.rateVisit(practiceId, visit, rating);
    const { uploadHash } = await this.step(CREATE_VIDEO, { reviewId: review.id, token });
    return {
      practiceId,
      owner,
      visit,
      reviewId: review.id as string,
      token: token as string,
      hash: uploadHash as string,
    };
  }

  async availability(token: string, actor: Actor = visitor()) {
    return (await this.reviews.graphql(AVAILABILITY, { token }, actor)).data['checkVideoReviewAvailability'];
  }

  async upload(uploadHash: string, actor: Actor = visitor()) {
    return (await this.reviews.graphql(UPLOAD, { uploadHash }, actor)).data['videoReviewUpload'];
  }

  /** A practice that takes videos, and a client of it with a past visit. */
  async practiceWithClient() {
    const { practiceId, owner } = await this.neighbours.practice({ videoReviewsEnabled: true });
    const clientId = await this.neighbours.client(practiceId, { email: 'maya@example.com' });
    const visit = await this.neighbours.visit(practiceId, { clientId });
    return { practiceId, owner, clientId, visit };
  }

  /** The practice sends its client a link. @returns with the secret that only the client gets */
  async sendLink(owner: Actor, clientId: string) {
    const { body } = await this.rest('POST', CREATE_LINK, { client_id: clientId }, owner);
    const id = body.data['id']!;
    return { id, hash: await this.hashOf(id) };
  }

  async hashOf(id: string): Promise<string> {
    return (await this.reviews.dataSource.query('SELECT upload_hash FROM video_reviews WHERE id = $1', [id]))[0]
      .upload_hash;
  }

  /** Sends the code of a link. @returns it as it is mailed to the client */
  async sendCode(id: string): Promise<string> {
    await this.step(SEND_CODE, { uploadHash: await this.hashOf(id) });
    const sent = (await this.reviews.emitted(VideoReviewCodeRequestedSchema)).filter(
      ({ videoReviewId }) => videoReviewId === id,
    );
    const { requestId, sealedCode } = sent.at(-1)!;
    const box = new SealedBox(this.reviews.env['MAIL_SEALING_PRIVATE_KEYS']!);
    return box.open(sealedCode, sealedIn(VideoReviewCodeRequestedSchema, requestId));
  }

  confirm(uploadHash: string, code: string) {
    return this.step(CONFIRM, { uploadHash, code });
  }

  async shown(practiceId: string) {
    return (await this.entity('Practice', { id: practiceId }, SHOWN)).videoReviews;
  }

  async rest(method: string, path: string, body?: object, actor: Partial<Actor> = visitor()): Promise<RestReply> {
    const answer = await this.fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${await this.reviews.tokenOf(actor)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as RestReply['body'] };
  }

  async get(path: string, actor: Partial<Actor> = visitor(), range?: string): Promise<Response> {
    const authorization = `Bearer ${await this.reviews.tokenOf(actor)}`;
    return this.fetch(path, { headers: { authorization, ...(range && { range }) } });
  }

  fetch(path: string, init: RequestInit): Promise<Response> {
    return fetch(`${this.reviews.url}${path}`, init);
  }

  async begin(hash: string, announced: object): Promise<RestReply> {
    const complete = { filename: 'clip.webm', content_type: 'video/webm', ...announced };
    return this.rest('POST', `/video-review/upload/${hash}`, complete);
  }

  /** As a browser sends the file. @returns status */
  async put(url: string, bytes: Buffer, contentType = 'video/webm'): Promise<number> {
    const headers = { 'content-type': contentType };
    return (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status;
  }

  async complete(hash: string, videoKey: string): Promise<RestReply> {
    return this.rest('POST', `/video-review/upload/${hash}/complete`, { video_key: videoKey });
  }

  async statusOf(hash: string): Promise<string> {
    return (await this.rest('GET', `/video-review/upload/${hash}/status`)).body.data['status']!;
  }

  /** As if the workers or the practice had brought the video there. */
  async setStatus(hash: string, status: string): Promise<void> {
    await this.reviews.dataSource.query(
      `UPDATE video_reviews SET status = $2, video_key = 'processed/x.mp4', poster_key = 'processed/x.jpg', duration_ms = 41500,
         uploaded_at = now() WHERE upload_hash = $1`,
      [hash, status],
    );
  }

  async idOf(hash: string): Promise<string> {
    return (await this.reviews.dataSource.query('SELECT id FROM video_reviews WHERE upload_hash = $1', [hash]))[0].id;
  }

  /** The whole way of one file. @returns its key in the store */
  async send(hash: string, bytes: Buffer, contentType = 'video/webm', filename = 'clip.webm'): Promise<string> {
    const { body } = await this.begin(hash, { filename, content_type: contentType, file_size: bytes.length });
    const { upload_url: url, video_key: key } = body.data;
    await this.put(url!, bytes, contentType);
    await this.complete(hash, key!);
    return key!;
  }

  async keysOf(Prefix: string): Promise<string[]> {
    const { Contents = [] } = await this.s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
    return Contents.map(({ Key }) => Key!);
  }

  override async stop(): Promise<void> {
    this.s3.destroy();
    await super.stop();
    await this.sandbox.stop();
  }
}
