import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noteConnection } from '../../../connection/connectionState.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { LineCut, renderPage, type Answers } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { NotificationBell } from './NotificationBell.js';

const payment = (id: string, own: object = {}) => ({
  __typename: 'Appointment',
  id,
  instantActionToken: `token-of-${id}`,
  clientName: `Client ${id}`,
  formattedStartsAt: 'Friday, November 20, 2026 at 9:00 AM Vancouver time',
  amountCurrency: 'USD',
  dueCents: 9050,
  paymentStatus: 'Unpaid',
  paymentError: null,
  hasTransaction: false,
  hasPaymentMethod: true,
  ...own,
});
const failed = payment('a', { paymentStatus: 'Failed', paymentError: 'Your card was declined.' });
const inbox = (failedPayments: object[], missingPayments: object[] = [], hasPaymentProvider = true) => ({
  ...{ failedPayments, missingPayments, failedRefunds: [] as object[], disputedPayments: [] as object[] },
  registrationsToSettle: [] as object[],
  currentPractice: { __typename: 'Practice', id: 'p', hasPaymentProvider },
});
const refund = (id: string, amountCents: number) => ({ __typename: 'FailedRefund', id, amountCents });
const retried = (id: string, errors: string[] = []) => ({
  retryPayment: {
    __typename: 'ChargeCardPayload',
    result: errors.length ? 'failure' : 'success',
    errors: errors.map((message) => ({ __typename: 'UserError', message })),
    appointment: {
      __typename: 'Appointment',
      ...{ id, instantActionToken: `token-of-${id}`, dueCents: errors.length ? 9050 : 0 },
      paymentStatus: errors.length ? 'Failed' : 'Paid',
      paymentError: errors[0] ?? null,
    },
  },
});
const down = () => {
  throw new Error('down');
};
const open = async (own: Answers = {}) => {
  const page = renderPage(
    <>
      <NotificationBell />
      <ToastRegion />
    </>,
    {
      WaitingRequests: () => ({ pendingAppointments: [] }),
      ProInbox: () => inbox([failed]),
      ...own,
    },
    '/portal',
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await screen.findByRole('dialog', { name: 'Notifications' });
  return page;
};
const item = async (kind: string) => (await screen.findByText(kind)).closest('article') as HTMLElement;

afterEach(cleanup);

describe('the notifications of payments', () => {
  it('distinguish failed, uncharged and planned payments', async () => {
    await open({ ProInbox: () => inbox([failed], [payment('b'), payment('c', { hasTransaction: true })]) });
    const first = within(await item('Payment failed'));
    expect(first.getByText('Client a')).toBeTruthy();
    expect(first.getByText('$90.50')).toBeTruthy();
    expect(first.getByText('Your card was declined.')).toBeTruthy();
    expect(first.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/portal/calendar#token-of-a');
    expect(within(await item('Payment past due')).getByText('Client b')).toBeTruthy();
    expect(within(await item('Payment unprocessed')).getByText('Client c')).toBeTruthy();
    const all = screen.getByRole('link', { name: 'See all unpaid payments' });
    expect(all.getAttribute('href')).toBe('/portal/payments?status=unpaid');
  });

  it('are counted by the bell, which grows beyond nine', async () => {
    const missing = Array.from({ length: 11 }, (_, index) => payment(`m${index}`));
    await open({ ProInbox: () => inbox([failed], missing) });
    const bell = await screen.findByRole('button', { name: 'Notifications 12', hidden: true });
    expect(bell.querySelector('[data-wide]')?.textContent).toBe('12');
  });

  it('say that there is nothing to do', async () => {
    await open({ ProInbox: () => inbox([]) });
    expect(await screen.findByText("You're all caught up")).toBeTruthy();
  });

  it('say nothing of the kind before it is known what there is', async () => {
    let answer = (_inbox: object) => {};
    const answered = new Promise<object>((resolve) => (answer = resolve));
    await open({ ProInbox: () => answered });
    expect(screen.queryByText("You're all caught up")).toBeNull();
    answer(inbox([failed]));
    expect(await item('Payment failed')).toBeTruthy();
    expect(screen.queryByText("You're all caught up")).toBeNull();
  });

  it('lose a payment that goes through on the retry, and the badge with it', async () => {
    let paid = false;
    const page = await open({
      ProInbox: () => inbox(paid ? [] : [failed], [payment('b')]),
      RetryPayment: () => {
        paid = true;
        return retried('a');
      },
    });
    fireEvent.click(within(await item('Payment failed')).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Success! Payment processed.')).toBeTruthy();
    expect(page.asked.find(({ operation }) => operation === 'RetryPayment')?.variables).toEqual({ appointmentId: 'a' });
    await waitFor(() => expect(screen.queryByText('Payment failed')).toBeNull());
    expect(await item('Payment past due')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Notifications 1', hidden: true })).toBeTruthy();
  });

  it.each<[string, Answers[string]]>([
    ['Payment failed: Insufficient funds.', () => retried('a', ['Insufficient funds.'])],
    ['Payment failed: Internal server error', down],
    [
      `We got no answer. Nothing is charged twice. ${CONNECTION_MESSAGE}`,
      () => {
        throw new LineCut();
      },
    ],
  ])('stay and say: %s', async (message, RetryPayment) => {
    await open({ RetryPayment });
    fireEvent.click(within(await item('Payment failed')).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await item('Payment failed')).toBeTruthy();
    act(() => noteConnection(false));
  });

  it('offer to add a card where none is saved, and nothing to charge without a provider', async () => {
    const without = payment('b', { hasPaymentMethod: false });
    await open({ ProInbox: () => inbox([], [without]), CardFormOfPractice: () => ({ cardForm: null }) });
    const visit = within(await item('Payment past due'));
    expect(visit.queryByRole('button', { name: 'Retry' })).toBeNull();
    fireEvent.click(visit.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByRole('dialog', { name: 'Add card' })).toBeTruthy();
    cleanup();
    await open({ ProInbox: () => inbox([], [without], false) });
    expect(within(await item('Payment past due')).queryByRole('button')).toBeNull();
  });

  it('leave the requests to be answered while payments are out of reach', async () => {
    const request = {
      ...payment('r', { state: 'pending', newClient: true }),
      ...{ startsAt: '2026-11-20T09:00:00-07:00', endsAt: '2026-11-20T10:00:00-07:00', timeZone: 'America/Vancouver' },
      ...{ clientNote: null, locationName: 'Studio', amountCents: 9000 },
      appointmentServices: [{ __typename: 'AppointmentServiceLine', id: 'line', name: 'Massage' }],
    };
    await open({ ProInbox: down, WaitingRequests: () => ({ pendingAppointments: [request] }) });
    expect(await screen.findByText('This did not load')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  });
});

describe('failed refunds', () => {
  it('are counted and link to their appointment', async () => {
    const owed = payment('c', { failedRefunds: [refund('r1', 4000), refund('r2', 550)] });
    const { visited } = await open({ ProInbox: () => ({ ...inbox([]), failedRefunds: [owed] }) });
    expect(await screen.findByRole('button', { name: /^Notifications.*1/, hidden: true })).toBeTruthy();
    expect(screen.getByText('Refund failed')).toBeTruthy();
    expect(screen.getByText('$45.50')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all payments' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'View' }));
    expect(visited.at(-1)).toContain('/portal/calendar');
  });
});

it('lists a disputed payment with the open amount', async () => {
  const dispute = (id: string, state: string) => ({ __typename: 'Dispute', id, amountCents: 4000, state });
  const visit = payment('d', { disputes: [dispute('d1', 'under_review'), dispute('d2', 'won')] });
  await open({ ProInbox: () => ({ ...inbox([]), disputedPayments: [visit] }) });
  expect(within(await item('Disputed')).getByText('$40.00')).toBeTruthy();
});

describe('a place at a group event', () => {
  const place = (own: object) => ({
    __typename: 'BookableEventRegistration',
    ...{ id: 'g', token: 'token-of-g', clientName: 'Client g', amountCurrency: 'USD', failedRefunds: [], disputes: [] },
    event: {
      __typename: 'BookableEvent',
      ...{ id: 'e', name: 'Yoga', startsAt: '2026-11-20T09:00:00-05:00', timeZone: 'America/New_York' },
    },
    ...own,
  });
  const failedRefunds = [refund('r1', 4000), refund('r2', 550)];
  const dispute = { __typename: 'Dispute', id: 'd', amountCents: 2500, state: 'needs_response' };

  it.each([
    ['Refund failed', '$45.50', { failedRefunds }],
    ['Disputed', '$25.00', { failedRefunds, disputes: [{ ...dispute, id: 'w', state: 'won' }, dispute] }],
  ])('is listed as “%s” with the amount and a link to its payment', async (badge, amount, own) => {
    await open({ ProInbox: () => ({ ...inbox([]), registrationsToSettle: [place(own)] }) });
    const listed = within(await item(badge));
    expect(listed.getByText(amount)).toBeTruthy();
    expect(listed.getByText('Yoga · Fri, Nov 20, 2026, 9:00 AM New York time')).toBeTruthy();
    const link = listed.getByRole('link', { name: 'View' });
    expect(link.getAttribute('href')).toBe('/portal/payments#token-of-g');
    expect(screen.getByRole('button', { name: 'Notifications 1', hidden: true })).toBeTruthy();
  });
});
