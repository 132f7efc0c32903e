import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { testRefusal, testReview } from './testReview.js';
import { ThankYouPage } from './ThankYouPage.js';

const render = (review: () => object | null, more: Answers = {}) =>
  renderPage(
    <>
      <Route path="/i/r/thank_you/:token">
        <ThankYouPage />
      </Route>
      <ToastRegion />
    </>,
    { ThankYou: () => ({ reviewByToken: review() }), ...more },
    '/i/r/thank_you/token',
  );
const toggled = (payload: object): Answers => ({
  ToggleReviewAnon: () => ({
    toggleReviewAnon: { __typename: 'ReviewPayload', review: null, errors: [], ...payload },
  }),
});

afterEach(cleanup);

describe('the thanks', () => {
  it('end the review at 100 % and lead to the profile and the next visit', async () => {
    render(() => testReview());
    await screen.findByRole('heading', { name: 'Thank you, Ann!' });
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('100');
    expect(screen.getByRole('link', { name: 'See Mara’s profile' }).getAttribute('href')).toBe('/p/mara-jensen');
    expect(screen.getByRole('link', { name: 'Book your next visit' }).getAttribute('href')).toBe(
      '/i/r/book_next/token',
    );
  });

  it('let the author become anonymous', async () => {
    let anonymous = false;
    const review = () => testReview({ isAnonymous: anonymous, author: anonymous ? 'Anonymous' : 'Ann B.' });
    const { asked } = render(review, {
      ToggleReviewAnon: () => {
        anonymous = true;
        return { toggleReviewAnon: { __typename: 'ReviewPayload', result: 'success', errors: [], review: review() } };
      },
    });
    await screen.findByText('Shown as Ann B.');
    fireEvent.click(screen.getByRole('checkbox', { name: /Stay anonymous/ }));
    await screen.findByText('Shown as Anonymous');
    await screen.findByText('Review updated');
    expect(asked.find(({ operation }) => operation === 'ToggleReviewAnon')?.variables).toEqual({
      reviewId: 'review',
      isAnon: true,
      token: 'token',
    });
  });

  it('say when others see the review', async () => {
    const review = () => testReview({ isPublic: false });
    render(review, toggled({ result: 'success', review: { ...review(), isAnonymous: true, author: 'Anonymous' } }));
    await screen.findByText('Your review appears on the profile in a few minutes.');
    fireEvent.click(screen.getByRole('checkbox', { name: /Stay anonymous/ }));
    await screen.findByText(/on a random day in the next two weeks, so nobody can tell which visit/);
  });

  it('say nothing of that once they do', async () => {
    render(() => testReview());
    await screen.findByText('Shown as Ann B.');
    expect(screen.queryByText(/appears on the profile/)).toBeNull();
  });

  it('say that a video is not shown without a name', async () => {
    render(() => testReview({ hasCompletedVideoReview: true }));
    await screen.findByText('Shown as Ann B. · your video is shown only with your name');
  });

  it('keep the name when that is refused', async () => {
    render(() => testReview(), toggled(testRefusal('not_found', 'This review link is not valid any more.')));
    fireEvent.click(await screen.findByRole('checkbox', { name: /Stay anonymous/ }));
    await screen.findByText('Error updating review: This review link is not valid any more.');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('say when the link is unknown', async () => {
    render(() => null);
    await screen.findByRole('heading', { name: 'This review link does not work' });
  });
});
