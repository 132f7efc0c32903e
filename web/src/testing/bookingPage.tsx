import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route } from 'wouter';
import { BookingPage } from '../features/booking/BookingPage.js';
import { OfflineNotice } from '../features/shell/OfflineNotice.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { renderPage, type Answers, type RenderedPage } from './renderPage.js';

/** Where a time is chosen for a massage with hot stones. */
export const AT_TIME = '/p/willow/book?service=massage&add_ons=stones&step=time';

export const openBooking = (answers: Answers, at = AT_TIME): RenderedPage =>
  renderPage(
    <>
      <Route path="/p/:slug/book">
        <BookingPage />
      </Route>
      <OfflineNotice />
      <ToastRegion />
    </>,
    answers,
    at,
  );

/** Sets the page's time zone to the practice's, so that no second time is shown. */
export function settleInVancouver() {
  window.scrollTo = () => {};
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'America/Vancouver' } as Intl.ResolvedDateTimeFormatOptions);
}

export function leaveBooking() {
  cleanup();
  sessionStorage.clear();
  jest.restoreAllMocks();
}

// By text: roles are worked out for each of four hundred time zones.
export const click = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByText(name, { selector: 'button, button *' }));

export const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

export async function fillDetails() {
  await type('First name', 'Maya');
  await type('Last name', 'Rivers');
  await type('Email', 'maya@example.test');
  await type('Mobile phone', '6045550123');
}

/** From the choice of the time to what there is to pay. */
export async function toPayment() {
  await click('9:00 AM');
  await fillDetails();
  await click('Continue to payment');
  await screen.findByRole('heading', { level: 1, name: 'Payment' });
  await screen.findByLabelText('Coupon or gift card');
}

export const bookingSummary = () => within(screen.getByRole('complementary', { name: 'Your booking' }));

/** How often an operation was asked for. */
export const count = (page: RenderedPage, operation: string) =>
  page.asked.filter((asked) => asked.operation === operation).length;

/** What an operation was asked with the last time. */
export const sent = (page: RenderedPage, operation: string) =>
  page.asked.findLast((asked) => asked.operation === operation)?.variables as Record<string, unknown> | undefined;
