import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { renderPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { ANSWERS as CLIENT_ANSWERS } from '../../../portal-ui/testing/clientPicker.js';
import { VideoReviewsPage } from './VideoReviewsPage.js';

const DAY = 86_400_000;
const realFetch = globalThis.fetch;

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const video = (id: string, own: object = {}) => ({
  __typename: 'ManagedVideoReview',
  ...{ id, status: 'completed', clientName: `Client ${id}`, originalFilename: 'clip.mp4', title: null, rating: null },
  ...{ videoUrl: `/media/videos/${id}.mp4`, failure: null, isUploadLink: false, uploadEnabled: false },
  ...{ uploadExpiresAt: new Date(Date.now() + 3 * DAY).toISOString(), uploadedByPractice: false, processingTime: 20 },
  ...{ recordedAt: null, createdAt: '2026-05-01T19:00:00Z', approvedAt: null, client: null },
  ...own,
});
const link = (id: string, own: object = {}) =>
  video(id, {
    ...{ status: 'pending', originalFilename: 'pending_upload', videoUrl: null },
    ...{ isUploadLink: true, uploadEnabled: true },
    ...own,
  });
const managed = (rows: object[], own: object = {}) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p', timeZone: 'America/Vancouver', videoReviewsEnabled: true },
    ...{ managedVideoReviewsCount: rows.length, managedVideoReviews: rows },
    ...own,
  },
});
const start = (answers: Answers, at = '/portal/video_reviews') =>
  renderPage(
    <>
      <VideoReviewsPage />
      <ToastRegion />
    </>,
    { PickerClients: () => NO_CLIENTS, ...answers },
    at,
  );
const NO_CLIENTS = { clients: { __typename: 'ClientConnection', totalCount: 0, edges: [] } };

/** What the REST routes were called with; each is answered the same. @param answer undefined: the line is cut */
function answerRest(answer: object | undefined) {
  const calls: { path: string; method: string }[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    calls.push({ path, method: init.method ?? 'GET' });
    if (!answer) throw new TypeError('Failed to fetch');
    return { json: async () => answer };
  }) as unknown as typeof globalThis.fetch;
  return calls;
}
const done = { success: true, data: { id: 'a', status: 'approved', progress: 40 } };

