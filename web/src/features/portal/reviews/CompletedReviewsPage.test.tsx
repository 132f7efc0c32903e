import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { CompletedReviewsPage } from './CompletedReviewsPage.js';
import { down, outcome, refusal, startReviews } from './testing/reviewPages.js';

afterEach(cleanup);

const review = (id: string, own: object = {}) => ({
  __typename: 'Review',
  ...{ id, rating: 5, review: `Words of ${id}`, author: 'Maya R.', isAnonymous: false },
  ...{ createdAt: '2026-05-01T05:00:00Z', skills: [{ __typename: 'Specialty', id: 's', name: 'Insomnia' }] },
  client: { __typename: 'ReviewAuthor', firstName: 'Maya', lastName: 'R.' },
  reviewReply: null,
  ...own,
});
const reply = (message: string) => ({ __typename: 'ReviewReply', message, updatedAt: '2026-05-02T12:00:00Z' });
const completed = (rows: object[], total = rows.length) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p', timeZone: 'America/Vancouver' },
    ...{ completedReviewsCount: total, completedReviews: rows },
  },
});
const start = (answers: Answers, at = '/portal/reviews/completed') =>
  startReviews(<CompletedReviewsPage />, answers, at);
const posted = (message: string) =>
  outcome('addEditReviewReply', { review: { ...review('a'), reviewReply: reply(message) } });
const write = async (message: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Leave a reply to Maya R.' }));
  const flyout = within(await screen.findByRole('dialog', { name: 'Reply to Maya R.' }));
  fireEvent.change(flyout.getByLabelText('Your reply'), { target: { value: message } });
  const post = flyout.getByRole<HTMLButtonElement>('button', { name: 'Post reply' });
  await waitFor(() => expect(post.disabled).toBe(false));
  fireEvent.click(post);
};

