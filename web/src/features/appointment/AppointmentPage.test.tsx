import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { AppointmentPage } from './AppointmentPage.js';
import { testAppointment } from './testAppointment.js';

const render = (change: object | null, more: Answers = {}) =>
  renderPage(
    <>
      <Route path="/m/c/:instantActionToken">
        <AppointmentPage />
      </Route>
      <ToastRegion />
    </>,
    { AppointmentPage: () => ({ tokenAppointment: change && testAppointment(change) }), ...more },
    '/m/c/secret',
  );
const heading = () => screen.findByRole('heading', { level: 1 });
const soon = () => new Date(Date.now() + 9 * 60_000 + 5500).toISOString();

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the heading and the sentence', () => {
  it.each([
    [{ state: 'approved' }, 'Appointment accepted', 'You are all set. Mara is looking forward to seeing you.'],
    [{ state: 'approved', past: true }, 'Appointment passed', 'We hope it did you good.'],
    [
      { state: 'pending' },
      'Appointment pending',
      'Mara has received your request and will confirm it. We will let you know by e-mail.',
    ],
    [
      { state: 'awaiting_payment' },
      'Appointment pending',
      'We are keeping this time for you. Finish paying to book it.',
    ],
    [{ state: 'cancelled', past: true }, 'Appointment cancelled', 'This appointment has been cancelled.'],
    [
      { state: 'declined' },
      'Appointment declined',
      'Mara could not take this request. What you have paid is refunded in full.',
    ],
    [
      { state: 'unavailable' },
      'Appointment unavailable',
      'This request was not answered in time. What you have paid is refunded in full.',
    ],
    [
      { state: 'unavailable', paymentDueBy: '2026-11-20T10:00:00Z' },
      'Appointment unavailable',
      'This time was not paid for before it became free again. A payment that arrives later is refunded in full.',
    ],
  ])('of %p are %s: %s', async (change, title, sentence) => {
    render(change);
    expect((await heading()).textContent).toBe(title);
    screen.getByText(sentence);
  });

  it('say kindly that a link is unknown', async () => {
    const { asked } = render(null);
    expect((await heading()).textContent).toBe('We could not find this appointment');
    expect(asked[0]?.variables).toEqual({ instantActionToken: 'secret' });
  });

  it('give way to an error that can be tried again', async () => {
    let broken = true;
    render(null, {
      AppointmentPage: () => {
        if (broken) throw new Error('down');
        return { tokenAppointment: testAppointment({}) };
      },
    });
    await screen.findByText('This appointment did not load');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await heading()).textContent).toBe('Appointment accepted');
  });
});

describe('the facts of an appointment', () => {
  it('are who, with their phone', async () => {
    render({});
    const link = await screen.findByRole('link', { name: 'Mara Jensen' });
    expect(link.getAttribute('href')).toBe('/p/mara-jensen');
    expect(screen.getByRole('link', { name: '(604) 555-0142' }).getAttribute('href')).toBe('tel:+16045550142');
  });

  it("are when, in the client's zone, with the practitioner's beside it", async () => {
    render({});
    await screen.findByText('Tuesday, December 1, 2026');
    screen.getByText('11:00 AM – 12:15 PM EST');
    screen.getByText('(1 hr 15 min)');
    screen.getByText(/^9:00 AM – 10:15 AM .* for Mara$/);
  });

  it('name the time once where both read the same clock', async () => {
    render({ clientTimeZone: 'America/Vancouver' });
    await screen.findByText('Tuesday, December 1, 2026');
    expect(screen.queryByText(/for Mara$/)).toBeNull();
  });

  it('are where, and a file for the calendar', async () => {
    render({});
    await screen.findByText('1 Main Street, Vancouver, BC');
    const file = screen.getByRole('link', { name: 'Add to your calendar' });
    expect(file.getAttribute('href')).toBe('/calendar-files/secret.ics');
  });

  it.each([
    [{ state: 'approved', virtualMeetingLinkWithFallback: 'https://meet.example.com/1' }, 'Join the video visit'],
    [{ state: 'pending' }, 'The link appears here once the visit is accepted.'],
    [{ state: 'approved' }, 'Your practitioner will send you how to join.'],
  ])('are how to join: %p', async (change, words) => {
    render({ ...change, isVirtual: true, locationName: 'Online' });
    await screen.findByText(words);
  });

  it('never make a link of what is no address', async () => {
    render({ isVirtual: true, virtualMeetingLinkWithFallback: 'javascript:alert(1)' });
    expect((await screen.findByText('javascript:alert(1)')).tagName).toBe('P');
  });

  it('are the services, discount, tip, fees, total, refunds and what is due', async () => {
    render({
      amountCents: 13_500,
      tipAmountCents: 1000,
      feeCents: 200,
      platformFeeCents: 50,
      fullTotal: 12_750,
      dueCents: 7750,
      adjustments: [{ __typename: 'Adjustment', id: 'adjustment', amountCents: 500, note: 'Refund' }],
    });
    await screen.findByText('Services and price');
    const rows = screen
      .getAllByRole('definition')
      .map((value) => [value.previousElementSibling?.textContent, value.textContent]);
    expect(rows).toEqual([
      ['Massage1 hr', '$120'],
      ['Hot stonesAdd-on · 15 min', '$15'],
      ['Discount', '−$20'],
      ['Tip', '$10'],
      ['Fees', '$2.50'],
      ['Total', '$127.50'],
      ['Refund', '−$5'],
      ['Due', '$77.50'],
    ]);
  });

  it('call a price of 0 Free', async () => {
    render({ amountCents: 0, platformFeeCents: 0, fullTotal: 0, dueCents: 0, clientPaymentStatus: 'Free' });
    await screen.findByText('There is nothing to pay for this visit.');
    expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('Free');
  });
});

