import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { bookingAnswers, checkoutAnswer, success } from '../../testing/bookingFlow.js';
import {
  AT_TIME,
  click,
  count,
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

  it('books anew when the details were changed after booking', async () => {
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

  it('books the same time again where it lapsed before it was paid for', async () => {
    let state = 'awaiting_payment';
    const page = openBooking(bookingAnswers({ paymentRequirement: 'charge', booking: () => ({ state }) }));
    await toPayment();
    state = 'unavailable';
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText(/was not paid for in time and is open to others again/);
    await click('Keep it again');
    await waitFor(() => expect(count(page, 'BookAppointment')).toBe(2));
    expect(count(page, 'CancelAppointmentNoUser')).toBe(0);
  });
});
