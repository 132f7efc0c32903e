import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { leavePage, openAppointment, pageHeading, stopClock } from '../../testing/appointmentPage.js';
import { testAppointment } from './testAppointment.js';

beforeEach(stopClock);
afterEach(leavePage);

describe('the heading and the sentence', () => {
  it.each([
    [{ state: 'approved' }, 'Appointment accepted', "You're all set. Mara is looking forward to seeing you."],
    [{ state: 'approved', past: true }, 'Appointment passed', 'We hope it did you good.'],
    [{ state: 'pending' }, 'Appointment pending', "Mara has your request. We'll email you as soon as they reply."],
    [
      { state: 'awaiting_payment' },
      'Appointment pending',
      "We're holding this time for you. Finish paying to book it.",
    ],
    [{ state: 'cancelled', past: true }, 'Appointment cancelled', 'This appointment has been cancelled.'],
    [{ state: 'declined' }, 'Appointment declined', "Mara couldn't take this request. You'll get a full refund."],
    [
      { state: 'unavailable' },
      'Appointment unavailable',
      "This request wasn't answered in time. You'll get a full refund.",
    ],
    [
      { state: 'unavailable', paymentDueBy: '2026-11-20T10:00:00Z' },
      'Appointment unavailable',
      "This time wasn't paid for in time, so it's free again. A payment that arrives later will be refunded in full.",
    ],
  ])('of %p are %s: %s', async (change, title, sentence) => {
    openAppointment(change);
    expect((await pageHeading()).textContent).toBe(title);
    screen.getByText(sentence);
  });

  it('say kindly that a link is unknown', async () => {
    const { asked } = openAppointment(null);
    expect((await pageHeading()).textContent).toBe("We couldn't find this appointment");
    expect(asked[0]?.variables).toEqual({ instantActionToken: 'secret' });
  });

  it('give way to an error that can be tried again', async () => {
    let broken = true;
    openAppointment(null, {
      AppointmentPage: () => {
        if (broken) throw new Error('down');
        return { tokenAppointment: testAppointment({}) };
      },
    });
    await screen.findByText('This appointment did not load');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Appointment accepted' });
  });
});

describe('an appointment that awaits its payment', () => {
  const awaiting = () => ({
    state: 'awaiting_payment',
    clientPaymentStatus: 'Card_needed',
    paymentAction: 'pay_now',
    paymentDueBy: new Date(Date.now() + 9 * 60_000 + 5500).toISOString(),
  });

  it('counts down what is left', async () => {
    openAppointment(awaiting());
    await screen.findByText('9:06');
    act(() => void jest.advanceTimersByTime(2000));
    screen.getByText('9:04');
    screen.getByRole('button', { name: 'Pay now' });
  });

  it('asks every five seconds, and no more once it is paid', async () => {
    let paid = false;
    const { asked } = openAppointment(null, {
      AppointmentPage: () => ({
        tokenAppointment: testAppointment(
          paid ? { state: 'pending', clientPaymentStatus: 'Paid', paymentAction: 'none' } : awaiting(),
        ),
      }),
    });
    await screen.findByRole('button', { name: 'Pay now' });
    const before = asked.length;
    paid = true;
    await act(() => jest.advanceTimersByTimeAsync(5100));
    await screen.findByText('Thank you. Nothing is due.');
    expect(asked.length).toBe(before + 1);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(asked.length).toBe(before + 1);
  });

  it('asks again once the time has run out', async () => {
    let lapsed = false;
    openAppointment(null, {
      AppointmentPage: () => ({
        tokenAppointment: testAppointment(
          lapsed
            ? { state: 'unavailable', paymentDueBy: '2026-11-20T12:00:01Z', clientPaymentStatus: 'Cancelled' }
            : { ...awaiting(), paymentDueBy: '2026-11-20T12:00:03Z' },
        ),
      }),
    });
    await screen.findByRole('button', { name: 'Pay now' });
    lapsed = true;
    await act(() => jest.advanceTimersByTimeAsync(3500));
    await waitFor(() => screen.getByRole('heading', { level: 1, name: 'Appointment unavailable' }));
  });
});

describe('the ways on', () => {
  it('lead to another appointment', async () => {
    openAppointment({});
    const link = await screen.findByRole('link', { name: 'Book another appointment' });
    expect(link.getAttribute('href')).toBe('/p/mara-jensen/book');
  });

  it('lead to another time, as long as it can be moved', async () => {
    openAppointment({});
    const move = await screen.findByRole('link', { name: 'Move appointment' });
    expect(move.getAttribute('href')).toBe('/m/c/secret/move');
    cleanup();
    openAppointment({ canReschedule: false });
    await pageHeading();
    expect(screen.queryByRole('link', { name: 'Move appointment' })).toBeNull();
  });

  it('lead to the review once the visit is over', async () => {
    openAppointment({ past: true, reviewLink: '/i/r/rating?referral_code=code&client_id=client' });
    const link = await screen.findByRole('link', { name: 'Leave a review' });
    expect(link.getAttribute('href')).toBe('/i/r/rating?referral_code=code&client_id=client');
  });
});
