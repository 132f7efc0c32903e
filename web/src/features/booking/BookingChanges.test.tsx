import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bookingAnswers, checkoutAnswer, failure, success } from '../../testing/bookingFlow.js';
import {
  AT_TIME,
  click,
  count,
  fillDetails,
  leaveBooking,
  openBooking,
  sent,
  settleInVancouver,
  toPayment,
  type,
} from '../../testing/bookingPage.js';

beforeEach(settleInVancouver);
afterEach(leaveBooking);

describe('changing one’s mind before paying', () => {
  it('cancels the unpaid booking when another time is chosen, and takes the codes along', async () => {
    const page = openBooking({
      ...bookingAnswers({ paymentRequirement: 'charge' }),
      ApplyDiscountCode: () => checkoutAnswer('applyDiscountCode', success, 12_000),
    });
    await toPayment();
    await type('Coupon or gift card', 'SPRING26');
    await click(/^Apply/);
    await waitFor(() => expect(sessionStorage.getItem('yarrow-booking:willow')).toContain('SPRING26'));
    await click('Time');
    await click('10:00 AM');
    await screen.findByText('Your details');
    await click('Continue to payment');
    await screen.findByLabelText('Coupon or gift card');
    const order = page.asked.map(({ operation }) => operation);
    const steps = [
      'HoldSlot',
      'ReleaseSlot',
      'UnpaidBooking',
      'CancelAppointmentNoUser',
      'BookAppointment',
      'ApplyDiscountCode',
    ];
    expect(order.filter((name) => steps.includes(name))).toEqual([
      'HoldSlot',
      'BookAppointment',
      'ApplyDiscountCode',
      'UnpaidBooking',
      'CancelAppointmentNoUser',
      'HoldSlot',
      'BookAppointment',
      'ApplyDiscountCode',
    ]);
  });

  it('never cancels what was paid for meanwhile in another tab', async () => {
    let state = 'awaiting_payment';
    const page = openBooking(bookingAnswers({ paymentRequirement: 'charge', booking: () => ({ state }) }));
    await toPayment();
    await click('Time');
    state = 'approved';
    await click('10:00 AM');
    const booked = await screen.findByRole('link', { name: 'See your booking' });
    expect(booked.getAttribute('href')).toBe('/m/c/token');
    expect(count(page, 'CancelAppointmentNoUser')).toBe(0);
  });

  it('cancels the booking and books again when the details change', async () => {
    const page = openBooking(bookingAnswers({ paymentRequirement: 'charge' }));
    await toPayment();
    await click('Details');
    await type('Email', 'maya.rivers@example.test');
    await click('Continue to payment');
    await screen.findByLabelText('Coupon or gift card');
    expect(count(page, 'CancelAppointmentNoUser')).toBe(1);
    expect((sent(page, 'BookAppointment') as { input: object }).input).toMatchObject({
      client: { email: 'maya.rivers@example.test' },
    });
    await click('Details');
    await click('Continue to payment');
    await screen.findByLabelText('Coupon or gift card');
    expect(count(page, 'BookAppointment')).toBe(2);
  });

  it('finds the payment step, the tip and the booking again after a reload', async () => {
    const answers = bookingAnswers({ paymentRequirement: 'charge', practice: { acceptsTips: true } });
    const page = openBooking(answers);
    await toPayment();
    fireEvent.click(screen.getByRole('radio', { name: 'Not now' }));
    await waitFor(() => expect(sessionStorage.getItem('yarrow-booking:willow')).toContain('none'));
    cleanup();
    const again = openBooking(answers, AT_TIME.replace('time', 'payment'));
    await screen.findByLabelText('Coupon or gift card');
    expect((screen.getByRole('radio', { name: 'Not now' }) as HTMLInputElement).checked).toBe(true);
    expect([count(page, 'BookAppointment'), count(again, 'BookAppointment')]).toEqual([1, 0]);
  });

  it('books the same slot again if it expired before the payment', async () => {
    let state = 'awaiting_payment';
    const page = openBooking(bookingAnswers({ paymentRequirement: 'charge', booking: () => ({ state }) }));
    await toPayment();
    state = 'unavailable';
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText(/wasn't paid for in time and is open to others again/);
    await click('Hold it again');
    await waitFor(() => expect(count(page, 'BookAppointment')).toBe(2));
    expect(count(page, 'CancelAppointmentNoUser')).toBe(0);
  });
});

describe('a session that expires while a slot is held', () => {
  const NOTHING = { appointment: null, hold: null };
  const LOGIN_REQUIRED = failure('login_required', 'Please log in again to book this time.', 'holdId');
  /** Rejects the booking until the user logs in or the slot is held again. */
  const ended = () => {
    let isRefused = true;
    const answers = bookingAnswers();
    const page = openBooking({
      ...answers,
      BookAppointment: (variables) =>
        isRefused
          ? { bookAppointment: { __typename: 'BookAppointmentPayload', ...LOGIN_REQUIRED, ...NOTHING } }
          : answers['BookAppointment']!(variables),
      ReleaseSlot: (variables) => {
        isRefused = false;
        return answers['ReleaseSlot']!(variables);
      },
      Login: () => {
        isRefused = false;
        const user = { __typename: 'User', id: 'user-1', kind: 'client' };
        return { login: { __typename: 'SessionPayload', ...success, user } };
      },
    });
    return page;
  };

  it('can be renewed in the page, after which the booking continues', async () => {
    const page = ended();
    await click('9:00 AM');
    await fillDetails();
    await click('Request this time');
    const region = await screen.findByRole('region', { name: 'Log in again' });
    await waitFor(() => expect(document.activeElement).toBe(region));
    const again = within(region);
    fireEvent.change(await again.findByLabelText('Email'), { target: { value: 'maya@example.test' } });
    fireEvent.change(again.getByLabelText('Password'), { target: { value: 'four quiet words here' } });
    fireEvent.click(again.getByRole('button', { name: 'Log in' }));
    await screen.findByText('Your request is on its way');
    expect(count(page, 'BookAppointment')).toBe(2);
    expect(count(page, 'HoldSlot')).toBe(1);
  });

  it('leaves the choice to go on as a guest, who keeps the same time', async () => {
    const page = ended();
    await click('9:00 AM');
    await fillDetails();
    await click('Request this time');
    await click('Continue as a guest');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Log in again' })).toBeNull());
    await click('Request this time');
    await screen.findByText('Your request is on its way');
    const order = page.asked.map(({ operation }) => operation);
    expect(order.filter((name) => ['HoldSlot', 'ReleaseSlot', 'BookAppointment'].includes(name))).toEqual([
      ...['HoldSlot', 'BookAppointment', 'ReleaseSlot', 'HoldSlot', 'BookAppointment'],
    ]);
  });
});