describe('the videos of a practice', () => {
  it('are shown by the words of their status, links by what they still open', async () => {
    start({
      ManagedVideos: () =>
        managed([
          video('a'),
          video('b', { status: 'processing', videoUrl: null }),
          video('c', { status: 'failed', failure: 'No picture in it.', videoUrl: null }),
          link('d'),
          link('e', { uploadExpiresAt: new Date(Date.now() + DAY / 2).toISOString() }),
          link('f', { uploadExpiresAt: '2026-01-01T00:00:00Z' }),
          link('g', { uploadEnabled: false }),
        ]),
    });
    const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent ?? '');
    const words = [
      ...['Ready for review', 'In MediaConvert', 'Processing errorNo picture in it.', 'Active', 'Expiring soon'],
      ...['Expired', 'Disabled'],
    ];
    expect(rows.map((text, index) => text.includes(words[index]!))).toEqual(words.map(() => true));
    const offered = (name: RegExp) => screen.getAllByRole('button', { name }).length;
    expect(offered(/^Approve/)).toBe(1);
    expect(offered(/^Check the status/)).toBe(1);
    expect(offered(/^Extend the link/)).toBe(4);
    expect(offered(/^Disable the link/)).toBe(3);
    expect(screen.queryByRole('button', { name: /^Copy link/ })).toBeNull();
  });

  it.each([
    ['Approve the video of Client a', 'PATCH', '/portal/video_reviews/a/approve', 'The video is on your profile now.'],
    ['Reject the video of Client a', 'PATCH', '/portal/video_reviews/a/reject', 'The video was rejected.'],
    ['Check the status of the video of Client b', 'GET', '/api/videos/b/job_status', 'Approved and visible (40%)'],
    [
      ...(['Extend the link of Client d by 24 hours', 'PATCH', '/portal/video_reviews/d/extend_upload'] as const),
      'The link was extended by 24 hours.',
    ],
    [
      ...(['Disable the link of Client d', 'PATCH', '/portal/video_reviews/d/disable_upload'] as const),
      'The link was disabled.',
    ],
  ])('are changed by their routes: %s', async (button, method, path, message) => {
    const calls = answerRest(done);
    const page = start({
      ManagedVideos: () => managed([video('a'), video('b', { status: 'processing' }), link('d')]),
    });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(calls).toEqual([{ path, method }]);
    await waitFor(() => expect(page.asked.filter(({ operation }) => operation === 'ManagedVideos').length).toBe(2));
  });

  it.each([
    ['Approve the video of Client a', 'Error approving video', 'Network error while approving video'],
    ['Reject the video of Client a', 'Error rejecting video', 'Network error while rejecting video'],
    ['Check the status of the video of Client b', 'Error checking status', 'Network error while checking status'],
  ])('say why they were not changed: %s', async (button, failure, network) => {
    const answers = { ManagedVideos: () => managed([video('a'), video('b', { status: 'processing' })]) };
    answerRest({ success: false });
    start(answers);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(failure)).toBeTruthy();
    answerRest({ success: false, error: 'It is gone.' });
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(`${failure}: It is gone.`)).toBeTruthy();
    answerRest(undefined);
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(network)).toBeTruthy();
  });

  it('are narrowed to active links in the address', async () => {
    const page = start({ ManagedVideos: () => managed([]) });
    await screen.findByText('No videos yet');
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'active_links' } });
    expect(await screen.findByText('No active links')).toBeTruthy();
    expect(page.visited.at(-1)).toBe('/portal/video_reviews?show=active_links');
    expect(page.asked.findLast(({ operation }) => operation === 'ManagedVideos')?.variables).toEqual({
      ...{ activeLinks: true, limit: 20, offset: 0 },
    });
  });

  it('are not part of every plan, and say when they did not load', async () => {
    start({ ManagedVideos: () => managed([], { videoReviewsEnabled: false }) });
    expect(await screen.findByText('Not part of your plan')).toBeTruthy();
    cleanup();
    start({
      ManagedVideos: () => {
        throw new Error('The videos sleep.');
      },
    });
    expect(await screen.findByText('This did not load')).toBeTruthy();
  });

  it('need a chosen client for a link', async () => {
    const calls = answerRest(done);
    start({ ManagedVideos: () => managed([]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Create upload link' }));
    expect(await screen.findByText('Please select a client first')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('show at the chosen client why there is no link', async () => {
    answerRest({ success: false, error: 'Henry has not had a visit yet.' });
    start({ ManagedVideos: () => managed([]), ...CLIENT_ANSWERS });
    fireEvent.focus(await screen.findByRole('combobox', { name: 'Client' }));
    fireEvent.click(screen.getByRole('combobox', { name: 'Client' }));
    fireEvent.click(await screen.findByRole('option', { name: /Henry/ }));
    const chosen = await screen.findByRole('group', { name: 'Client' });
    fireEvent.click(screen.getByRole('button', { name: 'Create upload link' }));
    const reason = await screen.findByText('Henry has not had a visit yet.');
    expect(reason.closest('form')).toBe(chosen.closest('form'));
    fireEvent.click(within(chosen).getByRole('button', { name: 'Change client' }));
    await waitFor(() => expect(screen.queryByText('Henry has not had a visit yet.')).toBeNull());
  });

  it.each([
    [
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      'Invalid file type. Please upload MP4, MOV, AVI, or WebM files only.',
    ],
    [
      Object.defineProperty(new File(['x'], 'clip.mp4', { type: 'video/mp4' }), 'size', { value: 104_857_601 }),
      'File too large. Maximum size is 100MB.',
    ],
  ])('are not uploaded as what cannot be played (%#)', async (file, problem) => {
    start({ ManagedVideos: () => managed([]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Upload a video' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload a video' }));
    fireEvent.change(dialog.getByLabelText(/^Choose a video/), { target: { files: [file] } });
    expect(await dialog.findByText(problem)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(true);
  });
});
