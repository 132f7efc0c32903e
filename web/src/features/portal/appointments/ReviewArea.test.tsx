import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  leaveCalendar,
  openCalendar,
  settleCalendar,
  visitDetails,
  visitPayment,
  visitReview,
} from '../testing/calendarPage.js';

/** The visit "a" is open. @param own of it @param review what is known of its review */
const open = (own: object = {}, review: object = {}) => {
  window.location.hash = 'token-of-a';
  const details = visitDetails({ state: 'approved', past: true, ...own });
  return openCalendar('/portal/calendar?view=week&date=2026-11-02', {
    AppointmentForCalendar: () => ({ tokenAppointment: details }),
    AppointmentPayment: () => ({ tokenAppointment: { ...visitPayment, past: true, ...own } }),
    AppointmentReview: () => ({ tokenAppointment: { ...visitReview, ...review } }),
  });
};
const area = async () => within(await screen.findByRole('region', { name: 'Review' }));

beforeEach(settleCalendar);
afterEach(leaveCalendar);

describe('the review of an appointment', () => {
  it('is asked for by the link of the practice, which is copied', async () => {
    const writeText = jest.fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    open();
    const review = await area();
    review.getByText('No review with a name yet');
    fireEvent.click(review.getByRole('button', { name: 'Copy review link' }));
    await review.findAllByText('Copied to clipboard');
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/i/r/client_info/practice-code`);
  });

  it.each([
    [{}, 'Reviewed with stars'],
    [{ hasTextReview: true }, 'Reviewed with stars and words'],
    [
      { hasTextReview: true, hasVideoReview: true, hasEndorsements: true },
      'Reviewed with stars, words, a video, and endorsements',
    ],
  ])('is said to be there with %j, and not asked for again', async (parts, text) => {
    open({}, { isReviewed: true, ...parts });
    const review = await area();
    review.getByText(text);
    expect(review.queryByRole('button')).toBeNull();
  });

  it.each([
    ['is still to come', { past: false }],
    ['was a no-show', { noShowAt: '2026-11-02T10:20:00-07:00' }],
    ['was cancelled', { state: 'cancelled' }],
  ])('is no subject of one that %s', async (_what, own) => {
    const page = open(own);
    await screen.findByText('Maya Rivers', { selector: 'a' });
    expect(screen.queryByRole('region', { name: 'Review' })).toBeNull();
    expect(page.asked.map(({ operation }) => operation)).not.toContain('AppointmentReview');
  });
});
