import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route } from 'wouter';
import type { ErrorCode } from '../gql/graphql.js';
import { AppointmentPage } from '../features/appointment/AppointmentPage.js';
import { testAppointment } from '../features/appointment/testAppointment.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { renderPage, type Answers, type RenderedPage } from './renderPage.js';
import { savedCard } from './savedCard.js';

/** What an appointment is like, or what it is like each time it is asked for; null where the link is unknown. */
type Change = object | null | (() => object);

/** The page of an appointment as its link opens it. */
export function openAppointment(change: Change, more: Answers = {}): RenderedPage {
  const appointment = () => (typeof change === 'function' ? (change as () => object)() : change);
  return renderPage(
    <>
      <Route path="/m/c/:instantActionToken">
        <AppointmentPage />
      </Route>
      <ToastRegion />
    </>,
    {
      AppointmentPage: () => {
        const found = appointment();
        return { tokenAppointment: found && testAppointment(found) };
      },
      ...more,
    },
    '/m/c/secret',
  );
}

const CARD_FORM = {
  __typename: 'CardForm',
  provider: 'stripe',
  publishableKey: 'pk',
  accountId: 'acct',
  squareLocationId: null,
  sandboxUrl: 'http://sandbox.test/stripe',
};

/** The same where the practice takes cards and the client has saved one. */
export const openWithCard = (change: Change, more: Answers = {}): RenderedPage =>
  openAppointment(change, {
    CardFormOfPractice: () => ({ cardForm: CARD_FORM }),
    BankOfPractice: () => ({ cardForm: CARD_FORM }),
    ...savedCard(),
    ...more,
  });

/** The visit is over and unpaid. */
export const OVERDUE = { clientPaymentStatus: 'Past_due', past: true, paymentAction: 'pay_now' };

/** Eleven days before the appointment. */
export const stopClock = () => void jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });

export function leavePage() {
  cleanup();
  // Toasts belong to no page; they would be seen by the next test.
  jest.advanceTimersByTime(9000);
  jest.useRealTimers();
}

export const pageHeading = () => screen.findByRole('heading', { level: 1 });

export const paymentPanel = async () =>
  within((await screen.findByRole('heading', { name: 'Payment' })).closest('section')!);

export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

export const variablesOf = (page: RenderedPage, operation: string) =>
  page.asked.find((asked) => asked.operation === operation)?.variables;

export const userError = (code: ErrorCode, message: string) => ({
  __typename: 'UserError',
  code,
  message,
  field: null,
});