describe('the payment', () => {
  const panel = async () => within((await screen.findByRole('heading', { name: 'Payment' })).closest('section')!);

  it.each([
    [{ clientPaymentStatus: 'Free' }, 'Free', 'There is nothing to pay for this visit.'],
    [{ clientPaymentStatus: 'Paid' }, 'Paid', 'Thank you. Nothing is due.'],
    [
      { clientPaymentStatus: 'Failed', paymentError: 'Your card has insufficient funds.' },
      'Failed',
      'Payment failed: Your card has insufficient funds.',
    ],
    [
      { clientPaymentStatus: 'Pending' },
      'Pending',
      'Your Visa ending in 4242 will be charged the day of the appointment, Tue, Dec 1, 2026.',
    ],
    [{ clientPaymentStatus: 'Pending', transaction: null }, 'Pending', 'The payment is on its way.'],
    [
      { clientPaymentStatus: 'Card_needed' },
      'Card needed',
      'Please add a credit card. It will be charged the day of the appointment.',
    ],
    [
      { clientPaymentStatus: 'Card_needed_past_due', past: true },
      'Card needed past due',
      'The visit has not been paid for yet, and there is no card to charge.',
    ],
    [{ clientPaymentStatus: 'Past_due', past: true }, 'Past due', 'The visit has not been paid for yet.'],
    [{ clientPaymentStatus: 'Past_due', state: 'cancelled' }, 'Past due', 'A fee is owed for cancelling late.'],
  ])('of %p reads %s: %s', async (change, label, sentence) => {
    render(change);
    const payment = await panel();
    payment.getByText(label);
    payment.getByText(sentence);
  });

  it('is made directly where the practice takes no cards', async () => {
    render(
      { clientPaymentStatus: 'Pending' },
      {
        AppointmentPage: () => {
          const appointment = testAppointment({ clientPaymentStatus: 'Pending' });
          return {
            tokenAppointment: { ...appointment, practice: { ...appointment.practice, hasPaymentProvider: false } },
          };
        },
      },
    );
    const payment = await panel();
    payment.getByText('You pay Mara directly.');
    expect(payment.queryByRole('button')).toBeNull();
  });

  it('lists the offline methods while something is due, and none after', async () => {
    render({ clientPaymentStatus: 'Past_due', past: true });
    const list = within((await screen.findByText('Mara also accepts')).parentElement!);
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Cash', 'Zelle']);
    cleanup();
    render({ clientPaymentStatus: 'Paid', dueCents: 0 });
    await heading();
    expect(screen.queryByText('Mara also accepts')).toBeNull();
  });

  const charge = (result: string, errors: object[] = []): Answers => ({
    ChargeCard: () => ({ chargeCard: { __typename: 'ChargeCardPayload', result, errors, appointment: null } }),
  });
  const payWithSaved = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Visa ending in 4242');
    fireEvent.click(dialog.getByRole('button', { name: 'Pay $137.50' }));
  };
  const overdue = { clientPaymentStatus: 'Past_due', past: true };

  it('charges the saved card with the secret of the link', async () => {
    const { asked } = render(overdue, charge('success'));
    await payWithSaved();
    await screen.findByText('Your payment has been processed successfully.');
    expect(asked.find(({ operation }) => operation === 'ChargeCard')?.variables).toEqual({
      appointmentId: 'appointment',
      instantActionToken: 'secret',
    });
    expect(asked.filter(({ operation }) => operation === 'AppointmentPage').length).toBeGreaterThan(1);
  });

  it('says why a charge did not work', async () => {
    const error = { __typename: 'UserError', code: 'card_declined', message: 'Your card was declined.' };
    render(overdue, charge('failure', [error]));
    await payWithSaved();
    await screen.findByText('There was an error processing your payment: Your card was declined.');
  });

  it('calls an outage an internal server error', async () => {
    render(overdue, {
      ChargeCard: () => {
        throw new Error('boom');
      },
    });
    await payWithSaved();
    await screen.findByText('There was an error processing your payment: Internal server error');
  });

  it.each([
    [{ clientPaymentStatus: 'Card_needed', defaultPaymentMethod: null }, 'Add credit card', 'Save card'],
    [{ clientPaymentStatus: 'Card_needed_past_due', past: true, defaultPaymentMethod: null }, 'Pay now', 'Pay $137.50'],
  ])('takes a card: %p', async (change, button, submit) => {
    render(change, {
      CardFormOfPractice: () => ({
        cardForm: {
          __typename: 'CardForm',
          provider: 'stripe',
          publishableKey: 'pk',
          accountId: 'acct',
          sandboxUrl: 'http://127.0.0.1:1/stripe',
        },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findByLabelText('Card number');
    screen.getByRole('button', { name: submit });
  });
});

describe('an appointment that awaits its payment', () => {
  const awaiting = () => ({
    state: 'awaiting_payment',
    clientPaymentStatus: 'Card_needed',
    paymentRequirement: 'charge',
    paymentDueBy: soon(),
  });

  it('counts down what is left', async () => {
    render(awaiting());
    await screen.findByText('9:06');
    act(() => void jest.advanceTimersByTime(2000));
    screen.getByText('9:04');
    screen.getByRole('button', { name: 'Pay now' });
  });

  it('asks every five seconds, and no more once it is paid', async () => {
    let paid = false;
    const { asked } = render(null, {
      AppointmentPage: () => ({
        tokenAppointment: testAppointment(paid ? { state: 'pending', clientPaymentStatus: 'Paid' } : awaiting()),
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
    render(null, {
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

describe('cancelling by the link', () => {
  const answer = (result: string): Answers => ({
    CancelAppointmentNoUser: () => ({
      cancelAppointmentNoUser: { __typename: 'AppointmentPayload', result, errors: [], appointment: null },
    }),
  });
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    return within(await screen.findByRole('alertdialog'));
  };

  it.each([
    [{}, 'You can cancel free of charge.'],
    [{ dueCents: 0 }, 'You can cancel free of charge. What you have paid is refunded in full.'],
    [
      { cancellationFeeCents: 6750 },
      'The visit starts in less than 24 hours, so cancelling costs $67.50 (50 % of the price).',
    ],
    [
      { cancellationFeeCents: 6750, dueCents: 0 },
      'The visit starts in less than 24 hours, so cancelling costs $67.50 (50 % of the price). Anything that you have paid beyond that is refunded.',
    ],
  ])('tells what it costs before: %p', async (change, words) => {
    render(change);
    const dialog = await ask();
    dialog.getByText(words);
    dialog.getByText('Please give a day’s notice.');
  });

  it('happens after the confirmation only', async () => {
    const { asked } = render({}, answer('success'));
    const dialog = await ask();
    expect(asked.map(({ operation }) => operation)).not.toContain('CancelAppointmentNoUser');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByText('Your appointment has been cancelled.');
    expect(asked.find(({ operation }) => operation === 'CancelAppointmentNoUser')?.variables).toEqual({
      appointmentId: 'appointment',
      instantActionToken: 'secret',
    });
  });

  it('says when it did not work', async () => {
    render({}, answer('failure'));
    fireEvent.click((await ask()).getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByText('There was an error cancelling your appointment.');
  });

  it('is not offered where it is not possible', async () => {
    render({ past: true, canCancel: false });
    await heading();
    expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
  });
});

describe('the ways on', () => {
  it('lead to another appointment', async () => {
    render({});
    const link = await screen.findByRole('link', { name: 'Book another appointment' });
    expect(link.getAttribute('href')).toBe('/p/mara-jensen/book');
  });

  it('lead to the review once the visit is over', async () => {
    render({ past: true, reviewLink: '/i/r/rating?referral_code=code&client_id=client' });
    const link = await screen.findByRole('link', { name: 'Leave a review' });
    expect(link.getAttribute('href')).toBe('/i/r/rating?referral_code=code&client_id=client');
  });
});
