import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import { LineCut, renderPage, type Answers } from '../../testing/renderPage.js';
import { ReportReviewPage } from './ReportReviewPage.js';

afterEach(cleanup);

const REVIEW = {
  ...{ __typename: 'Review', id: 'r1', author: 'Maya R.', rating: 2, review: 'My neighbour goes there too.' },
  createdAtAgoInWords: '3 days ago',
  practice: { __typename: 'Practice', id: 'p', name: 'Still Water', url: '/p/still-water' },
};
const outcome = (errors: object[] = []) => ({
  reportReview: { __typename: 'ReportReviewPayload', result: errors.length > 0 ? 'failure' : 'success', errors },
});
const open = (answers: Answers = {}) =>
  renderPage(
    <Route path="/report_review/:reviewId">
      <ReportReviewPage />
    </Route>,
    { ReviewToReport: () => ({ publicReview: REVIEW }), ReportReview: () => outcome(), ...answers },
    '/report_review/r1',
  );
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the report' }));
const sent = (page: ReturnType<typeof open>) =>
  page.asked.filter(({ operation }) => operation === 'ReportReview').map(({ variables }) => variables) as {
    input: Record<string, string>;
  }[];

describe('the page that reports a review', () => {
  it('shows the review and sends why it is wrong', async () => {
    const page = open();
    expect(await screen.findByText('My neighbour goes there too.')).toBeTruthy();
    send();
    expect(await screen.findByText('Please choose a reason.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText(/It says something private/));
    fireEvent.change(screen.getByLabelText(/What should we know/), { target: { value: ' It names me. ' } });
    send();
    expect(await screen.findByText("Thank you, we'll look at it")).toBeTruthy();
    expect(sent(page)).toEqual([
      { input: { reviewId: 'r1', reason: 'private', details: 'It names me.', idempotencyKey: expect.any(String) } },
    ]);
    expect(screen.getByRole('link', { name: 'Back to the profile' }).getAttribute('href')).toBe('/p/still-water');
  });

  it('wants words for what is none of the reasons', async () => {
    const page = open();
    fireEvent.click(await screen.findByLabelText('Something else'));
    send();
    expect(await screen.findByText("Please say what's wrong with it.")).toBeTruthy();
    expect(sent(page)).toEqual([]);
  });

  it('keeps what was typed after a lost connection, and repeats the same request', async () => {
    let cut = true;
    const page = open({
      ReportReview: () => {
        if (cut) throw new LineCut();
        return outcome();
      },
    });
    fireEvent.click(await screen.findByLabelText('It advertises something'));
    fireEvent.change(screen.getByLabelText(/What should we know/), { target: { value: 'A shop.' } });
    send();
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>(/What should we know/).value).toBe('A shop.'),
    );
    cut = false;
    send();
    expect(await screen.findByText("Thank you, we'll look at it")).toBeTruthy();
    const [first, second] = sent(page);
    expect(second).toEqual(first);
  });

  it('says that there is no such review, and that it did not load', async () => {
    open({ ReviewToReport: () => ({ publicReview: null }) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Report a review')).toBeNull());
    cleanup();
    open({
      ReviewToReport: () => {
        throw new Error('down');
      },
    });
    expect(await screen.findByText('This did not load')).toBeTruthy();
  });
});
