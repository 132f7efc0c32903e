import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { ImportReviewPage } from './ImportReviewPage.js';
import { down, outcome, refusal, reviewPractice, startReviews } from './testing/reviewPages.js';

afterEach(cleanup);

const start = (answers: Answers = {}) => startReviews(<ImportReviewPage />, answers, '/portal/reviews/import');
const field = (label: string) =>
  label === 'Review'
    ? screen.getByRole<HTMLInputElement>('textbox', { name: /^Review/ })
    : screen.getByLabelText<HTMLInputElement>(label);
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add review' });
const type = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
};
const fill = async () => {
  await screen.findByLabelText('First name');
  type('Review', 'Came from elsewhere.');
  type('First name', 'Lena');
  type('Phone', '6045550142');
  type('Date of the review', '2024-05-01');
  await waitFor(() => expect(add().disabled).toBe(false));
};

describe('the page on which a review is imported', () => {
  it('adds a review of five stars at noon of its day by default', async () => {
    const page = start({ ImportReview: () => outcome('proImportReview') });
    await fill();
    fireEvent.click(add());
    expect(await screen.findByText('The review was added. Its author is asked to confirm it.')).toBeTruthy();
    const { variables } = page.asked.find(({ operation }) => operation === 'ImportReview')!;
    expect(variables).toEqual({
      ...{ rating: 5, review: 'Came from elsewhere.', firstName: 'Lena', phone: '+1 6045550142' },
      ...{ createdAt: '2024-05-01T19:00:00.000Z', idempotencyKey: expect.any(String) },
    });
    await waitFor(() => expect(field('First name').value).toBe(''));
  });

  it.each([
    ['First name', ' ', 'First name is required'],
    ['Phone', '604', 'Please enter a valid phone number.'],
    ['Date of the review', '', 'Date is required'],
    ['Date of the review', '2199-01-01', 'The date cannot be in the future.'],
  ])('does not take %s as %j', async (label, value, problem) => {
    start();
    await fill();
    type(label, value);
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(add().disabled).toBe(true);
  });

  it('keeps what was typed when it fails, and says so', async () => {
    start({ ImportReview: down });
    await fill();
    fireEvent.click(add());
    expect(await screen.findByText('There was an error adding this review.')).toBeTruthy();
    expect([field('First name').value, field('Review').value]).toEqual(['Lena', 'Came from elsewhere.']);
  });

  it('says why a review is refused', async () => {
    start({ ImportReview: () => refusal('proImportReview', 'A review with this phone number waits.') });
    await fill();
    fireEvent.click(add());
    expect(await screen.findByText('A review with this phone number waits.')).toBeTruthy();
  });

  it('is not part of every plan', async () => {
    start({ PracticeForReviews: () => reviewPractice({ importReviewsEnabled: false }) });
    expect(await screen.findByText('Not part of your plan')).toBeTruthy();
    expect(screen.queryByLabelText('First name')).toBeNull();
  });
});
