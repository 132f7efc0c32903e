import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { testRefusal, testReview } from '../reviews/testReview.js';
import { TextReviewPage } from '../reviews/TextReviewPage.js';
import { FakeVideoNetwork } from '../../testing/fakeVideoDevices.js';
import { ReviewVideoPage } from './ReviewVideoPage.js';

let network: FakeVideoNetwork;
beforeEach(() => {
  network = new FakeVideoNetwork();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  network.restore();
});

const video = (change: object = {}) => ({
  __typename: 'VideoReview',
  ...{ id: 'video', status: 'pending', canUpload: true, uploadHash: 'hash' },
  ...change,
});
const render = (review: object | null, more: Answers = {}, search = '?upload_hash=hash') =>
  renderPage(
    <>
      <Route path="/i/r/video_review/:token">
        <ReviewVideoPage />
      </Route>
      <ToastRegion />
    </>,
    { CheckVideoReviewAvailability: () => ({ checkVideoReviewAvailability: review }), ...more },
    `/i/r/video_review/token${search}`,
  );
const written = (payload: object): Answers => ({
  ReviewAddTextReview: () => ({
    reviewAddTextReview: { __typename: 'ReviewPayload', review: null, errors: [], ...payload },
  }),
});

describe('the video of a review', () => {
  it('is recorded at 90 %, and a text remains a way', async () => {
    render(testReview({ videoReviews: [video()] }));
    await screen.findByRole('heading', { name: 'Wonderful! Tell others about Mara' });
    expect(screen.getByRole('progressbar', { name: 'Review progress' }).getAttribute('value')).toBe('90');
    expect(screen.getByRole('link', { name: 'Write instead' }).getAttribute('href')).toBe(
      '/i/r/text_review/token?skip_step=true',
    );
  });

  it.each([
    ['no link', [], '?upload_hash=hash'],
    ['another link', [video({ uploadHash: 'other' })], '?upload_hash=hash'],
  ])('goes back to the text with %s', async (_what, videoReviews, search) => {
    const { visited } = render(testReview({ videoReviews }), {}, search);
    await waitFor(() => expect(visited.at(-1)).toBe('/i/r/text_review/token?skip_step=true'));
  });

  it.each(['completed', 'approved', 'rejected'])(
    'that is %s ends the review with an empty text after 2 seconds and leads to the next booking',
    async (status) => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
      network.says('hash', status);
      const { asked, visited } = render(
        testReview({ videoReviews: [video({ status: 'processing', canUpload: false })] }),
        written({ result: 'success' }),
      );
      const sent = () => asked.filter(({ operation }) => operation === 'ReviewAddTextReview');
      await waitFor(() => expect(network.calls).toHaveLength(1));
      await act(() => jest.advanceTimersByTimeAsync(1900));
      expect(sent()).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(200));
      await waitFor(() => expect(visited.at(-1)).toBe('/i/r/book_next/token'));
      expect(sent().map(({ variables }) => variables)).toEqual([{ reviewId: 'review', text: '', token: 'token' }]);
    },
  );

  it('says what went wrong at the end and lets one go on', async () => {
    network.says('hash', 'completed');
    render(
      testReview({ videoReviews: [video({ status: 'completed', canUpload: false })] }),
      written(testRefusal('not_found', 'This review link is not valid any more.')),
    );
    await screen.findByText('Error completing review: This review link is not valid any more.');
    screen.getByRole('button', { name: 'Continue' });
  });

  it('that failed ends nothing', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    network.says('hash', 'failed');
    const { asked } = render(testReview({ videoReviews: [video({ status: 'processing', canUpload: false })] }));
    await waitFor(() => expect(network.calls).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    screen.getByRole('button', { name: 'Try again' });
    expect(asked.map(({ operation }) => operation)).toEqual(['CheckVideoReviewAvailability']);
  });
});

describe('the video offer next to the text review', () => {
  const offer = (review: object, payload?: object) =>
    renderPage(
      <>
        <Route path="/i/r/text_review/:token">
          <TextReviewPage />
        </Route>
        <ToastRegion />
      </>,
      {
        TextReview: () => ({ reviewByToken: testReview(review) }),
        CreateVideoReviewForReview: () => ({
          createVideoReviewForReview: {
            __typename: 'CreateVideoReviewForReviewPayload',
            ...{ errors: [], uploadHash: null, uploadUrl: null, videoReview: null },
            ...payload,
          },
        }),
      },
      '/i/r/text_review/token?skip_step=true',
    );
  const record = () => screen.queryByRole('button', { name: 'Record a video' });

  it('leads to the recorder', async () => {
    const { visited } = offer({ videoReviewsEnabled: true }, { result: 'success', uploadHash: 'hash' });
    fireEvent.click(await screen.findByRole('button', { name: 'Record a video' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/i/r/video_review/token?upload_hash=hash'));
  });

  it('may be refused', async () => {
    offer(
      { videoReviewsEnabled: true },
      testRefusal('video_review_exists', 'Only one video review per appointment is allowed.'),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Record a video' }));
    await screen.findByText('Error creating video review: Only one video review per appointment is allowed.');
  });

  it.each([
    ['the practice takes none', { videoReviewsEnabled: false }],
    ['there is one', { videoReviewsEnabled: true, hasCompletedVideoReview: true }],
    ['one was rejected', { videoReviewsEnabled: true, videoReviews: [video({ status: 'rejected' })] }],
  ])('is not made where %s', async (_what, review) => {
    offer(review);
    await screen.findByLabelText('Your review');
    expect(record()).toBeNull();
  });

  it('leads to the video that is being prepared', async () => {
    offer({ videoReviewsEnabled: true, videoReviews: [video({ status: 'processing' })] });
    const link = await screen.findByRole('link', { name: 'Check its progress' });
    expect(link.getAttribute('href')).toBe('/i/r/video_review/token?upload_hash=hash');
  });
});