describe('the completed reviews', () => {
  it('are shown with stars, day, text and endorsements, an anonymous one only by its day', async () => {
    start({
      CompletedReviews: () =>
        completed([
          review('a'),
          review('b', { author: 'Anonymous', isAnonymous: true, client: null, createdAt: '2026-05-03T00:00:00Z' }),
        ]),
    });
    const named = (await screen.findByText('Words of a')).closest('li');
    const hidden = screen.getByText('Words of b').closest('li');
    // 05:00 UTC is the evening before in Vancouver.
    expect(named?.textContent).toContain('Apr 30, 2026');
    expect(named?.textContent).toContain('Endorsed for Insomnia');
    expect(hidden?.textContent).toContain('May 3, 2026');
    expect(screen.getByText('2 reviews')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Export verified (CSV)' });
    expect(link.getAttribute('href')).toBe('/portal/review-export/reviews.csv');
  });

  it('are narrowed by days and stars in the address, and begin with the first page', async () => {
    const page = start({ CompletedReviews: () => completed([review('a')], 45) }, '/portal/reviews/completed?page=2');
    await screen.findByText('Page 2 of 3');
    const last = () => page.asked.findLast(({ operation }) => operation === 'CompletedReviews')?.variables;
    expect(last()).toEqual({ limit: 20, offset: 20, dateFilter: 'all_time', rating: null });
    fireEvent.change(screen.getByLabelText('Dates'), { target: { value: 'last_month' } });
    fireEvent.change(screen.getByLabelText('Rating'), { target: { value: '4' } });
    await waitFor(() => expect(page.visited.at(-1)).toBe('/portal/reviews/completed?date=last_month&rating=4'));
    await waitFor(() => expect(last()).toEqual({ limit: 20, offset: 0, dateFilter: 'last_month', rating: 4 }));
    const labels = (name: string) =>
      within(screen.getByLabelText(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(labels('Dates')).toEqual([
      ...['All time', 'This week', 'Last week', 'This month', 'Last month', 'This year', 'Last year'],
    ]);
    expect(labels('Rating')).toEqual(['All ratings', '5 stars', '4 stars', '3 stars', '2 stars', '1 star']);
  });

  it('say that there are none, that none matches, and that they did not load', async () => {
    start({ CompletedReviews: () => completed([]) });
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    cleanup();
    start({ CompletedReviews: () => completed([]) }, '/portal/reviews/completed?rating=1');
    fireEvent.click(await screen.findByRole('button', { name: 'Show all reviews' }));
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    cleanup();
    start({ CompletedReviews: down });
    expect(await screen.findByText('This did not load')).toBeTruthy();
  });
});

describe('a reply', () => {
  it('is posted, shows below the review and can be edited', async () => {
    const page = start({
      CompletedReviews: () => completed([review('a')]),
      ReplyToReview: ({ message }) => posted(message ?? ''),
    });
    await write('It means a lot.');
    expect(await screen.findByText('Your reply has been posted')).toBeTruthy();
    expect(await screen.findByText('It means a lot.')).toBeTruthy();
    const edit = await screen.findByRole('button', { name: 'Edit your reply to Maya R.' });
    expect(edit.textContent).toBe('Edit');
    expect(page.asked.find(({ operation }) => operation === 'ReplyToReview')?.variables).toEqual({
      ...{ reviewId: 'a', message: 'It means a lot.' },
    });
    fireEvent.click(edit);
    const flyout = within(await screen.findByRole('dialog', { name: 'Edit your reply to Maya R.' }));
    expect(flyout.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('It means a lot.');
  });

  it('needs six characters', async () => {
    start({ CompletedReviews: () => completed([review('a')]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Leave a reply to Maya R.' }));
    const flyout = within(await screen.findByRole('dialog', { name: 'Reply to Maya R.' }));
    fireEvent.change(flyout.getByLabelText('Your reply'), { target: { value: 'Merci' } });
    fireEvent.blur(flyout.getByLabelText('Your reply'));
    expect(await flyout.findByText('The reply needs at least 6 characters.')).toBeTruthy();
    expect(flyout.getByRole<HTMLButtonElement>('button', { name: 'Post reply' }).disabled).toBe(true);
  });

  it('asks for confirmation of private details, after which it can be changed or posted anyway', async () => {
    const page = start({
      CompletedReviews: () => completed([review('a')]),
      ReplyToReview: ({ message }) => posted(message ?? ''),
    });
    const asked = () => page.asked.filter(({ operation }) => operation === 'ReplyToReview').length;
    await write('Thank you Maya, your massage last week was a joy.');
    const question = within(await screen.findByRole('alertdialog', { name: 'Does your reply tell too much?' }));
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'It names your client.',
      'It speaks of their treatment or their health.',
      'It says when they were with you.',
    ]);
    fireEvent.click(question.getByRole('button', { name: 'Change the reply' }));
    const flyout = within(await screen.findByRole('dialog', { name: 'Reply to Maya R.' }));
    await waitFor(() =>
      expect(flyout.getByLabelText<HTMLTextAreaElement>('Your reply').value).toContain('Thank you Maya'),
    );
    expect(asked()).toBe(0);
    const post = flyout.getByRole<HTMLButtonElement>('button', { name: 'Post reply' });
    await waitFor(() => expect(post.disabled).toBe(false));
    fireEvent.click(post);
    fireEvent.click(await screen.findByRole('button', { name: 'Post anyway' }));
    expect(await screen.findByText('Your reply has been posted')).toBeTruthy();
    expect(asked()).toBe(1);
  });

  it('that is refused stays as it was typed, with the reason', async () => {
    start({
      CompletedReviews: () => completed([review('a')]),
      ReplyToReview: () => refusal('addEditReviewReply', 'This review does not exist any more.', { review: null }),
    });
    await write('It means a lot.');
    expect(await screen.findByText('Error replying to review: This review does not exist any more.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('It means a lot.');
  });
});
