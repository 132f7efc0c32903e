import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { KeywordsPage } from './KeywordsPage.js';
import { PendingReviewsPage } from './PendingReviewsPage.js';
import { down, outcome, refusal, startReviews } from './testing/reviewPages.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const request = (id: string, own: object = {}) => ({
  __typename: 'PendingReviewRequest',
  ...{ id, clientId: `c-${id}`, appointmentId: null, firstName: 'Lena', email: null, phone: '+16045550142' },
  ...{
    reviewRequestedAt: '2026-05-01T19:00:00Z',
    reviewLink: '/i/r/client_info/code-1',
    reviewRequireConfirmation: false,
    videoReviews: [],
  },
  ...own,
});
const pending = (rows: object[], total = rows.length) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p', timeZone: 'America/Vancouver' },
    ...{ pendingReviewRequestsCount: total, pendingReviewRequests: rows },
  },
});
const start = (answers: Answers) => startReviews(<PendingReviewsPage />, answers, '/portal/reviews/pending');
const ROWS = [
  request('a'),
  request('b', { firstName: 'Noor', reviewRequireConfirmation: true, reviewLink: null }),
  request('v', { firstName: 'Maya', appointmentId: 'visit', email: 'maya@example.com', phone: null }),
];
const video = (id: string, isUploadLink: boolean) => ({ __typename: 'ManagedVideoReview', id, isUploadLink });

describe('the pending reviews', () => {
  it('are shown with contact and day, imported ones with a badge and without a link', async () => {
    start({ PendingReviews: () => pending(ROWS) });
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
    expect(rows.map((row) => row.getByRole('rowheader').textContent?.trim())).toEqual([
      'Lena',
      'Noor Imported',
      'Maya',
    ]);
    expect(rows[0]!.getByText('(604) 555-0142')).toBeTruthy();
    expect(rows[2]!.getByText('maya@example.com')).toBeTruthy();
    expect(rows[0]!.getByText('Fri, May 1, 2026')).toBeTruthy();
    expect(rows[0]!.getByRole('button', { name: 'Copy review link' })).toBeTruthy();
    expect(rows[1]!.queryByRole('button', { name: 'Copy review link' })).toBeNull();
  });

  it('say that a video was asked for, or has come', async () => {
    const rows = [
      request('a', { videoReviews: [video('l', true)] }),
      request('b', { videoReviews: [video('v', false)] }),
    ];
    start({ PendingReviews: () => pending(rows) });
    const headers = await screen.findAllByRole('rowheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Lena Video link sent', 'Lena Video received']);
  });

  it('are sent again, each by what it is about', async () => {
    const page = start({
      PendingReviews: () => pending(ROWS),
      ResendReviewRequest: () => outcome('resendProReviewRequest'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Resend the request to Maya' }));
    expect(await screen.findByText('Review request resent.')).toBeTruthy();
    expect(page.asked.find(({ operation }) => operation === 'ResendReviewRequest')?.variables).toEqual({
      ...{ clientId: 'c-v', appointmentId: 'visit' },
    });
  });

  it('are dismissed after a confirmation, and leave the list', async () => {
    let rows = ROWS;
    const page = start({
      PendingReviews: () => pending(rows),
      DismissReviewRequest: () => {
        rows = ROWS.slice(1);
        return outcome('dismissReviewRequest');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss the request to Lena' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Dismiss the request to Lena?' }));
    expect(page.asked.some(({ operation }) => operation === 'DismissReviewRequest')).toBe(false);
    fireEvent.click(question.getByRole('button', { name: 'Dismiss request' }));
    expect(await screen.findByText('Review request was deleted.')).toBeTruthy();
    expect(await screen.findByText('2 requests')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dismiss the request to Lena' })).toBeNull();
  });

  it.each([
    ['Resend the request to Lena', undefined, "We weren't able to resend this request: It is gone."],
    ['Dismiss the request to Lena', 'Dismiss request', "We weren't able to delete this request: It is gone."],
  ])('say why they were not changed (%s)', async (button, confirm, message) => {
    start({
      PendingReviews: () => pending(ROWS),
      ResendReviewRequest: () => refusal('resendProReviewRequest', 'It is gone.'),
      DismissReviewRequest: () => refusal('dismissReviewRequest', 'It is gone.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    if (confirm) fireEvent.click(await screen.findByRole('button', { name: confirm }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('say that there are none, and that they did not load', async () => {
    start({ PendingReviews: () => pending([]) });
    expect(await screen.findByText('No pending requests')).toBeTruthy();
    cleanup();
    start({ PendingReviews: down });
    expect(await screen.findByText('This did not load')).toBeTruthy();
  });
});

describe('the endorsed keywords', () => {
  const skill = (id: string, endorsementsCount: number) => ({
    __typename: 'Skill',
    ...{ id, endorsementsCount, specialty: { __typename: 'Specialty', id, name: id } },
  });
  const open = (answers: Answers) => startReviews(<KeywordsPage />, answers, '/portal/reviews/keywords');
  const keywords = (skills: object[]) => ({ currentPractice: { __typename: 'Practice', id: 'p', skills } });

  it('are shown with how many clients endorse them, the most first', async () => {
    open({ EndorsedKeywords: () => keywords([skill('Insomnia', 1), skill('Massage', 4), skill('Reiki', 0)]) });
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      ...['Massage4 clients', 'Insomnia1 client', 'Reiki0 clients'],
    ]);
  });

  it('say that there are none, and that they did not load', async () => {
    open({ EndorsedKeywords: () => keywords([]) });
    expect(await screen.findByText('No keywords yet')).toBeTruthy();
    cleanup();
    open({ EndorsedKeywords: down });
    expect(await screen.findByText('This did not load')).toBeTruthy();
  });
});
