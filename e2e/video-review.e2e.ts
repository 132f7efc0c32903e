import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ReviewPages } from './pages/review-pages.js';
import { violationsOf } from './support/accessibility.js';
import { ApiVisitor } from './support/api-visitor.js';
import { book } from './support/bookings.js';
import { contactOf } from './support/clients.js';
import { eventually } from './support/eventually.js';
import { openPractice, type OpenPractice } from './support/open-practice.js';
import { letPassForReviews } from './support/past-visits.js';
import { mailTo } from './support/sandbox.js';
import { SITE_URL } from './support/site.js';
import { journey, newClient, useBrowser, type ClientPerson } from './support/stage.js';

// A camera that shows a moving test picture and beeps, and needs no permission prompt.
useBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);

const VIDEOS = `query Videos($slug: String!) { practice(slug: $slug) { id videoReviews { id author rating seconds videoUrl } } }`;
const AVAILABILITY = `query Own($token: String!) { checkVideoReviewAvailability(token: $token) {
  hasCompletedVideoReview videoReviews { id status } } }`;

interface Shown {
  practice: { videoReviews: { id: string; author: string; rating: number; seconds: number; videoUrl: string }[] };
}

describe('a video review', () => {
  journey('is recorded, transcoded, approved and played on the profile', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor({ permissions: ['camera', 'microphone'] });
    const review = new ReviewPages(page);
    await review.openLink(practice.referralCode);
    await review.sayWho('Maya', '5185550171');
    await review.rate('5 stars');
    await page.getByLabel('Your review').waitFor();
    const token = tokenIn(page);
    await review.recordVideo(2);
    await page.waitForURL('**/i/r/book_next/**');

    const api = new ApiVisitor();
    const { checkVideoReviewAvailability: own } = await api.ask<{
      checkVideoReviewAvailability: { videoReviews: { id: string; status: string }[] };
    }>(AVAILABILITY, { token });
    const [video] = own.videoReviews;
    expect(video?.status).toBe('completed');
    expect((await api.send('PATCH', `/portal/video_reviews/${video!.id}/approve`)).status).toBe(401);
    const approved = await practice.pro.send('PATCH', `/portal/video_reviews/${video!.id}/approve`);
    expect([approved.status, await approved.json()]).toMatchObject([200, { data: { status: 'approved' } }]);
    await isPlayed(page, practice);
  });

  journey('comes by a link that the practice has sent, from its client only, and as a video only', async (stage) => {
    const practice = await openPractice({ charges: false, instant: true });
    const client = newClient('Maya', 'Rivera');
    const page = await stage.visitor();
    stage.expectComplaint(/status of 4\d\d/);
    await page.goto('/video-review/upload/unknown');
    await page.getByRole('heading', { name: 'Upload Link Not Found' }).waitFor();

    await page.goto(await linkOf(practice, client));
    const hash = new URL(page.url()).pathname.split('/').at(-1);
    const announced = { filename: 'clip.mp4', content_type: 'video/mp4', file_size: 100 };
    const early = await new ApiVisitor().send('POST', `/video-review/upload/${hash}`, announced);
    expect(early.status).toBe(422);
    await page.getByRole('button', { name: 'Send me the code' }).click();
    const { text } = await mailTo(client.email, /^Your code for a video review/);
    await page.getByLabel('Code from the email').fill(/\b\d{6}\b/.exec(text)![0]);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Upload a file').click();
    await page.getByLabel('Video file').setInputFiles({
      name: 'clip.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    });
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('File type not supported. Please use MP4, MOV, AVI, or WebM.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const status = (await (await fetch(`${SITE_URL}/video-review/upload/${hash}/status`)).json()) as object;
    expect(status).toMatchObject({ success: true, data: { status: 'pending' } });
  });
});

function tokenIn(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** Expects that the video starts only on request, and plays. */
async function isPlayed(page: Page, { slug }: OpenPractice): Promise<void> {
  const api = new ApiVisitor();
  const { practice } = await eventually('a video on the profile', async () => {
    const shown = await api.ask<Shown>(VIDEOS, { slug });
    return shown.practice.videoReviews.length === 1 && shown;
  });
  expect(practice.videoReviews[0]).toMatchObject({ author: 'Maya', rating: 5 });
  await page.goto(`/p/${slug}`);
  await page.getByRole('button', { name: 'Play the video review of Maya' }).click();
  const player = page.getByLabel('Video review of Maya');
  await player.waitFor();
  await eventually('a picture that moves', () => player.evaluate((video: HTMLVideoElement) => video.currentTime > 0));
  const range = await fetch(`${SITE_URL}${practice.videoReviews[0]!.videoUrl}`, { headers: { range: 'bytes=0-9' } });
  expect([range.status, (await range.arrayBuffer()).byteLength]).toEqual([206, 10]);
}

/** The practice asks a client who has had a visit. @returns path of the page, from the mail to the client */
async function linkOf(practice: OpenPractice, client: ClientPerson): Promise<string> {
  const { id } = await book(practice, client);
  await letPassForReviews(id);
  const body = { client_id: await contactOf(practice.pro, client.email) };
  // Reviews learns of the contact by an event.
  await eventually('a link that was sent', async () => {
    return (await practice.pro.send('POST', '/portal/video_reviews/create_video_upload_link', body)).ok;
  });
  const { text } = await mailTo(client.email, /^Share a video review/);
  return new URL(/http\S+\/video-review\/upload\/\S+/.exec(text)![0]).pathname;
}
