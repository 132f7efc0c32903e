import { makeClip } from '@yarrow/reviews/testing/clips';
import type { Databases } from '../harness/databases.mjs';
import { change } from '../harness/practice.mjs';
import type { Site } from '../harness/site.mjs';
import { eventually, type Visitor } from '../harness/visitor.mjs';

const FILM = `mutation ($id: ID!, $token: String) { createVideoReviewForReview(reviewId: $id, token: $token) {
  result errors { code message } uploadHash } }`;

/**
 * Uploads a video of a review as a browser does, with a text in its name and in the file.
 * @returns the link's secret
 */
export async function uploadVideo(
  site: Site,
  visitor: Visitor,
  review: { id: string; token: string },
  text: string,
): Promise<string> {
  const { uploadHash } = await change(visitor, FILM, review);
  const clip = await makeClip({ more: ['-metadata', `title=${text}`] });
  const address = `${site.gatewayUrl}/video-review/upload/${uploadHash}`;
  const file = { filename: `${text}.webm`, content_type: 'video/webm', file_size: clip.length };
  const { upload_url: url, video_key: key } = await send(address, file);
  const headers = { 'content-type': 'video/webm' };
  const put = await fetch(url!, { method: 'PUT', headers, body: new Uint8Array(clip) });
  if (!put.ok) throw new Error(`The store answered ${put.status}: ${await put.text()}`);
  await send(`${address}/complete`, { video_key: key });
  return uploadHash as string;
}

/** Waits for what the worker makes of it, and has the practice approve it. @returns keys in the store */
export async function approveVideo(databases: Databases, pro: Visitor, uploadHash: string): Promise<string[]> {
  const finished = `SELECT id, video_key, poster_key FROM video_reviews WHERE upload_hash = $1 AND status = 'completed'`;
  const video = await eventually(
    'the video',
    async () => (await databases.query('reviews', finished, [uploadHash]))[0],
  );
  const approved = await pro.fetch(`/portal/video_reviews/${video!['id']}/approve`, 'PATCH');
  if (!approved.ok) throw new Error(`The approval was answered ${approved.status}.`);
  return [video!['video_key'], video!['poster_key']];
}

async function send(address: string, body: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Record<string, string> }).data;
}
