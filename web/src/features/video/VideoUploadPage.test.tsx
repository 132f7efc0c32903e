import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answers } from '../../testing/renderPage.js';
import { openUpload, submitVideo, uploadLink } from '../../testing/videoUploadPage.js';
import { testRefusal } from '../reviews/testReview.js';
import { FakeVideoNetwork } from '../../testing/fakeVideoDevices.js';
import { MAX_VIDEO_BYTES } from './videoFile.js';

let network: FakeVideoNetwork;

beforeEach(() => {
  network = new FakeVideoNetwork();
  URL.createObjectURL = () => 'blob:video';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  network.restore();
});

const REVIEW = { __typename: 'Review', id: 'review', token: 'token' };
const written = (payload: object): Answers => ({
  ReviewAddTextReview: () => ({
    reviewAddTextReview: { __typename: 'ReviewPayload', review: null, errors: [], ...payload },
  }),
});
const choose = async (type = 'video/mp4', size?: number) => {
  const file = new File(['moving pictures'], 'clip.mp4', { type });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  fireEvent.change(await screen.findByLabelText('Video file'), { target: { files: [file] } });
};
const bar = () => screen.getByRole('progressbar', { name: 'Uploading your video' }).getAttribute('value');

describe('a link', () => {
  it('is reported as not found if it is unknown', async () => {
    openUpload(null);
    await screen.findByRole('heading', { name: 'Upload Link Not Found' });
  });

  it.each([
    ['used', 'completed'],
    ['used', 'approved'],
    ['used', 'rejected'],
    ['expired', 'pending'],
    ['disabled', 'pending'],
  ])('that is %s (%s) is unavailable', async (linkState, status) => {
    openUpload(uploadLink({ linkState, status }));
    await screen.findByRole('heading', { name: 'Upload Link Unavailable' });
    expect(screen.queryByLabelText('Video file')).toBeNull();
  });

  it('that is open asks for a video of the practitioner', async () => {
    openUpload(uploadLink());
    await screen.findByRole('heading', { name: 'Ann, tell others about Mara' });
  });

  it('whose last video failed says so and takes another', async () => {
    openUpload(uploadLink({ status: 'failed' }));
    await screen.findByText("The last video couldn't be processed. Please record or upload it again.");
    await screen.findByLabelText('Video file');
  });

  it('whose upload is under way elsewhere waits, and may begin again here', async () => {
    network.says('hash', 'uploading');
    openUpload(uploadLink({ status: 'uploading' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Upload it again here' }));
    await screen.findByLabelText('Video file');
  });
});

describe('without a recorder', () => {
  it("a file or the telephone's own camera is offered, and nothing else", async () => {
    openUpload(uploadLink());
    const input = await screen.findByLabelText('Video file');
    expect(input.getAttribute('capture')).toBe('user');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a file', () => {
  it('of another type, or too large, is refused at once', async () => {
    openUpload(uploadLink());
    await choose('image/png');
    await screen.findByText('File type not supported. Please use MP4, MOV, AVI, or WebM.');
    await choose('video/mp4', MAX_VIDEO_BYTES + 1);
    await screen.findByText('File size too large. Maximum size is 100MB.');
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(network.calls).toEqual([]);
  });

  it.each([200, 204])('goes to the store (answer %i): 0 to 90, 95, then its status', async (accepted) => {
    network.accept('hash');
    network.says('hash', 'processing', { progress: 40 });
    let completed = (_answer: object) => {};
    const completion = new Promise<object>((resolve) => (completed = resolve));
    network.answers.set('POST /video-review/upload/hash/complete', () => completion);
    openUpload(uploadLink());
    await choose();
    submitVideo();
    await waitFor(() => expect(network.uploads).toHaveLength(1));
    const [put] = network.uploads;
    expect([put!.url, put!.headers]).toEqual(['http://store/put', { 'content-type': 'video/mp4' }]);
    expect(bar()).toBe('0');
    act(() => put!.upload.onprogress!({ loaded: 50, total: 100 }));
    expect(bar()).toBe('45');
    act(() => put!.upload.onprogress!({ loaded: 100, total: 100 }));
    expect(bar()).toBe('90');
    act(() => put!.end(accepted));
    await waitFor(() => expect(bar()).toBe('95'));
    completed({ success: true, data: { status: 'processing' } });
    await screen.findByText('Video review submitted successfully!');
    await screen.findByText('Your video is being prepared');
    expect(screen.getByRole('progressbar', { name: 'Preparing' }).getAttribute('value')).toBe('40');
    const about = { filename: 'clip.mp4', content_type: 'video/mp4', file_size: 15 };
    expect(network.calls.slice(0, 2).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/video-review/upload/hash', about],
      ['POST', '/video-review/upload/hash/complete', { video_key: 'uploads/videos/c/v.webm', ...about }],
    ]);
  });

  it.each([
    ['no place is given', 'Failed to get upload URL', (it: FakeVideoNetwork) => it.answers.clear()],
    [
      'the link is used meanwhile',
      'Upload Link Unavailable',
      (it: FakeVideoNetwork) =>
        it.answers.set('POST /video-review/upload/hash', { success: false, error: 'Upload Link Unavailable' }),
    ],
  ])('stays when %s', async (_what, message, prepare) => {
    network.accept('hash');
    prepare(network);
    openUpload(uploadLink());
    await choose();
    submitVideo();
    await screen.findByText(message);
    expect(screen.queryByRole('progressbar', { name: 'Uploading your video' })).toBeNull();
    expect((screen.getByRole('button', { name: 'Submit' }) as HTMLButtonElement).disabled).toBe(false);
  });

  it.each([
    ['refuses it', (put: { end: (status: number) => void; onerror?: () => void }) => put.end(403)],
    ['answers 201', (put: { end: (status: number) => void; onerror?: () => void }) => put.end(201)],
    ['is not reached', (put: { end: (status: number) => void; onerror?: () => void }) => put.onerror!()],
  ])('may be sent again, from 0, where the store %s', async (_what, fail) => {
    network.accept('hash');
    openUpload(uploadLink());
    await choose();
    submitVideo();
    await waitFor(() => expect(network.uploads).toHaveLength(1));
    act(() => network.uploads[0]!.upload.onprogress!({ loaded: 50, total: 100 }));
    act(() => fail(network.uploads[0]!));
    await screen.findByText('Upload failed');
    submitVideo();
    await waitFor(() => expect(network.uploads).toHaveLength(2));
    expect(bar()).toBe('0');
    expect(screen.queryByText('Upload failed')).toBeNull();
  });

  it('that turns out to be none is refused with the reason', async () => {
    network.accept('hash');
    network.answers.delete('POST /video-review/upload/hash/complete');
    openUpload(uploadLink());
    await choose();
    submitVideo();
    await waitFor(() => expect(network.uploads).toHaveLength(1));
    act(() => network.uploads[0]!.end(200));
    await screen.findByText('Failed to complete upload');
  });
});

describe('a video that was sent', () => {
  const waiting = async (status: string, more: object = {}) => {
    network.says('hash', status, more);
    const page = openUpload(uploadLink({ linkState: 'used', status: 'processing' }));
    await waitFor(() => expect(network.calls.length).toBeGreaterThan(0));
    return page;
  };
  const polls = () => network.calls.filter(({ path }) => path.endsWith('/status')).length;

  it('is asked for every 3 seconds until it is ready', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await waiting('processing');
    expect(polls()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(2999));
    expect(polls()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(polls()).toBe(2);
    network.says('hash', 'completed');
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(polls()).toBe(3);
    screen.getByText('Your video has arrived');
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(polls()).toBe(3);
  });

  it('is asked for again after a missed answer', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await waiting('processing');
    network.answers.clear();
    await act(() => jest.advanceTimersByTimeAsync(6000));
    network.says('hash', 'approved');
    await act(() => jest.advanceTimersByTimeAsync(3000));
    screen.getByText('Your video has arrived');
  });

  describe.each(['completed', 'approved', 'rejected'])('and %s', (status) => {
    const finished = async (link: object, answers?: Answers) => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
      network.says('hash', status);
      const page = openUpload(uploadLink({ linkState: 'used', status: 'processing', ...link }), answers);
      await waitFor(() => expect(polls()).toBe(1));
      await act(() => jest.advanceTimersByTimeAsync(1900));
      const asked = () => page.asked.filter(({ operation }) => operation === 'ReviewAddTextReview');
      expect([asked(), page.visited]).toEqual([[], ['/video-review/upload/hash']]);
      await act(() => jest.advanceTimersByTimeAsync(200));
      return { ...page, asked };
    };

    it('completes its review with an empty text after 2 seconds and leads to the next booking', async () => {
      const { asked, visited } = await finished({ review: REVIEW }, written({ result: 'success' }));
      await waitFor(() => expect(visited.at(-1)).toBe('/i/r/book_next/token'));
      expect(asked().map(({ variables }) => variables)).toEqual([{ reviewId: 'review', text: '', token: 'token' }]);
      expect(polls()).toBe(1);
    });

    it('leads to the next booking after 2 seconds where it belongs to no review', async () => {
      const { asked, visited } = await finished({ review: null });
      await waitFor(() => expect(visited.at(-1)).toBe('/p/mara-jensen/book'));
      expect(asked()).toEqual([]);
    });
  });

  it('says why its review could not be completed and lets one go on', async () => {
    network.says('hash', 'completed');
    const refused = testRefusal('not_found', 'This review link is not valid any more.');
    openUpload(uploadLink({ linkState: 'used', status: 'processing', review: REVIEW }), written(refused));
    await screen.findByText('Error completing review: This review link is not valid any more.');
    screen.getByRole('button', { name: 'Continue' });
  });

  it('that was rejected sends its author to the provider', async () => {
    await waiting('rejected');
    await screen.findByText("Your video wasn't accepted");
    screen.getByText('Please contact Mara to learn why.');
  });

  it('that failed says why, offers another try and completes nothing', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const { asked, visited } = await waiting('failed', { reason: 'The video could not be read.' });
    await screen.findByText(/The video could not be read\. Please try again\./);
    screen.getByRole('button', { name: 'Try again' });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect([polls(), asked.length, visited.at(-1)]).toEqual([1, 1, '/video-review/upload/hash']);
  });
});
